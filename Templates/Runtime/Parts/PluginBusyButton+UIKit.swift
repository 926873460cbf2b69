#if UIKIT
/// A button whose title can have a font of its own and a line below it, and which can be busy.
@MainActor
package final class PluginButton: UIButton {
    #if BUSY
    /// Whether an activity indicator is shown in place of the title and the image. A busy button
    /// performs no actions, but it looks enabled and keeps the focus.
    package var isBusy = false { didSet { if isBusy != oldValue { busyDidChange() } } }

    /// The accessibility value while the button is busy. VoiceOver announces it.
    package var busyLabel: String? { didSet { if isBusy, busyLabel != oldValue { announce() } } }

    /// The image that the button shows while it is not busy.
    package var idleImage: UIImage? { didSet { showImage() } }
    #endif

    /// Whether a line is drawn below the title.
    package var isTitleUnderlined = false { didSet { updateTitle() } }

    /// The font of the title, for the user's text size; nil for the font of the button's size.
    var titleFont: UIFont? { makeTitleFont() }

    private var makeTitleFont: @MainActor () -> UIFont? = { nil }
    private let indicator = UIActivityIndicatorView(style: .medium)  // if BUSY

    /// Sets the font of the title. It is evaluated again when the user changes the text size.
    package func setTitleFont(_ font: @autoclosure @escaping @MainActor () -> UIFont?) {
        makeTitleFont = font
        updateTitle()
    }

    #if BUSY
    package override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue && !isBusy }
    }

    package override var accessibilityTraits: UIAccessibilityTraits {
        get { isBusy ? super.accessibilityTraits.union(.notEnabled) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }

    package override var accessibilityValue: String? {
        get { isBusy ? busyLabel ?? super.accessibilityValue : super.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }

    package override func sendAction(_ action: UIAction) {
        if !isBusy { super.sendAction(action) }
    }

    private func busyDidChange() {
        updateTitle()
        configuration?.imageColorTransformer = UIConfigurationColorTransformer {
            [weak self] color in self?.contentColor(color) ?? color
        }
        if idleImage != nil { showImage() }
        guard isBusy else { return indicator.stopAnimating() }
        if indicator.superview == nil { addIndicator() }
        indicator.startAnimating()
        announce()
    }
    #endif

    /// Evaluates the font, the line and the color of the title again.
    private func updateTitle() {
        configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            [weak self] attributes in self?.titleAttributes(attributes) ?? attributes
        }
    }

    private func titleAttributes(_ attributes: Foundation.AttributeContainer) -> Foundation.AttributeContainer {
        typealias Attributes = Foundation.AttributeScopes.UIKitAttributes
        var attributes = attributes
        if let font = titleFont { attributes[Attributes.FontAttribute.self] = font }
        if isTitleUnderlined { attributes[Attributes.UnderlineStyleAttribute.self] = .single }
        #if BUSY
        if isBusy {
            let color: UIColor = attributes[Attributes.ForegroundColorAttribute.self] ?? tintColor
            attributes[Attributes.ForegroundColorAttribute.self] = contentColor(color)
        }
        #endif
        return attributes
    }

    #if BUSY
    /// Returns the color of the content. While the button is busy, the content is clear, and the
    /// indicator has its color.
    private func contentColor(_ color: UIColor) -> UIColor {
        guard isBusy else { return color }
        indicator.color = color
        return .clear
    }

    private func showImage() {
        // Only a template takes the clear color.
        configuration?.image = isBusy ? idleImage?.withRenderingMode(.alwaysTemplate) : idleImage
    }

    private func addIndicator() {
        indicator.translatesAutoresizingMaskIntoConstraints = false
        addSubview(indicator)
        NSLayoutConstraint.activate([
            indicator.centerXAnchor.constraint(equalTo: centerXAnchor),
            indicator.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    /// Announces the label after the current speech, if the button is visible.
    private func announce() {
        let views = sequence(first: self as UIView, next: \.superview)
        guard let busyLabel, window != nil, views.allSatisfy({ !$0.isHidden }) else { return }
        let announcement = NSAttributedString(
            string: busyLabel, attributes: [.accessibilitySpeechQueueAnnouncement: true])
        UIAccessibility.post(notification: .announcement, argument: announcement)
    }
    #endif
}
#endif
