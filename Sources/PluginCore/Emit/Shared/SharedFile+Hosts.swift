/// The protocols of hosts, and the states of screens.
extension SharedFile {
    /// The data for the template of the file with the hosts.
    var hostData: MustacheObject {
        let states = code.states.filter { $0.kits.contains(dialect.kit) }
        let plugins = code.plugins.supporting(dialect.kit)
        let parts = RuntimePart.needed(by: code, dialect)
        let access =
            code.hosts.all.isEmpty
            ? states.map(\.access).max { $0.isLower(than: $1) } ?? .internal : code.hostAccess(dialect)
        // A protocol of view controllers alone does not name SwiftUI.
        let extendsViews = code.hosts.views != nil || states.contains(where: \.hasModifier)
        let swiftUI = parts.contains(.swiftUI) && extendsViews ? ["SwiftUI"] : []
        // A state has values of types from the modules that its plugin imports.
        let imported = states.flatMap { $0.states.flatMap { $0.plugin.importedModules(dialect.kit) } }
        let engine = plugins.first?.controller.engine.map { [$0.name] } ?? []
        let modules = Set(imported + engine + swiftUI + [dialect.kit.name]).sorted()
        let areAllUsed = engine.isEmpty && Set(imported).isSubset(of: swiftUI + [dialect.kit.name])
        var context = dialect.context
        context.add([
            "imports": .text(
                imports(
                    of: modules, access, exposed: modules, areAllUsed: areAllUsed,
                    areExplicit: code.importAccess != nil)),
            "protocols": .source(depth: 0) { writeHosts(parts, to: &$0) },
            "states": .source(depth: 0) { out in
                for states in states {
                    StatesSource(states: states, hosts: code.hosts, dialect: dialect).write(to: &out)
                }
                if states.contains(where: { !$0.isEquatable(dialect) }) { writeComparisons(to: &out) }
            },
        ])
        return context
    }

    private func writeHosts(_ parts: [RuntimePart], to out: inout SwiftWriter) {
        let access = code.hostAccess(dialect).prefix
        if code.hosts.controllers != nil {
            let name = code.hosts.controllerType(dialect)
            out.mark(name)
            out.document("A view controller that shows plugins. It has the methods for them.")
            out.add("@MainActor\n\(access)protocol \(name): \(dialect.translated("PlatformViewController")) {}")
            out.blank()
            if parts.contains(.sceneHost) { out.add("extension PluginSceneHost: \(name) {}\n") }
            if parts.contains(.swiftUI) { out.add("extension PluginHostController: \(name) {}") }
        }
        if parts.contains(.swiftUI), code.hosts.views != nil {
            let name = code.hosts.viewType
            out.mark(name)
            out.document("A SwiftUI view that shows plugins. It has the modifiers for them.")
            out.add("\(access)protocol \(name): SwiftUI.View {}\n\nextension PluginModifiedView: \(name) {}")
        }
    }

    private func writeComparisons(to out: inout SwiftWriter) {
        out.blank()
        out.add(
            """
            /// Returns whether two values are equal.
            @MainActor
            private func areEqual<Value: Swift.Equatable>(_ value: Value, _ other: Value) -> Bool {
                value == other
            }

            /// Returns false: values that cannot be compared count as different.
            @MainActor
            private func areEqual<Value>(_ value: Value, _ other: Value) -> Bool {
                false
            }
            """)
    }
}

extension SharedCode {
    /// Returns the access level of the protocols of hosts: that of the most accessible plugin.
    func hostAccess(_ dialect: KitDialect) -> AccessLevel { plugins.supporting(dialect.kit).greatestAccess }
}
