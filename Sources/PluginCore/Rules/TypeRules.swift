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
    /// Reports types that properties, or parameters of closures, cannot have.
    mutating func reportUnusableTypes() {
        for input in description.inputs { reportUnusableType(input.type, of: "an input") }
        for handler in description.handlers {
            for parameter in handler.parameters {
                reportUnusableType(parameter.type, of: "a parameter")
            }
        }
        for view in viewsAndRows {
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

extension DescriptionValidator {
    /// Reports a literal that cannot be a value of the input's type.
    mutating func reportLiteral(_ literal: KnownType.Literal, in value: InputValue) {
        let type = value.type
        let isNegative =
            literal == .wholeNumber && value.text.hasPrefix("-") && type.hasPrefix("UInt")
            && KnownType.isNumber(type)
        let isTooLarge =
            literal == .wholeNumber && !isNegative
            && !KnownType.isWithinLimits(value.text, of: type)
        let isOfType = KnownType.accepts(literal, as: type) && !isNegative && !isTooLarge
        if isOfType { return }
        let found =
            isNegative
            ? "a number below 0" : isTooLarge ? "a number beyond its limits" : literal.description
        report(
            .mismatchedType,
            "'\(value.key)' is \(found), and '\(value.input.name.value)' is of type '\(type)'",
            at: value.expression.range, note: note(on: literal, in: value),
            as: literal != .nothing && KnownType.lacksLiterals(type) ? .warning : .error)
    }

    /// Returns what to write in place of a literal.
    private func note(on literal: KnownType.Literal, in value: InputValue) -> String? {
        let type = value.type
        switch literal {
        case .nothing:
            return "an optional is of type '\(KnownType.isFunction(type) ? "(\(type))" : type)?'"
        case .emptyArray where KnownType.accepts(.emptyDictionary, as: type):
            return "an empty dictionary is '[:]'"
        case .emptyDictionary where KnownType.accepts(.emptyArray, as: type):
            return "an empty array is '[]'"
        case .text:
            return ["URL", "URL?"].contains(type) ? "a URL is 'URL(string: \(value.text))!'" : nil
        default:
            return KnownType.accepts(.text, as: type)
                ? ValueShape.hint(quotingText: value.text) : nil
        }
    }

    /// Returns Swift's spelling of a value of another language, such as `None`. For String inputs, it may
    /// be unquoted text.
    func foreignSpelling(of value: InputValue) -> String? {
        guard let spelling = KnownType.value(ofForeign: value.text),
            !value.isOfText || spelling == "nil" && value.type == "String?"
        else { return nil }
        return spelling
    }

    /// Reports a value that is spelled as in another language.
    mutating func reportForeignValue(_ value: InputValue, spelling: String) {
        report(
            .invalidExpression, "'\(value.text)' is not a Swift value",
            at: value.expression.range,
            note: spelling == "nil" && !value.type.hasSuffix("?")
                ? "make the type '\(value.type)?' for 'nil'" : "did you mean '\(spelling)'?")
    }

    /// Returns whether a value is a call that can return nil, for an input that is not optional.
    func mayBeNil(_ value: InputValue) -> Bool {
        KnownType.lacksLiterals(value.type) && !value.type.hasSuffix("?")
            && KnownType.mayBeNil(value.text)
    }

    /// Warns of a value that may be nil.
    mutating func reportOptionalValue(_ value: InputValue) {
        report(
            .mismatchedType,
            "'\(value.key)' may be nil, and '\(value.input.name.value)' is of type '\(value.type)'",
            at: value.expression.range,
            note: "write '\(value.text)!', or make the type '\(value.type)?'", as: .warning)
    }

    /// Returns whether an expression only names a type, or its initializer. Several rules use this.
    func isTypeName(_ expression: String, of type: String) -> Bool {
        [type, type + ".init"].contains(expression)
    }

    /// Reports an expression that only names a type, and is not a value of it.
    ///
    /// - Parameter key: the key of the expression.
    mutating func reportTypeName(_ expression: Located<String>, _ key: String, of type: String) {
        var note: String?
        if type == "String" {
            note = ValueShape.hint(quotingText: expression.value)
        } else if SwiftIdentifier.isWord(type), !KnownType.lacksLiterals(type) {
            note = "write '\(type)()'"
        }
        report(
            .mismatchedType, "'\(key)' names a type, and makes no value of it",
            at: expression.range, note: note)
    }

    /// Returns whether a value seems to be a text without its quotation marks.
    ///
    /// A word that begins with a small letter is the name of a value if it is short, or has a capital letter
    /// in its middle.
    func isUnquotedText(_ value: InputValue) -> Bool {
        let text = value.text
        let isName =
            text.first?.isLowercase == true
            && (text.utf8.count < 4 || text.dropFirst().contains(where: \.isUppercase))
        return value.isOfText && !isName && SwiftIdentifier.isWord(text)
            && !SwiftIdentifier.keywords.contains(text)
    }

    /// Warns of a text without its quotation marks, which Swift reads as a name.
    mutating func reportUnquotedText(_ value: InputValue) {
        report(
            .mismatchedType, "'\(value.key)' is a Swift name, not a string literal",
            at: value.expression.range, note: ValueShape.hint(quotingText: value.text),
            as: .warning)
    }
}
