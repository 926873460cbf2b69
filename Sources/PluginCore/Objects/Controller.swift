/// The description of a plugin's controller, apart from its content.
package struct PluginController: Sendable {
    /// The framework's view controller, by its shared name. It is the default superclass.
    package static let defaultSuperclass = "PlatformViewController"

    /// The prefix of the name of the class.
    package let prefix: String
    /// The names of the methods that add and remove children.
    package let names: ContainmentNames
    /// The appearance of the configuration.
    package let appearance: AppearanceConfiguration
    /// The oldest platform versions of the configuration.
    package let minimumVersions: MinimumVersions
    /// The module whose shared code the controller uses; nil if that code is in its own module.
    package let engine: Engine?
    package let access: AccessLevel
    /// The place of the access level; nil if it is the one of the configuration.
    let accessRange: SourceRange?
    /// The access level that imports state; nil if they do not state one.
    package let importAccess: AccessLevel?
    /// The frameworks that the controller is for, each once, in the order of ``Kit/all``.
    package let kits: [Kit]
    /// The place of the frameworks; nil if they are those of the configuration.
    let kitsRange: SourceRange?
    /// The modules that are imported in addition to the framework, sorted, each once.
    package let imports: [String]
    package let superclass: Located<String>
    /// The lifecycle events at which the controller calls a method of the user.
    package let hooks: [Located<LifecycleHook>]
    /// Whether tests are generated for the plugin, if the configuration has a testing framework.
    package let hasTests: Bool
    /// Whether the file of the controller ends in previews.
    package let hasPreviews: Bool

    /// Whether the superclass is not the framework's view controller.
    package var hasCustomSuperclass: Bool {
        superclass.value != Self.defaultSuperclass
            && !kits.contains {
                $0.platformType(named: Self.defaultSuperclass) == superclass.value
            }
    }

    /// Returns whether the controller calls a method of the user at an event.
    package func contains(_ hook: LifecycleHook) -> Bool {
        hooks.contains { $0.value == hook }
    }
}

/// The access level of generated code.
package enum AccessLevel: String, CaseIterable, PlainValue {
    case `internal`
    case `package`
    case `public`

    /// Returns whether fewer modules can use declarations of this level.
    func isLower(than other: AccessLevel) -> Bool {
        switch (self, other) {
        case (.internal, .package), (.internal, .public), (.package, .public): true
        default: false
        }
    }
}

/// A lifecycle event at which a controller can call a method of the user. The cases are in the
/// order of the events.
package enum LifecycleHook: String, CaseIterable, Sendable {
    case viewDidLoad
    case viewWillAppear
    case viewIsAppearing
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
}

/// Decodes the keys of a description that concern its controller.
///
/// - Parameter configuration: The configuration, with the defaults.
func decodeController(
    _ node: JSONNode, configuration: ModuleConfiguration
) -> PluginController {
    PluginController(
        prefix: configuration.prefix,
        names: configuration.names,
        appearance: configuration.appearance,
        minimumVersions: configuration.minimumVersions,
        engine: configuration.engine,
        access: node.choice("access") ?? configuration.access,
        accessRange: node.member("access")?.range,
        importAccess: configuration.importAccess,
        kits: decodeKits(node) ?? configuration.kits,
        kitsRange: node.member("kits")?.range,
        imports: decodeImports(node),
        superclass: node.locatedString("superclass")
            ?? Located(PluginController.defaultSuperclass, at: node.range),
        hooks: node.member("hooks")?.elements.compactMap { element in
            element.choice(LifecycleHook.self).map { Located($0, at: element.range) }
        } ?? [],
        hasTests: node.member("tests") == nil,
        hasPreviews: node.bool("previews") ?? configuration.hasPreviews)
}

/// Decodes the modules that an object names in `imports`: sorted, each once.
func decodeImports(_ node: JSONNode) -> [String] {
    Set(node.object("imports").elements.compactMap(\.string)).sorted()
}

/// Decodes the frameworks that a description or a configuration names; nil if it names none.
func decodeKits(_ node: JSONNode) -> [Kit]? {
    let names = node.member("kits")?.elements.compactMap { $0.string } ?? []
    return names.isEmpty ? nil : Kit.all.filter { names.contains($0.name) }
}

extension Vocabulary {
    /// The keys of a description that concern its controller, apart from the content.
    package static let controllerKeys: [KeyShape] = [
        .optional(
            "access", .choice(of: AccessLevel.self),
            whenAbsent: "that of the configuration, or \"internal\"",
            "The access level of the controller and of the host helpers."
        ),
        kits(whenAbsent: "those of the configuration, or [\"\(Kit.default.name)\"]"),
        .optional(
            "imports", .list(of: .moduleName), whenAbsent: "[]",
            "The modules of the types that the description names."),
        .optional(
            "superclass", .swiftType, whenAbsent: "the framework's view controller",
            "The class that the controller inherits from. It needs 'init(nibName:bundle:)'."),
        .optional(
            "hooks", .list(of: .choice(of: LifecycleHook.self)),
            whenAbsent: "[]",
            "Lifecycle events for which the controller calls a method in your extension: "
                + "'pluginViewDidLoad()' for 'viewDidLoad', and so on."),
        .optional(
            "host", .object(host), whenAbsent: "{}",
            "The host helpers for the plugin."),
        .optional(
            "tests", .choice(Choice([TestFramework.none.rawValue])),
            whenAbsent: "that of the configuration",
            "With 'none', plugingen generates no tests of this plugin."),
        .optional(
            "previews", .boolean, whenAbsent: "that of the configuration, or false",
            "Whether the controller's file ends in previews for Xcode's canvas."),
    ]
}

extension Vocabulary {
    static func kits(whenAbsent: String) -> KeyShape {
        .optional(
            "kits", .list(of: .choice(Choice(Kit.all.map { $0.name }))), whenAbsent: whenAbsent,
            "The frameworks that code is generated for. With both, each file contains the code for both."
        )
    }
}

/// A platform that a configuration can name.
package enum SupportedPlatform: String, CaseIterable, Sendable {
    case iOS
    case macCatalyst
    case tvOS
    case visionOS
    case macOS

    /// The platform whose code it runs: Mac Catalyst runs that of iOS.
    package var platform: Platform {
        switch self {
        case .iOS, .macCatalyst: .iOS
        case .tvOS: .tvOS
        case .visionOS: .visionOS
        case .macOS: .macOS
        }
    }
}
