/// The description of a plugin's controller, apart from its content.
package final class PluginController: Sendable {
    /// The framework's view controller, by its shared name. It is the default superclass.
    package static let defaultSuperclass = "PlatformViewController"

    let node: JSONNode
    let configuration: ModuleConfiguration

    init(node: JSONNode, configuration: ModuleConfiguration) {
        self.node = node
        self.configuration = configuration
    }

    package var prefix: String { configuration.prefix }
    package var names: ContainmentNames { configuration.names }
    var hosts: HostProtocols { configuration.hosts }
    package var appearance: AppearanceConfiguration { configuration.appearance }
    package var minimumVersions: MinimumVersions { configuration.minimumVersions }
    package var engine: Engine? { configuration.engine }
    package var access: AccessLevel { node.choice("access") ?? configuration.access }
    package var importAccess: AccessLevel? { configuration.importAccess }
    /// The frameworks that the controller is for, each once, in the order of ``Kit/all``.
    package var kits: [Kit] { decodeKits(node) ?? configuration.kits }
    /// The modules that are imported in addition to the framework, sorted, each once.
    package var imports: [String] { decodeImports(node) }
    package var superclass: Located<String> {
        node.locatedString("superclass") ?? Located(Self.defaultSuperclass, at: node.range)
    }
    /// The protocols of the app that the controller conforms to.
    package var conformances: [Located<String>] { node.elements("conformsTo").compactMap(\.locatedString) }
    /// The size that a container of the framework, such as a popover, is asked for; nil if there is none.
    package var preferredSize: Size? { node.member("preferredSize").map(Size.init) }
    /// The lifecycle events at which the controller calls a method of the user.
    package var hooks: [Located<LifecycleHook>] {
        node.elements("hooks").compactMap { element in
            element.choice(LifecycleHook.self).map { Located($0, at: element.range) }
        }
    }
    /// Whether tests are generated for the plugin, if the configuration has a testing framework.
    package var hasTests: Bool { node.member("tests") == nil }
    /// Whether the file of the controller ends in previews.
    package var hasPreviews: Bool { node.bool("previews") ?? configuration.hasPreviews }

    /// Whether the superclass is not the framework's view controller.
    package var hasCustomSuperclass: Bool {
        superclass.value != Self.defaultSuperclass
            && !kits.contains {
                $0.platformType(named: Self.defaultSuperclass) == superclass.value
            }
    }

    /// Returns whether the controller calls a method of the user at an event.
    package func contains(_ hook: LifecycleHook) -> Bool { hooks.contains { $0.value == hook } }
}

/// The access level of generated code.
package enum AccessLevel: String, CaseIterable, Sendable {
    case `internal`, `package`, `public`

    /// The modifier of declarations with this level, with a space after it; empty for the default.
    var prefix: String { self == .internal ? "" : rawValue + " " }

    /// Returns whether fewer modules can use declarations of this level.
    func isLower(than other: AccessLevel) -> Bool { self != other && (self == .internal || other == .public) }
}

/// A lifecycle event at which a controller can call a method of the user. The cases are in the
/// order of the events.
package enum LifecycleHook: String, CaseIterable, Sendable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewWillLayoutSubviews, viewDidLayoutSubviews
    case viewDidAppear, viewWillDisappear, viewDidDisappear
}

/// Decodes the modules that an object names in `imports`: sorted, each once.
func decodeImports(_ node: JSONNode) -> [String] { Set(node.elements("imports").compactMap(\.string)).sorted() }

/// Decodes the frameworks that a description or a configuration names; nil if it names none.
func decodeKits(_ node: JSONNode) -> [Kit]? {
    let names = node.elements("kits").compactMap(\.string)
    return names.isEmpty ? nil : Kit.all.filter { names.contains($0.name) }
}

extension Vocabulary {
    /// The keys of a description that concern its controller, apart from the content.
    package static let controllerKeys: [KeyShape] = [
        .optional("access", .choice(of: AccessLevel.self)),
        kits,
        .optional("imports", .list(of: .moduleName)),
        .optional("superclass", .swiftType),
        .optional("conformsTo", .list(of: .swiftType)),
        .optional("preferredSize", .object(Size.shape)),
        .optional("hooks", .list(of: .choice(of: LifecycleHook.self))),
        .optional("host", .object(host)),
        .optional("tests", .choice(Choice([TestFramework.none.rawValue]))),
        .optional("previews", .boolean),
    ]
}

extension Vocabulary {
    static var kits: KeyShape { .optional("kits", .list(of: .choice(Choice(Kit.all.map { $0.name })))) }
}

extension DescriptionValidator {
    /// Reports what the engine of the module does not have: access for a public plugin, a framework, or a class of buttons
    /// that the app can derive others from.
    mutating func reportEngine() {
        let controller = description.controller
        guard let engine = controller.engine, let code = engine.code else { return }
        if controller.access == .public, code.access == .package {
            report(
                "access",
                "a public plugin needs a public engine, and '\(engine.name)' is only for its package",
                identifier: .unusableEngine,
                note: "write '\"package\"', or '\"providesEngine\": \"public\"' in the engine's configuration")
        }
        for kit in kits where !code.kits.contains(kit) {
            report(
                "kits", "the engine '\(engine.name)' has no code for \(kit.name)",
                identifier: .unusableEngine,
                note: "add '\"\(kit.name)\"' to the 'kits' of the engine's configuration")
        }
        if code.access == .package, controller.kits.contains(.appKit) { reportButtonClasses(of: engine) }
    }

    /// Reports buttons of an app's class. On AppKit, the class inherits from a class of the engine, and only public classes
    /// can have subclasses in other modules.
    private mutating func reportButtonClasses(of engine: Engine) {
        for case .button(let button) in viewsAndRows {
            guard let type = button.viewClass?.type else { continue }
            report(
                .unusableEngine,
                "on AppKit, a button's class needs a public engine, and '\(engine.name)' is only for its package",
                at: type.range,
                note: "remove 'type', or write '\"providesEngine\": \"public\"' in the engine's configuration")
        }
    }
}
