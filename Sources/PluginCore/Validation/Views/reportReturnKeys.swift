extension DescriptionValidator {
    /// Warns of a title of the Return key in a field from which the key moves to another one.
    mutating func reportReturnKeys() {
        guard let root = description.content?.root else { return }
        let fields = textFields(in: root, isConditional: false)
        for (current, next) in zip(fields, fields.dropFirst()) {
            guard let key = current.field.returnKey, !next.isConditional else { continue }
            report(
                .contradiction,
                "Return moves from this field to '\(next.field.name.value)', so its title cannot be "
                    + "'\(key.value.rawValue)'",
                at: key.range, note: "leave out \"returnKey\": the title is \"Next\"", as: .warning)
        }
    }

    /// Returns the text fields in a view, each with whether an input can hide or disable it.
    private func textFields(
        in view: ContentView, isConditional: Bool
    ) -> [(field: TextFieldView, isConditional: Bool)] {
        let isConditional =
            isConditional || view.attributes.isShownConditionally || view.enabledWhen != nil
        switch view {
        case .textField(let field): return [(field, isConditional)]
        case .stack(let stack):
            return stack.views.flatMap { textFields(in: $0, isConditional: isConditional) }
        default: return []
        }
    }
}
