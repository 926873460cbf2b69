#if UIKIT
/// Scrolls content that is too tall for its place, also to the text field that is edited.
@MainActor
package final class PluginFormScrollView: PluginScrollView {
    private var editedField: UITextField?
    private var lastHeight = CGFloat(0)

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.height != lastHeight else { return }
        lastHeight = bounds.height
        scrollToEditedField()
    }

    /// Keeps text fields visible while they are edited, also when a keyboard takes room.
    package func keepVisible(_ fields: UITextField...) {
        for field in fields {
            field.addAction(
                UIAction { [weak self, weak field] _ in
                    self?.editedField = field
                    self?.scrollToEditedField()
                }, for: .editingDidBegin)
            field.addAction(UIAction { [weak self] _ in self?.editedField = nil }, for: .editingDidEnd)
        }
    }

    private func scrollToEditedField() {
        guard let editedField else { return }
        // The views around the field may have to move first.
        for view in subviews { view.layoutIfNeeded() }
        scrollRectToVisible(convert(editedField.bounds, from: editedField), animated: false)
    }
}
#endif
