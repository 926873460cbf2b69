extension DescriptionValidator {
    /// What is made before the inputs have their values uses none of them.
    mutating func checkExpressions() {
        for index in description.inputs.indices {
            guard let value = description.inputs[index].defaultValue else { continue }
            checkExpression(value, "default", note: nil)
        }
        for case .custom(let custom) in views {
            guard let creation = custom.creation else { continue }
            if let literal = KnownType.Literal(creation.value) {
                report(
                    .mismatchedType,
                    "'create' is \(literal.words), and a view is of type '\(custom.type.value)'",
                    at: creation.range)
            }
            if reportsTypeName(creation, "create", of: custom.type.value) { continue }
            checkExpression(
                creation, "create",
                note: "the view is made first; bring the input to it in a method of yours, which "
                    + "\"hooks\": [\"viewDidLoad\"] calls")
        }
    }

    private mutating func checkExpression(
        _ expression: Located<String>, _ key: String, note: String?
    ) {
        // Most are literals. What is in a raw text or in a regular expression is not looked into.
        let text = expression.value
        guard KnownType.Literal(text) == nil || text.contains("\\("), text.first != "/",
            !text.contains("#\""), !text.contains("#/"),
            SwiftFragment.problem(ofExpression: text) == nil
        else { return }
        // Closures give names to what they are called with.
        let isPlain = !text.contains("{")
        for name in SwiftIdentifier.namesUsed(in: expression.value) {
            if let known = names.first(where: { $0.name.value == name }) {
                return report(
                    .invalidExpression,
                    "'\(key)' uses the \(known.kind) '\(name)', which has no value yet",
                    at: expression.range, note: known.kind == "input" ? note : nil)
            } else if isPlain, name != "copy",
                description.controller.kits.contains(where: { $0.reservedMembers.contains(name) })
            {
                return report(
                    .invalidExpression,
                    "'\(key)' uses '\(name)', a member of the controller, which is not made yet",
                    at: expression.range, note: note)
            } else if name == "self" {
                return report(
                    .invalidExpression, "'\(key)' uses 'self', which is not made yet",
                    at: expression.range,
                    note: note.map { _ in
                        "do it in a method of yours, which \"hooks\": [\"viewDidLoad\"] calls"
                    })
            } else if name == "Self" {
                return report(
                    .invalidExpression, "'\(key)' uses 'Self', which Swift does not allow there",
                    at: expression.range, note: "write '\(description.controllerName)'")
            }
        }
    }
}

extension DescriptionValidator {
    /// What stands for an input by default, or in tests, is of its type where both are known.
    mutating func checkLiterals() {
        let inputs = description.inputs
        for index in inputs.indices {
            if let value = inputs[index].defaultValue {
                checkLiteral(value, "default", of: inputs[index])
            }
            if let value = inputs[index].example {
                checkLiteral(value, "example", of: inputs[index])
            }
        }
    }

    private mutating func checkLiteral(
        _ value: Located<String>, _ key: String, of input: PluginInput
    ) {
        let type = input.type.value
        guard let literal = KnownType.Literal(value.value) else {
            return checkName(value, key, of: input)
        }
        let isTooSmall =
            literal == .wholeNumber && value.value.first == "-" && type.hasPrefix("UInt")
            && KnownType.isNumber(type)
        let fits = literal != .wholeNumber || isTooSmall || KnownType.holds(value.value, type)
        if KnownType.takes(literal, type) && !isTooSmall && fits
            || SwiftFragment.problem(ofType: type) != nil
            || SwiftFragment.problem(ofExpression: value.value) != nil
        {
            return
        }
        let note: String? =
            switch (literal, type) {
            case (.nothing, _):
                "an optional is of type '\(KnownType.isFunction(type) ? "(\(type))" : type)?'"
            case (.emptyArray, _) where KnownType.takes(.emptyDictionary, type):
                "an empty dictionary is '[:]'"
            case (.emptyDictionary, _) where KnownType.takes(.emptyArray, type):
                "an empty array is '[]'"
            case (.text, "URL"), (.text, "URL?"): "a URL is 'URL(string: \(value.value))!'"
            case (.text, _): nil
            default:
                KnownType.takes(.text, type) ? ValueShape.hint(quotingText: value.value) : nil
            }
        report(
            .mismatchedType,
            "'\(key)' is \(isTooSmall ? "a number below 0" : fits ? literal.words : "a number beyond its limits"), "
                + "and '\(input.name.value)' is of type '\(type)'",
            at: value.range, note: note,
            as: literal != .nothing && KnownType.isMadeByCalls(type) ? .warning : .error)
    }

    /// The name of a type is no value of it. Returns whether that is what is given.
    private mutating func reportsTypeName(
        _ value: Located<String>, _ key: String, of type: String
    ) -> Bool {
        guard [type, type + ".init"].contains(value.value) else { return false }
        report(
            .mismatchedType, "'\(key)' names a type, and makes no value of it", at: value.range,
            note: type == "String"
                ? ValueShape.hint(quotingText: value.value)
                : SwiftIdentifier.isWord(type) && !KnownType.isMadeByCalls(type)
                    ? "write '\(type)()'" : nil)
        return true
    }

    /// A text that lacks its quotation marks looks like the name of a type, and words of other languages
    /// like those of Swift.
    private mutating func checkName(
        _ value: Located<String>, _ key: String, of input: PluginInput
    ) {
        if reportsTypeName(value, key, of: input.type.value) { return }
        let isText = ["String", "String?"].contains(input.type.value)
        if let word = KnownType.value(ofForeign: value.value),
            !isText || word == "nil" && input.type.value == "String?"
        {
            return report(
                .invalidExpression, "'\(value.value)' is no value in Swift", at: value.range,
                note: word == "nil" && input.type.value.utf8.last != UInt8(ascii: "?")
                    ? "make the type '\(input.type.value)?' for 'nil'" : "did you mean '\(word)'?")
        }
        if KnownType.isMadeByCalls(input.type.value), input.type.value.last != "?",
            KnownType.mayBeNil(value.value)
        {
            return report(
                .mismatchedType,
                "'\(key)' may be nil, and '\(input.name.value)' is of type '\(input.type.value)'",
                at: value.range,
                note: "write '\(value.value)!', or make the type '\(input.type.value)?'",
                as: .warning)
        }
        // Names of values have a capital letter in their middle, or are short.
        let isName =
            value.value.first?.isLowercase == true
            && (value.value.utf8.count < 4
                || value.value.dropFirst().contains(where: \.isUppercase))
        guard isText, !isName, SwiftIdentifier.isWord(value.value),
            !SwiftIdentifier.keywords.contains(value.value)
        else { return }
        report(
            .mismatchedType, "'\(key)' is a name in Swift, and no text", at: value.range,
            note: ValueShape.hint(quotingText: value.value), as: .warning)
    }
}
