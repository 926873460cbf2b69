import Foundation

/// A view for a screen that has no content. Its subviews are not documented; these are some that show the
/// configuration.
@available(iOS 17.0, tvOS 17.0, *)
@MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var state = UIContentUnavailableConfiguration.empty()
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let imageView = UIImageView(image: nil)
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private let button = UIButton(frame: .zero)

    /// Whether the content can scroll.
    open var isScrollEnabled = false

    private init(state: UIContentUnavailableConfiguration) {
        super.init(frame: .zero)
        setUp(state)
    }

    public convenience init(configuration: UIContentUnavailableConfiguration) {
        self.init(state: configuration)
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        setUp(.empty())
    }

    open var configuration: any UIContentConfiguration {
        get { state }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else {
                preconditionFailure("a content-unavailable view does not support \(newValue)")
            }
            show(newValue)
        }
    }

    private func setUp(_ state: UIContentUnavailableConfiguration) {
        for view in [indicator, imageView, textLabel, secondaryLabel, button] { addSubview(view) }
        for label in [textLabel, secondaryLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        show(state)
    }

    private func show(_ state: UIContentUnavailableConfiguration) {
        if let action = self.state.buttonProperties.primaryAction {
            button.removeAction(action, for: .primaryActionTriggered)
        }
        self.state = state
        if state.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
        imageView.image = state.image
        textLabel.text = state.attributedText?.string ?? state.text
        secondaryLabel.text = state.secondaryAttributedText?.string ?? state.secondaryText
        button.configuration = state.button
        button.isEnabled = state.buttonProperties.isEnabled
        button.role = state.buttonProperties.role
        if let action = state.buttonProperties.primaryAction {
            button.addAction(action, for: .primaryActionTriggered)
        }
        imageView.isHidden = state.image == nil || state.isLoading
        textLabel.isHidden = textLabel.text == nil
        secondaryLabel.isHidden = secondaryLabel.text == nil
        button.isHidden = state.button.shownTitle == nil && state.button.image == nil
        setNeedsLayout()
    }

    /// Centers the visible subviews, one below the other.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let shown = [indicator, imageView, textLabel, secondaryLabel, button].filter {
            !$0.isHidden
        }
        let sizes = shown.map { view in
            let size = view.sizeThatFits(bounds.size)
            return CGSize(width: min(size.width, bounds.width), height: size.height)
        }
        var y = bounds.midY - sizes.reduce(0) { $0 + $1.height } / 2
        for (view, size) in zip(shown, sizes) {
            view.frame = CGRect(origin: CGPoint(x: bounds.midX - size.width / 2, y: y), size: size)
            y += size.height
        }
    }
}
