/// The plugin's values for assistive technologies and UI tests.
package struct PluginAccessibility: Sendable {
    let node: JSONNode
    let hasBackdrop: Bool

    /// The text that VoiceOver reads when the plugin becomes visible.
    package var announcement: TextSource? { node.text("announcement") }
    /// Whether VoiceOver skips the views behind the plugin, and touches beside it do nothing. Plugins with a backdrop
    /// are modal.
    package var isModal: Bool { node.bool("modal") ?? hasBackdrop }
    /// The name of the view that gets the focus; nil if the focus does not move.
    package var focus: Located<String>? { node.locatedString("focus") }
    /// The accessibility identifier of the controller's view.
    package var identifier: String? { node.string("identifier") }
}

extension Vocabulary {
    package static let accessibilityOfPlugin = ObjectShape(
        "plugin's 'accessibility'",
        [
            .optional("announcement", .text(.plain)),
            .optional("modal", .boolean),
            .optional("focus", .identifier),
            .optional("identifier", .name),
        ])
}

extension DescriptionValidator {
    /// Reports an announcement of an input that does not exist, or that is not a text.
    mutating func reportAnnouncement() {
        for binding in InputBinding.all(of: description.accessibility.announcement, as: .text) {
            reportUnknownReference(binding.input, to: "input")
            reportBindingType(binding)
        }
    }

    /// Reports a focus on a view that does not exist, or that VoiceOver does not see.
    mutating func reportFocus() {
        guard let focus = description.accessibility.focus else { return }
        reportUnknownReference(focus, to: "view")
        for case .image(let image) in viewsAndRows where image.isDecorative && image.name.value == focus.value {
            report("accessibility.focus", "the focus cannot move to an image that is 'decorative'")
        }
    }

    /// Warns of views without a text for VoiceOver: text fields, switches, sliders, buttons, and images in
    /// plugins that do not show any text.
    mutating func reportViewsWithoutLabels() {
        for case .textField(let field) in views
        where !hasText(field.placeholder) && !hasText(field.attributes.accessibility.label) {
            reportMissingLabel(
                "text field", field.name, note: "add a \"placeholder\", or \"accessibility\": " + "{ \"label\": … }")
        }
        for control in description.valueControls
        where control.titles.isEmpty && !hasText(control.attributes.accessibility.label) {
            reportMissingLabel(control.kindName, control.name, note: "add \"accessibility\": { \"label\": … }")
        }
        for case .button(let button) in viewsAndRows
        where !hasText(button.title) && !hasText(button.attributes.accessibility.label) {
            reportMissingLabel("button", button.name, note: "add a \"title\"; \"iconOnly\" can hide it")
        }
        if views.contains(where: { hasText($0.text) }) { return }
        for case .image(let image) in viewsAndRows
        where !image.isDecorative && !hasText(image.attributes.accessibility.label) {
            reportMissingLabel(
                "image", image.name,
                note: "add \"accessibility\": { \"label\": … }, or make it " + "\"decorative\": true")
        }
    }

    /// Returns whether there is a text, and it is not empty.
    private func hasText(_ text: TextSource?) -> Bool {
        guard let text else { return false }
        return text.alternatives.allSatisfy { if case .literal("") = $0 { false } else { true } }
    }

    private mutating func reportMissingLabel(_ kind: String, _ name: Located<String>, note: String) {
        report(
            .missingAccessibility,
            "\(kind) '\(name.value)' has no accessibility label",
            at: name.range, note: note, as: .warning)
    }
}

extension DiagnosticIdentifier {
    static let missingAccessibility: Self = "missing-accessibility"
}
