import Foundation

/// A control with a title and an image that performs its actions when it is tapped.
@MainActor
open class UIButton: UIControl {
    /// The kind of a button.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case plain = 6
        case close = 7
    }

    /// The meaning of a button in its context.
    public enum Role: Int, Sendable {
        case normal = 0
        case primary = 1
        case cancel = 2
        case destructive = 3
    }

    private var type = ButtonType.custom
    private var titles: [UInt: String] = [:]
    private var attributedTitles: [UInt: NSAttributedString] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    private var backgroundImages: [UInt: UIImage] = [:]
    private lazy var storedTitleLabel = makeTitleLabel()
    private lazy var storedImageView = makeImageView()
    private lazy var storedSubtitleLabel = makeTitleLabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        type = buttonType
    }

    /// Creates a button with the title and image of the action, which it performs.
    public convenience init(
        type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
    ) {
        self.init(frame: .zero)
        type = buttonType
        adopt(primaryAction)
    }

    public convenience init(
        configuration: UIButton.Configuration, primaryAction: UIAction? = nil
    ) {
        self.init(frame: .zero)
        type = .system
        self.configuration = configuration
        adopt(primaryAction)
    }

    override func touchUpInside() {
        super.touchUpInside()
        deliver(.primaryActionTriggered)
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty {
                configuration?.title = action.title
            }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    open var buttonType: UIButton.ButtonType { type }
    open var role: UIButton.Role = .normal
    open var menu: UIMenu?
    open var contentEdgeInsets: UIEdgeInsets = .zero {
        didSet { contentChanged() }
    }

    /// The button's configuration. It replaces the titles and images for states.
    open var configuration: UIButton.Configuration? {
        didSet { contentChanged() }
    }
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var automaticallyUpdatesConfiguration = true

    private var needsUpdateConfiguration = false

    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    override func stateChanged() {
        super.stateChanged()
        setNeedsUpdateConfiguration()
    }

    // MARK: Titles and images

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state.rawValue] = title
        contentChanged()
    }

    open func title(for state: UIControl.State) -> String? {
        titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state.rawValue] = title
        contentChanged()
    }

    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? attributedTitles[UIControl.State.normal.rawValue]
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state.rawValue] = color
    }

    open func titleColor(for state: UIControl.State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[UIControl.State.normal.rawValue]
    }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue] = image
        contentChanged()
    }

    open func image(for state: UIControl.State) -> UIImage? {
        images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
    }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state.rawValue] = image
    }

    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        backgroundImages[state.rawValue] ?? backgroundImages[UIControl.State.normal.rawValue]
    }

    open var currentTitle: String? { shownTitle }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentImage: UIImage? { shownImage }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }

    open var titleLabel: UILabel? { storedTitleLabel }
    open var imageView: UIImageView? { storedImageView }
    open var subtitleLabel: UILabel? { storedSubtitleLabel }

    var shownTitle: String? {
        if let configuration { return configuration.shownTitle }
        return attributedTitle(for: state)?.string ?? title(for: state)
    }

    var shownImage: UIImage? { configuration.map(\.image) ?? image(for: state) }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? shownTitle }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits
            if !isEnabled { traits.insert(.notEnabled) }
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Layout

    private func makeTitleLabel() -> UILabel {
        let label = UILabel()
        label.isAccessibilityElement = false
        label.font = .systemFont(ofSize: type == .system ? 15 : 18)
        label.numberOfLines = 0
        return label
    }

    private func makeImageView() -> UIImageView {
        UIImageView(image: nil)
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func adjustContentForContentSizeCategory() {
        storedTitleLabel.adjustFontForContentSizeCategory()
        contentChanged()
    }

    open override func layoutSubviews() {
        if needsUpdateConfiguration {
            needsUpdateConfiguration = false
            updateConfiguration()
        }
        super.layoutSubviews()
        layoutContent()
        wrapTitle()
    }

    /// The width that the layout has given to the button; 0 before the first layout.
    private var wrappingWidth: CGFloat = 0

    /// Gives the button the height that its title takes at the width of the layout.
    private func wrapTitle() {
        guard configuration != nil, !layoutState.translatesMask,
            wrappingWidth != storedBounds.width
        else { return }
        let height = layoutIntrinsicSize.height
        wrappingWidth = storedBounds.width
        if layoutIntrinsicSize.height != height { engineChanged() }
    }

    /// The intrinsic size for the layout: the width of the title on one line, and its height at the
    /// width of the last layout.
    override var layoutIntrinsicSize: CGSize {
        CGSize(
            width: naturalSize(inWidth: 0).width, height: naturalSize(inWidth: wrappingWidth).height
        )
    }

    override func wrappedHeight(inWidth width: CGFloat) -> CGFloat? {
        configuration == nil ? nil : naturalSize(inWidth: width).height
    }

    open override var intrinsicContentSize: CGSize { naturalSize(inWidth: 0) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(inWidth: 0) }
    open override var forFirstBaselineLayout: UIView { storedTitleLabel }

    func place(title: CGRect?, subtitle: CGRect?, image: CGRect?) {
        show(storedTitleLabel, shownTitle.map { _ in title } ?? nil)
        storedTitleLabel.text = shownTitle
        if configuration == nil {
            storedTitleLabel.textColor = currentTitleColor
        } else {
            storedTitleLabel.font = titleAttributes[FontAttribute.self]
            storedTitleLabel.textColor = titleAttributes[ForegroundColorAttribute.self]
        }
        show(storedSubtitleLabel, subtitle)
        storedSubtitleLabel.text = configuration?.subtitle
        show(storedImageView, image)
        storedImageView.image = shownImage
    }

    private func show(_ view: UIView, _ frame: CGRect?) {
        guard let frame else {
            if view.storedSuperview != nil { view.removeFromSuperview() }
            return
        }
        if view.storedSuperview !== self { addSubview(view) }
        view.frame = frame
    }
}
