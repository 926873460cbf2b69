extension DescriptionValidator {
    /// Warns of views without a text for VoiceOver: text fields, switches, sliders, buttons, and images in
    /// plugins that do not show any text.
    mutating func reportViewsWithoutLabels() {
        guard isComplete else { return }
        for case .textField(let field) in views
        where !hasText(field.placeholder) && !hasText(field.attributes.accessibility.label) {
            reportMissingLabel(
                "text field", field.name,
                note: "add a \"placeholder\", or \"accessibility\": "
                    + "{ \"label\": … }")
        }
        for control in description.valueControls
        where control.titles.isEmpty && !hasText(control.attributes.accessibility.label) {
            reportMissingLabel(
                control.kindName, control.name, note: "add \"accessibility\": { \"label\": … }")
        }
        for case .button(let button) in views
        where !hasText(button.title) && !hasText(button.attributes.accessibility.label) {
            reportMissingLabel(
                "button", button.name, note: "add a \"title\"; \"iconOnly\" can hide it")
        }
        if views.contains(where: { hasText($0.text) }) { return }
        for case .image(let image) in views
        where !image.isDecorative && !hasText(image.attributes.accessibility.label) {
            reportMissingLabel(
                "image", image.name,
                note: "add \"accessibility\": { \"label\": … }, or make it "
                    + "\"decorative\": true")
        }
    }

    /// Returns whether there is a text, and it is not empty.
    private func hasText(_ text: TextSource?) -> Bool {
        guard let text else { return false }
        return text.alternatives.allSatisfy { if case .literal("") = $0 { false } else { true } }
    }

    private mutating func reportMissingLabel(_ kind: String, _ name: Located<String>, note: String)
    {
        report(
            .missingAccessibility,
            "\(kind) '\(name.value)' has no accessibility label",
            at: name.range, note: note, as: .warning)
    }
}

extension DiagnosticIdentifier {
    static let missingAccessibility: Self = "missing-accessibility"
}
