/// Returns the data for the file with the code that all plugins share.
func sharedFileContext(
    of code: SharedCode, _ names: ContainmentNames, _ dialect: KitDialect
) -> MustacheObject {
    let kit = dialect.kit.name
    let access =
        code.engineAccess ?? (dialect.isShared ? code.plugins.greatestAccess : .internal)
    let source = RuntimeSource(
        for: dialect.kit, code.minimumVersions, access: code.engineAccess, names)
    let sections = source.sections(
        of: RuntimePart.needed(by: code, dialect), in: code.runtime)
    var context = tokensContext(of: code, dialect)
    context["access"] = .text(access == .internal ? "" : access.rawValue + " ")
    context["imports"] = .list(
        importLines(
            Set(code.appearance.imports + [kit]).sorted(), access, exposed: [kit],
            areExplicit: code.importAccess != nil)
            + (sections.useSwiftUI ? code.swiftUIImportLines : []))
    context["runtime"] = .list(
        sections.code.map { ["code": .text($0)] })
    context["platformTypes"] = .list(
        dialect.kit.platformTypes.map { type in
            ["name": .text(type.name), "type": .text(type.spelling)]
        })
    return context
}

extension SharedCode {
    fileprivate var swiftUIImportLines: [MustacheValue] {
        let exposed = engineAccess == nil ? [] : ["SwiftUI"]
        return [["line": "#if canImport(SwiftUI)"]]
            + importLines(
                ["SwiftUI"], engineAccess ?? .internal, exposed: exposed,
                areExplicit: importAccess != nil)
            + [["line": "#endif"]]
    }
}

extension [PluginDescription] {
    /// The highest access level of the controllers, which the code that they share needs too.
    fileprivate var greatestAccess: AccessLevel {
        let levels = map(\.controller.access)
        return AccessLevel.allCases.last(where: levels.contains) ?? .internal
    }
}
