/// Reports imports with a lower access level than the declarations that use them.
func reportImportAccess(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard let level: AccessLevel = configuration.choice("importAccess"),
        let range = configuration.member("importAccess")?.range
    else { return }
    for (key, owner) in [("access", "controllers"), ("providesEngine", "shared code")] {
        guard let access: AccessLevel = configuration.choice(key), level.isLower(than: access)
        else { continue }
        diagnostics.error(
            .contradiction, "\(access.rawValue) \(owner) cannot use \(level.rawValue) imports",
            at: SourcePlace(file, range),
            notes: [Diagnostic.Note("write '\"\(access.rawValue)\"', the value of '\(key)'")])
    }
}

extension DescriptionValidator {
    /// Reports a controller with a higher access level than the imports of its module.
    mutating func reportImportAccess() {
        let controller = description.controller
        guard let level = controller.importAccess, let range = controller.accessRange,
            level.isLower(than: controller.access)
        else { return }
        let access = controller.access.rawValue
        report(
            .contradiction, "a \(access) controller cannot use \(level.rawValue) imports",
            at: range,
            note: "write '\"importAccess\": \"\(access)\"' in \(ModuleConfiguration.fileName)")
    }
}
