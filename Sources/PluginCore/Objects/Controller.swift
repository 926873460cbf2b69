/// The description of a plugin's controller, apart from its content.
package struct PluginController: Sendable {
    /// The framework's view controller, by its shared name. It is the default superclass.
    package static let defaultSuperclass = "PlatformViewController"

    let node: JSONNode
    let configuration: ModuleConfiguration

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
    package var conformances: [Located<String>] {
        node.elements("conformsTo").compactMap(\.locatedString)
    }
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

/// Decodes the modules that an object names in `imports`: sorted, each once.
func decodeImports(_ node: JSONNode) -> [String] {
    Set(node.elements("imports").compactMap(\.string)).sorted()
}

/// Decodes the frameworks that a description or a configuration names; nil if it names none.
func decodeKits(_ node: JSONNode) -> [Kit]? {
    let names = node.elements("kits").compactMap(\.string)
    return names.isEmpty ? nil : Kit.all.filter { names.contains($0.name) }
}

extension Vocabulary {
    /// The keys of a description that concern its controller, apart from the content.
    package static let controllerKeys: [KeyShape] = [
        .optional("access", .choice(of: AccessLevel.self)),
        kits(),
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
    static func kits() -> KeyShape {
        .optional("kits", .list(of: .choice(Choice(Kit.all.map { $0.name }))))
    }
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
                note:
                    "write '\"package\"', or '\"providesEngine\": \"public\"' in the engine's configuration"
            )
        }
        for kit in kits where !code.kits.contains(kit) {
            report(
                "kits", "the engine '\(engine.name)' has no code for \(kit.name)",
                identifier: .unusableEngine,
                note: "add '\"\(kit.name)\"' to the 'kits' of the engine's configuration")
        }
        if code.access == .package, controller.kits.contains(.appKit) {
            reportButtonClasses(of: engine)
        }
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
                note:
                    "remove 'type', or write '\"providesEngine\": \"public\"' in the engine's configuration"
            )
        }
    }

    /// Reports types that one of the plugin's frameworks does not have.
    mutating func reportKitTypes() {
        for input in description.inputs {
            reportKitTypes(in: input.type)
            reportKitTypes(in: input.defaultValue)
            reportKitTypes(in: input.example)
        }
        for view in views {
            reportKitTypes(in: view.viewClass?.type)
            reportKitTypes(in: view.viewClass?.creation)
        }
        for handler in description.handlers {
            for parameter in handler.parameters { reportKitTypes(in: parameter.type) }
        }
        for expression in description.appExpressions { reportKitTypes(in: expression) }
        reportKitTypes(in: description.controller.superclass)
        for type in description.controller.conformances { reportKitTypes(in: type) }
    }

    /// - Parameter swift: a type, an expression or the name of the superclass.
    private mutating func reportKitTypes(in swift: Located<String>?) {
        guard let swift else { return }
        for word in words(of: swift.value) {
            guard let kit = foreignKits.first(where: { $0.hasType(word) }),
                !isQualified(word, in: swift.value)
            else { continue }
            reportType(word, of: kit, at: swift.range)
        }
    }

    private mutating func reportType(_ type: String, of kit: Kit, at range: SourceRange) {
        let others = description.controller.kits.filter { $0 != kit }.map(\.name)
            .joined(separator: " and ")
        // A type that only begins like the framework's types can be the user's.
        guard kit.knows(type) else {
            return report(
                .frameworkType,
                "'\(type)' seems to be a type of \(kit.name), which \(others) does not have",
                at: range, as: .warning)
        }
        let sharedName = kit.platformTypes.first { $0.spelling == type }?.name
        report(
            .frameworkType, "'\(type)' is a type of \(kit.name), which \(others) does not have",
            at: range, note: sharedName.map { "'\($0)' is the name for both frameworks" })
    }

    /// The frameworks that are not the plugin's only one; empty if its frameworks are not known.
    private var foreignKits: [Kit] {
        let kits = description.controller.kits
        return kits.isEmpty ? [] : Kit.all.filter { kits != [$0] }
    }

    /// Returns whether a word is the name of a framework, or follows the name of something else and a dot.
    private func isQualified(_ word: String, in swift: String) -> Bool {
        if Kit.all.contains(where: { $0.name == word }) { return true }
        return swift.contains("." + word)
            && !Kit.all.contains { swift.contains("\($0.name).\(word)") }
    }

    /// Returns the words of a type or an expression, without those in string literals.
    private func words(of swift: String) -> [String] {
        let words = SwiftIdentifier.codeParts(of: swift[...]).flatMap {
            SwiftIdentifier.words(in: String($0))
        }
        return Set(words).sorted()
    }
}

extension Kit {
    /// Returns whether a name seems to be that of one of the framework's types.
    fileprivate func hasType(_ name: String) -> Bool {
        knows(name)
            || ownsTypePrefix && name.count > typePrefix.count && hasTypePrefix(name)
    }
}

extension DescriptionValidator {
    /// Warns of custom views whose types are in one of Apple's modules that is not imported.
    mutating func reportMissingImports() {
        let imports = description.controller.imports
        for case .custom(let custom) in views {
            let parts = custom.type.value.split(separator: ".").map(String.init)
            guard let type = parts.last, let modules = KnownType.modules(ofView: type),
                parts.count == 1 || parts[0] == modules[0],
                !modules.contains(where: imports.contains)
            else { continue }
            let module = modules[0]
            report(
                .missingImport, "'\(type)' is a view of \(module), which is not imported",
                at: custom.type.range, note: "add \"\(module)\" to \"imports\"", as: .warning)
        }
    }
}

extension DiagnosticIdentifier {
    static let frameworkType: Self = "framework-type"
    static let missingImport: Self = "missing-import"
}
