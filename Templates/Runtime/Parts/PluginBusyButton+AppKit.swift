#if !UIKIT
/// A button that can be busy.
@MainActor
package final class PluginBusyButton: PluginButton {
    /// Whether a progress indicator is shown in place of the title and the image. A busy button
    /// ignores clicks and keys, but it looks enabled and keeps the keyboard focus.
    package var isBusy = false { didSet { if isBusy != oldValue { busyDidChange() } } }

    /// The accessibility value while the button is busy. VoiceOver announces it.
    package var busyLabel: String? { didSet { if isBusy, busyLabel != oldValue { announce() } } }

    private var idleTitle = ""
    private var idleImage: NSImage?
    private var idleSize = NSSize.zero
    private let indicator = NSProgressIndicator()

    /// The title that the button shows while it is not busy.
    package override var title: String {
        get { idleTitle }
        set {
            idleTitle = newValue
            updateContent()
        }
    }

    /// The image that the button shows while it is not busy.
    package override var image: NSImage? {
        get { idleImage }
        set {
            idleImage = newValue
            updateContent()
        }
    }

    package override var font: NSFont? { didSet { updateContent() } }

    package override var intrinsicContentSize: NSSize { isBusy ? idleSize : super.intrinsicContentSize }

    package override func accessibilityTitle() -> String? { isBusy ? idleTitle : super.accessibilityTitle() }

    package override func accessibilityValueDescription() -> String? {
        isBusy
            ? busyLabel ?? super.accessibilityValueDescription()
            : super.accessibilityValueDescription()
    }

    package override func isAccessibilityEnabled() -> Bool { !isBusy && super.isAccessibilityEnabled() }

    package override func mouseDown(with event: NSEvent) {
        if !isBusy { super.mouseDown(with: event) }
    }

    package override func sendAction(_ action: AppKit.Selector?, to target: Any?) -> Bool {
        !isBusy && super.sendAction(action, to: target)
    }

    private func busyDidChange() {
        updateContent()
        guard isBusy else { return indicator.stopAnimation(nil) }
        if indicator.superview == nil { addIndicator() }
        indicator.startAnimation(nil)
        announce()
    }

    /// Shows the title and the image, or nothing at the same size while the button is busy.
    private func updateContent() {
        super.title = idleTitle
        super.image = idleImage
        idleSize = super.intrinsicContentSize
        guard isBusy else { return }
        super.title = ""
        super.image = nil
        invalidateIntrinsicContentSize()
    }

    private func addIndicator() {
        indicator.style = .spinning
        indicator.controlSize = .small
        indicator.isDisplayedWhenStopped = false
        indicator.setAccessibilityElement(false)
        indicator.translatesAutoresizingMaskIntoConstraints = false
        addSubview(indicator)
        NSLayoutConstraint.activate([
            indicator.centerXAnchor.constraint(equalTo: centerXAnchor),
            indicator.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    /// Announces the label, if the button is visible.
    private func announce() {
        guard let busyLabel, let window, !isHiddenOrHasHiddenAncestor else { return }
        let priority = NSAccessibilityPriorityLevel.high.rawValue
        NSAccessibility.post(
            element: window, notification: .announcementRequested,
            userInfo: [.announcement: busyLabel, .priority: priority])
    }
}
#endif
