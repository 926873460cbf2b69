extension DescriptionValidator {
    /// The superclass is named as a class can be, and each hook is asked for once.
    mutating func checkController() {
        let superclass = description.controller.superclass
        if superclass.value != PluginController.defaultSuperclass,
            SwiftFragment.problem(ofType: superclass.value) == nil
        {
            if !isClassName(superclass.value) {
                report(
                    .invalidType, "'\(superclass.value)' cannot be a superclass",
                    at: superclass.range, note: "name a class, as in 'BaseViewController'")
            } else if KnownType.isNoController(superclass.value) {
                report(
                    .invalidType, "'\(superclass.value)' is no view controller",
                    at: superclass.range, note: "name a class, as in 'BaseViewController'")
            } else if superclass.value == description.controllerName,
                description.controller.hasOwnSuperclass
            {
                report(
                    .contradiction, "'\(superclass.value)' cannot be its own superclass",
                    at: superclass.range)
            }
        }
    }

    /// The modules are imported that views of known types come from; an import of the user's may hand them
    /// on.
    mutating func checkImports() {
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

    /// Whether a type can be spelt so when it is a class: words and dots, generic arguments aside.
    private func isClassName(_ type: String) -> Bool {
        var depth = 0
        var name = ""
        for character in type {
            switch character {
            case "<": depth += 1
            case ">": depth -= 1
            default: if depth == 0 { name.append(character) }
            }
        }
        return name.split(separator: ".", omittingEmptySubsequences: false)
            .allSatisfy { SwiftIdentifier.problem(of: String($0)) == nil }
    }
}
