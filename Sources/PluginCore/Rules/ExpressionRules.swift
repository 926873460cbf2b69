extension DescriptionValidator {
    /// Returns the names in an expression that stand for the controller or its members, in their order. Their kinds are
    /// "input", "handler" or "view", and nil for `self` and `Self`.
    func memberUses(in expression: String) -> [(name: String, kind: String?)] {
        SwiftIdentifier.namesUsed(in: expression).compactMap { name in
            if let known = names.first(where: { $0.name.value == name }) { return (name, known.kind) }
            return ["self", "Self"].contains(name) ? (name, nil) : nil
        }
    }

    /// Reports calls of methods of views that are no calls, or that use members of the controller.
    mutating func reportCalls() {
        for call in views.flatMap(\.attributes.calls) {
            let outline = SwiftPiece(call.value, isType: false).outline
            if !outline.unicodeScalars.prefix(1).allSatisfy(SwiftIdentifier.isHead) || !")}".contains(outline.suffix(1))
            {
                let name = SwiftIdentifier.isWord(call.value) ? call.value : "applyStyle"
                report(
                    .invalidExpression, "'\(call.value)' is not a call of a method",
                    at: call.range, note: "write a call, as in '\(name)()'")
            } else if let use = memberUses(in: call.value).first(where: { $0.kind != nil }) {
                report(
                    .invalidExpression,
                    "'calls' uses the \(use.kind ?? "") '\(use.name)', whose changes it does not follow",
                    at: call.range, note: hookNote)
            }
        }
    }

    /// Reports an expression of the app that uses members of the controller, which does not evaluate it again when
    /// these change.
    mutating func reportUsedMember(in expression: Located<String>) {
        let uses = memberUses(in: expression.value)
        guard let use = uses.first(where: { $0.name != "Self" }) else { return }
        let kind = use.kind.map { "the \($0) " } ?? ""
        let isInput = use.kind == "input" && use.name == expression.value
        report(
            .invalidExpression,
            "'swift' uses \(kind)'\(use.name)', whose changes it does not follow",
            at: expression.range, note: isInput ? "write '{ \"input\": \"\(use.name)\" }'" : hookNote)
    }

    private var hookNote: String {
        "set the property in a method of your own, which \"hooks\": [\"viewDidLoad\"] calls"
    }
}
