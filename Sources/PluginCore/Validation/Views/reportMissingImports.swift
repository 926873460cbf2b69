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
    static let missingImport: Self = "missing-import"
}
