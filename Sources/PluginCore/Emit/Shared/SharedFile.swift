/// The files that all plugins of a module share, for one framework: the shared code, the app's colors and fonts, and the
/// hosts with the states of screens.
struct SharedFile {
    let code: SharedCode
    let names: ContainmentNames
    let dialect: KitDialect

    /// The data for the template of the shared code.
    var data: MustacheObject {
        let kit = dialect.kit.name
        let access = code.engineAccess ?? (dialect.isShared ? code.plugins.greatestAccess : .internal)
        let controllerAccess = code.plugins.greatestAccess
        let source = RuntimeSource(
            for: dialect.kit, code.minimumVersions, access: code.engineAccess,
            controllerAccess: controllerAccess == .internal ? nil : controllerAccess, names)
        let parts = RuntimePart.needed(by: code, dialect)
        let sections = source.sections(of: parts, RuntimeCondition.needed(by: code, parts, dialect), in: code.runtime)
        let swiftUI = sections.useSwiftUI ? ["SwiftUI"] : []
        var context = dialect.context
        context.add([
            "access": .text(access.prefix),
            "imports": .text(
                imports(
                    of: Set(code.appearance.imports + [kit] + swiftUI).sorted(), access,
                    exposed: [kit] + (code.engineAccess == nil ? [] : swiftUI), areExplicit: code.importAccess != nil)),
            "code": .text(([platformTypes(access)] + sections.code).filter { !$0.isEmpty }.joined(separator: "\n\n")),
            "tokens": .source(depth: 0) { writeTokens(to: &$0) },
        ])
        return context
    }

    /// The names of the types that both frameworks have, in a file for both.
    private func platformTypes(_ access: AccessLevel) -> String {
        if !dialect.isShared { return "" }
        let types = dialect.kit.platformTypes.map { "\(access.prefix)typealias \($0.name) = \($0.spelling)" }
        return "// MARK: - Frameworks\n\n" + types.joined(separator: "\n")
    }

    /// The data for the template of the app's colors and fonts, in a module with an engine.
    var appearanceData: MustacheObject {
        var context = dialect.context
        context.add([
            "imports": .text(
                imports(
                    of: Set(code.appearance.imports + [dialect.kit.name]).sorted(), .internal, exposed: [],
                    areExplicit: code.importAccess != nil)),
            "tokens": .source(depth: 0) { writeTokens(to: &$0) },
        ])
        return context
    }
}

extension [PluginDescription] {
    /// The highest access level of the controllers, which the code that they share needs too.
    var greatestAccess: AccessLevel {
        let levels = map(\.controller.access)
        return AccessLevel.allCases.last(where: levels.contains) ?? .internal
    }
}
