extension DescriptionValidator {
    /// Warns of the app's types with the name of a type that view controllers contain: Swift finds that one first.
    mutating func reportShadowedTypes() {
        for input in description.inputs { reportShadowedTypes(in: input.type) }
        for handler in description.handlers {
            for parameter in handler.parameters { reportShadowedTypes(in: parameter.type) }
        }
        for view in views {
            if let type = view.viewClass?.type { reportShadowedTypes(in: type) }
        }
    }

    private mutating func reportShadowedTypes(in type: Located<String>) {
        let chains = type.value.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        let names = Set(chains.map { String($0.prefix { $0 != "." }) })
        for kit in description.controller.kits {
            let controller = kit.platformType(named: "PlatformViewController") ?? kit.name
            for name in names.intersection(kit.nestedTypes).sorted() {
                report(
                    .shadowedType, "in a view controller, '\(name)' is '\(controller).\(name)'",
                    at: type.range,
                    note:
                        "add the name of the module to your type, as in 'App.\(name)', or write '\(controller).\(name)'",
                    as: .warning)
            }
        }
    }
}

extension DiagnosticIdentifier {
    static let shadowedType: Self = "shadowed-type"
}
