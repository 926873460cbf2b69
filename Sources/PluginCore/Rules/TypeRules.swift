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

extension DescriptionValidator {
    /// Reports types that properties, or parameters of closures, cannot have.
    mutating func reportUnusableTypes() {
        for input in description.inputs { reportUnusableType(input.type, of: "an input") }
        for handler in description.handlers {
            for parameter in handler.parameters {
                reportUnusableType(parameter.type, of: "a parameter")
            }
        }
        for view in views {
            if let type = view.viewClass?.type { reportUnusableType(type, of: "a view") }
        }
    }

    private mutating func reportUnusableType(_ type: Located<String>, of subject: String) {
        if let spelling = KnownType.spelling(ofForeign: type.value) {
            report(
                .invalidType, "'\(type.value)' is not a Swift type", at: type.range,
                note: "did you mean '\(spelling)'?")
        } else if isUnusable(type.value, of: subject) {
            report(
                .invalidType, "\(subject) cannot be of the type '\(type.value)'", at: type.range,
                note: isEscaping(type.value)
                    ? "leave out '@escaping': it is added where Swift asks for it" : nil)
        }
    }

    private func isUnusable(_ type: String, of subject: String) -> Bool {
        let firstWord = KnownType.firstWord(of: type)
        return isEscaping(type) || type.hasSuffix("...") || type == "_" || type == "Self"
            || type.hasSuffix("!") && subject == "a parameter"
            || firstWord != type && KnownType.parameterWords.contains(firstWord)
            || type.hasPrefix("some ") && subject != "a view"
    }

    private func isEscaping(_ type: String) -> Bool {
        type != "@escaping" && KnownType.firstWord(of: type) == "@escaping"
    }
}
