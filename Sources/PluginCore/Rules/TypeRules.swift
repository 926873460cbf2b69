extension DescriptionValidator {
    /// Warns of the app's types with the name of a type that view controllers contain: Swift finds that one first.
    mutating func reportShadowedTypes() {
        for input in description.inputs { reportShadowedTypes(in: input.type) }
        for handler in description.handlers {
            for parameter in handler.parameters { reportShadowedTypes(in: parameter.type) }
        }
        for view in viewsAndRows {
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
    /// Warns of a default or an example of a text without its quotation marks, which Swift reads as a name.
    ///
    /// A word that begins with a small letter is the name of a value if it is short, or has a capital letter in its middle.
    mutating func reportUnquotedTexts() {
        for input in description.inputs where ["String", "String?"].contains(input.type.value) {
            for case (let key, let value?) in [
                ("default", input.defaultValue), ("example", input.example),
            ] {
                let text = value.value
                let isName =
                    text.first?.isLowercase == true
                    && (text.utf8.count < 4 || text.dropFirst().contains(where: \.isUppercase))
                let isWord = SwiftIdentifier.isWord(text) && !SwiftIdentifier.keywords.contains(text)
                if isName || !isWord { continue }
                report(
                    .mismatchedType, "'\(key)' is a Swift name, not a string literal",
                    at: value.range, note: ValueShape.hint(quotingText: text), as: .warning)
            }
        }
    }
}
