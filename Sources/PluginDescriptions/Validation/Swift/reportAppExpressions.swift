extension DescriptionValidator {
    /// Reports expressions of the app that are literals, or that use members of the controller: the
    /// controller does not evaluate them again when these change.
    mutating func reportAppExpressions() {
        for expression in description.appExpressions {
            reportLiteral(expression)
            reportUsedMember(in: expression)
        }
    }

    private mutating func reportLiteral(_ expression: Located<String>) {
        guard let literal = KnownType.Literal(expression.value), !expression.value.contains("\\(")
        else { return }
        report(
            .mismatchedType, "'swift' is \(literal.description), not an expression of the app",
            at: expression.range,
            note: literal == .text ? "write the text itself: \(expression.value)" : nil)
    }

    private mutating func reportUsedMember(in expression: Located<String>) {
        guard mayUseNames(expression.value) else { return }
        for name in SwiftIdentifier.namesUsed(in: expression.value) {
            if let known = names.first(where: { $0.name.value == name }) {
                return report(
                    .invalidExpression,
                    "'swift' uses the \(known.kind) '\(name)', whose changes it does not follow",
                    at: expression.range,
                    note: known.kind == "input" && name == expression.value
                        ? "write '{ \"input\": \"\(name)\" }'" : hookNote)
            } else if isControllerMember(name, in: expression.value) || name == "self" {
                return report(
                    .invalidExpression,
                    "'swift' uses '\(name)', whose changes it does not follow",
                    at: expression.range, note: hookNote)
            }
        }
    }

    private var hookNote: String {
        "set the property in a method of your own, which \"hooks\": [\"viewDidLoad\"] calls"
    }
}
