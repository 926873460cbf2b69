#if UIKIT
#if SUPPORTS_IOS_16
/// Shows that the content is missing, or that it is loading: with UIKit's own view where UIKit has
/// one, and otherwise with a stack that looks like it.
#else
/// Shows that the content is missing, or that it is loading, with UIKit's own view.
#endif
@MainActor
package final class PluginContentUnavailableView: UIView {
    package enum Style { case empty, loading, search }

    let style: Style

    package var image: UIImage? { didSet { update() } }

    package var text: String? { didSet { update() } }

    package var secondaryText: String? { didSet { update() } }

    /// The title of the button; nil for no button.
    package var buttonTitle: String? { didSet { update() } }

    /// Called when the button is tapped.
    package var action: () -> Void = {}

    #if SUPPORTS_IOS_16
    /// UIKit's view, or the stack.
    let content: UIView

    package convenience init(style: Style) {
        if #available(iOS 17, tvOS 17, *) {
            self.init(style: style, content: UIContentUnavailableView(configuration: .empty()))
        } else {
            self.init(style: style, content: PluginContentUnavailableStack())
        }
    }

    /// Creates a view that shows the state in UIKit's view or in the stack.
    init(style: Style, content: UIView) {
        self.style = style
        self.content = content
        super.init(frame: .zero)
        (content as? PluginContentUnavailableStack)?.pressHandler = { [weak self] in self?.action() }
        // Scrolls at large text sizes.
        if #available(iOS 17, tvOS 17, *) { (content as? UIContentUnavailableView)?.isScrollEnabled = true }
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        update()
    }
    #else
    let content = UIContentUnavailableView(configuration: .empty())

    package init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        // Scrolls at large text sizes.
        content.isScrollEnabled = true
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        update()
    }
    #endif

    @available(*, unavailable) package required init?(coder: NSCoder) { nil }

    private func update() {
        #if SUPPORTS_IOS_16
        if #available(iOS 17, tvOS 17, *), let view = content as? UIContentUnavailableView {
            view.configuration = configuration
        } else {
            (content as? PluginContentUnavailableStack)?.show(self)
        }
        #else
        content.configuration = configuration
        #endif
    }

    /// The state for UIKit's view, with UIKit's defaults for values that are nil.
    #if SUPPORTS_IOS_16
    @available(iOS 17, tvOS 17, *)
    #endif
    private var configuration: UIContentUnavailableConfiguration {
        var configuration: UIContentUnavailableConfiguration
        switch style {
        case .empty: configuration = .empty()
        case .loading: configuration = .loading()
        case .search: configuration = .search()
        }
        if let image { configuration.image = image }
        if let text { configuration.text = text }
        if let secondaryText { configuration.secondaryText = secondaryText }
        if let buttonTitle { configuration.button.title = buttonTitle }
        configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.action() }
        return configuration
    }
}

#if SUPPORTS_IOS_16
/// An image or an activity indicator over text and a button, like UIKit's content-unavailable view.
@MainActor
final class PluginContentUnavailableStack: UIView {
    let indicator = UIActivityIndicatorView(style: .medium)
    let imageView = UIImageView()
    let textLabel = UILabel()
    let secondaryLabel = UILabel()
    let button = UIButton(configuration: .plain())

    /// Called when the button is tapped.
    var pressHandler: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.tintColor = .secondaryLabel
        imageView.contentMode = .scaleAspectFit
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1, scale: .large)
        imageView.adjustsImageSizeForAccessibilityContentSizeCategory = true
        // Shrinks a large image instead of truncating text.
        for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
            imageView.setContentCompressionResistancePriority(UILayoutPriority(748), for: axis)
        }
        secondaryLabel.font = .preferredFont(forTextStyle: .subheadline)
        secondaryLabel.textColor = .secondaryLabel
        for label in [textLabel, secondaryLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        button.addAction(UIAction { [weak self] _ in self?.pressHandler() }, for: .primaryActionTriggered)
        addStack()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func show(_ state: PluginContentUnavailableView) {
        let isLoading = state.style == .loading
        if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
        imageView.image = state.image
        imageView.isHidden = state.image == nil
        textLabel.text = state.text
        textLabel.isHidden = state.text == nil
        textLabel.font =
            isLoading ? .preferredFont(forTextStyle: .subheadline) : .pluginFont(forTextStyle: .title2, weight: .bold)
        textLabel.textColor = isLoading ? .secondaryLabel : .label
        textLabel.accessibilityTraits = isLoading ? .staticText : [.staticText, .header]
        secondaryLabel.text = state.secondaryText
        secondaryLabel.isHidden = state.secondaryText == nil
        button.configuration?.title = state.buttonTitle
        button.isHidden = state.buttonTitle == nil
    }

    private func addStack() {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        for view in [indicator, imageView, textLabel, secondaryLabel, button] { stack.addArrangedSubview(view) }
        let scrollView = PluginScrollView(showing: stack)
        addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.centerYAnchor.constraint(equalTo: centerYAnchor),
            scrollView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}
#endif
#endif
