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
        let uses = memberUses(in: expression.value)
        guard let use = uses.first(where: { $0.name != "Self" }) else { return }
        let kind = use.kind.map { "the \($0) " } ?? ""
        let isInput = use.kind == "input" && use.name == expression.value
        report(
            .invalidExpression,
            "'swift' uses \(kind)'\(use.name)', whose changes it does not follow",
            at: expression.range,
            note: isInput ? "write '{ \"input\": \"\(use.name)\" }'" : hookNote)
    }

    private var hookNote: String {
        "set the property in a method of your own, which \"hooks\": [\"viewDidLoad\"] calls"
    }
}
