#if !UIKIT
/// Shows that the content is missing, or that it is loading: an image or an indicator over text
/// and a button, in the center.
@MainActor
package final class PluginContentUnavailableView: NSView {
    package enum Style { case empty, loading, search }

    let style: Style

    package var image: NSImage? { didSet { update() } }

    package var text: String? { didSet { update() } }

    package var secondaryText: String? { didSet { update() } }

    /// The title of the button; nil for no button.
    package var buttonTitle: String? { didSet { update() } }

    /// Called when the button is clicked.
    package var action: () -> Void = {}

    let indicator = NSProgressIndicator()
    let imageView = NSImageView()
    let textLabel = NSTextField(wrappingLabelWithString: "")
    let secondaryLabel = NSTextField(wrappingLabelWithString: "")
    let button = PluginButton()

    package init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        configure()
        addStack()
        update()
    }

    @available(*, unavailable) package required init?(coder: NSCoder) { nil }

    private func configure() {
        let isLoading = style == .loading
        indicator.style = .spinning
        indicator.controlSize = .small
        indicator.isHidden = !isLoading
        if isLoading { indicator.startAnimation(nil) }
        imageView.contentTintColor = .secondaryLabelColor
        imageView.symbolConfiguration = NSImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large)
        // VoiceOver reads the text.
        imageView.setAccessibilityElement(false)
        textLabel.font =
            isLoading ? .preferredFont(forTextStyle: .subheadline) : .pluginFont(forTextStyle: .title2, weight: .bold)
        textLabel.textColor = isLoading ? .secondaryLabelColor : .labelColor
        secondaryLabel.font = .preferredFont(forTextStyle: .subheadline)
        secondaryLabel.textColor = .secondaryLabelColor
        for label in [textLabel, secondaryLabel] {
            label.alignment = .center
            label.isSelectable = false
            // Wraps a long text instead of widening the window.
            label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        }
        // Shrinks a large image instead of enlarging the window.
        for orientation: NSLayoutConstraint.Orientation in [.horizontal, .vertical] {
            imageView.setContentCompressionResistancePriority(.dragThatCannotResizeWindow, for: orientation)
        }
        button.bezelStyle = .push
        button.pressHandler = { [weak self] in self?.action() }
    }

    private func addStack() {
        let stack = NSStackView(views: [indicator, imageView, textLabel, secondaryLabel, button])
        stack.orientation = .vertical
        stack.alignment = .centerX
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
        ])
    }

    private func update() {
        let symbol =
            style == .search ? NSImage(systemSymbolName: "magnifyingglass", accessibilityDescription: nil) : nil
        imageView.image = image ?? symbol
        imageView.isHidden = imageView.image == nil
        textLabel.stringValue = text ?? ""
        textLabel.isHidden = text == nil
        secondaryLabel.stringValue = secondaryText ?? ""
        secondaryLabel.isHidden = secondaryText == nil
        button.title = buttonTitle ?? ""
        button.isHidden = buttonTitle == nil
    }
}
#endif
