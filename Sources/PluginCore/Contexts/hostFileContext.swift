/// Returns the data for the file with the protocols of hosts, and with the states of screens.
func hostFileContext(of code: SharedCode, _ dialect: KitDialect) -> MustacheObject {
    let states = code.states.filter { $0.kits.contains(dialect.kit) }
    let plugins = code.plugins.supporting(dialect.kit)
    let parts = RuntimePart.needed(by: code, dialect)
    let protocolAccess = code.hostAccess(dialect)
    let access =
        code.hosts.all.isEmpty ? states.map(\.access).max { $0.isLower(than: $1) } ?? .internal : protocolAccess
    let usesSwiftUI = parts.contains(.swiftUI)
    let imported = states.flatMap { $0.states.flatMap { $0.plugin.importedModules(dialect.kit) } }
    let engine = plugins.first?.controller.engine.map { [$0.name] } ?? []
    let modules = Set(imported + engine + (usesSwiftUI ? ["SwiftUI"] : []) + [dialect.kit.name]).sorted()
    var context = dialect.context
    // A state has values of types from the modules that its plugin imports.
    context["imports"] = importContext(
        modules, access, exposed: modules, areAllUsed: modules.count < 3, areExplicit: code.importAccess != nil)
    context.add(code.hosts.context(dialect))
    context["access"] = .text(protocolAccess == .internal ? "" : protocolAccess.rawValue + " ")
    context["hasScene"] = .flag(parts.contains(.sceneHost))
    context["hasModifiers"] = .flag(usesSwiftUI)
    context["hasViewProtocol"] = .flag(usesSwiftUI && code.hosts.views != nil)
    context["states"] = .list(states.map { stateContext(of: $0, dialect) })
    context["comparesUnknownTypes"] = .flag(states.contains { !$0.isEquatable(dialect) })
    return context
}

extension SharedCode {
    /// Returns the access level of the protocols of hosts: that of the most accessible plugin.
    func hostAccess(_ dialect: KitDialect) -> AccessLevel {
        plugins.supporting(dialect.kit).greatestAccess
    }
}

extension HostProtocols {
    /// The types that generated code extends with the members for plugins.
    func context(_ dialect: KitDialect) -> MustacheObject {
        [
            "hosts": .text(
                controllers.map { SwiftIdentifier.escaped($0.value) } ?? dialect.translated("PlatformViewController")),
            "hasHostProtocol": .flag(controllers != nil),
            "hostViews": .text(views.map { SwiftIdentifier.escaped($0.value) } ?? "SwiftUI.View"),
        ]
    }
}
