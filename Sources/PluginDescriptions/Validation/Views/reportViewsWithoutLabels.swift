extension DescriptionValidator {
    /// Warns of views that have nothing for VoiceOver to read: text fields and buttons without a text, and
    /// images without a label if the plugin shows no text that describes them.
    mutating func reportSilentViews() {
        guard isComplete else { return }
        for case .textField(let field) in views
        where !says(field.placeholder) && !says(field.attributes.accessibility.label) {
            reportSilent(
                "text field", field.name,
                note: "add a \"placeholder\", or \"accessibility\": "
                    + "{ \"label\": … }")
        }
        for case .button(let button) in views
        where !says(button.title) && !says(button.attributes.accessibility.label) {
            reportSilent(
                "button", button.name, note: "add a \"title\"; \"iconOnly\" can hide it")
        }
        if views.contains(where: { says($0.text) }) { return }
        for case .image(let image) in views
        where !image.isDecorative && !says(image.attributes.accessibility.label) {
            reportSilent(
                "image", image.name,
                note: "add \"accessibility\": { \"label\": … }, or make it "
                    + "\"decorative\": true")
        }
    }

    /// Returns whether there is a text, and it is not empty.
    private func says(_ text: TextSource?) -> Bool {
        if case .literal("")? = text { false } else { text != nil }
    }

    private mutating func reportSilent(_ kind: String, _ name: Located<String>, note: String) {
        report(
            .missingAccessibility,
            "\(kind) '\(name.value)' has no accessibility label",
            at: name.range, note: note, as: .warning)
    }
}

extension DiagnosticIdentifier {
    static let missingAccessibility: Self = "missing-accessibility"
}
