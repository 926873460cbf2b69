import Foundation
import HeadlessKit

/// A control that users click.
@MainActor
open class NSButton: NSControl {
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        accessibility.isElement = true
        layoutState.hugging.y = 750
    }

    /// Creates a push button with a title.
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        push(target, action)
    }

    /// Creates a push button with an image.
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.image = image
        title = ""
        imagePosition = .imageOnly
        push(target, action)
    }

    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        self.image = image
        imagePosition = .imageLeading
        push(target, action)
    }

    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        becomeMark(.switch, title, target, action)
    }

    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        becomeMark(.radio, title, target, action)
    }

    /// Changes the button to a title beside a mark for the state, without a border.
    private func becomeMark(
        _ type: NSButton.ButtonType, _ title: String, _ target: Any?, _ action: Selector?
    ) {
        self.title = title
        setButtonType(type)
        isBordered = false
        image = NSImage(size: NSSize(width: 16, height: 16))
        imagePosition = .imageLeading
        self.target = target as AnyObject?
        self.action = action
        sizeToFit()
    }

    private func push(_ target: Any?, _ action: Selector?) {
        setButtonType(.momentaryPushIn)
        bezelStyle = .rounded
        self.target = target as AnyObject?
        self.action = action
        sizeToFit()
    }

    private(set) var buttonType = NSButton.ButtonType.momentaryPushIn

    open func setButtonType(_ type: NSButton.ButtonType) {
        buttonType = type
        contentChanged()
    }

    /// The title of the button's cell, which is what the button draws.
    var cellTitle = "Button" {
        didSet { if cellTitle != oldValue { contentChanged() } }
    }
    /// The image of the button's cell, which is what the button draws.
    var cellImage: NSImage? {
        didSet { if cellImage != oldValue { contentChanged() } }
    }

    open var title: String {
        get { cellTitle }
        set { cellTitle = newValue }
    }
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    open var alternateTitle = ""
    open var image: NSImage? {
        get { cellImage }
        set { cellImage = newValue }
    }
    open var alternateImage: NSImage?
    open var imagePosition: NSControl.ImagePosition = .noImage {
        didSet { if imagePosition != oldValue { contentChanged() } }
    }
    open var imageScaling: NSImageScaling = .scaleProportionallyDown
    open var imageHugsTitle = false
    open var symbolConfiguration: NSImage.SymbolConfiguration? {
        didSet { contentChanged() }
    }
    open var bezelStyle: NSButton.BezelStyle = .rounded {
        didSet { if bezelStyle != oldValue { contentChanged() } }
    }
    open var isBordered = true {
        didSet { if isBordered != oldValue { contentChanged() } }
    }
    /// The shape of the border.
    @available(macOS 26.0, *)
    open var borderShape: NSControl.BorderShape {
        get { storedBorderShape }
        set { storedBorderShape = newValue }
    }
    private var storedBorderShape: NSControl.BorderShape = .automatic
    open var isTransparent = false
    open var showsBorderOnlyWhileMouseInside = false
    open var bezelColor: NSColor?
    open var contentTintColor: NSColor?
    open var hasDestructiveAction = false
    open var keyEquivalent = ""
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    open var allowsMixedState = false

    open var state: NSControl.StateValue = .off {
        didSet { if state == .mixed, !allowsMixedState { state = .on } }
    }

    open func setNextState() {
        switch state {
        case .on: state = .off
        case .off where allowsMixedState: state = .mixed
        default: state = .on
        }
    }

    open func highlight(_ flag: Bool) { isHighlighted = flag }

    override func click() {
        if buttonType.keepsState { setNextState() }
        super.click()
    }

    override var takesFocusWhenClicked: Bool { false }

    /// Clicks the button if the event is its key equivalent.
    open override func performKeyEquivalent(with event: NSEvent) -> Bool {
        let relevant: NSEvent.ModifierFlags = [.command, .control, .option]
        guard isEnabled, !keyEquivalent.isEmpty, event.charactersIgnoringModifiers == keyEquivalent,
            event.modifierFlags.intersection(relevant)
                == keyEquivalentModifierMask.intersection(relevant)
        else { return super.performKeyEquivalent(with: event) }
        performClick(nil)
        return true
    }

    // MARK: Size

    open override var intrinsicContentSize: NSSize {
        var size = NSSize.zero
        let shown = cellImage.map { symbolConfiguration.flatMap($0.withSymbolConfiguration) ?? $0 }
        let hasImage = shown != nil && imagePosition != .noImage
        let hasTitle = imagePosition != .imageOnly && !cellTitle.isEmpty
        if hasTitle {
            size = TextMetrics.size(
                cellTitle, font: font ?? .systemFont(ofSize: 0), width: 0, maximumLines: 0)
        }
        if hasImage, let imageSize = shown?.size {
            switch imagePosition {
            case .imageAbove, .imageBelow:
                size.width = max(size.width, imageSize.width)
                size.height += imageSize.height + (hasTitle ? 2 : 0)
            case .imageOverlaps:
                size.width = max(size.width, imageSize.width)
                size.height = max(size.height, imageSize.height)
            default:
                size.width += imageSize.width + (hasTitle ? 4 : 0)
                size.height = max(size.height, imageSize.height)
            }
        }
        guard isBordered else { return size }
        return NSSize(width: size.width + 24, height: max(borderedHeight, size.height))
    }

    private var borderedHeight: CGFloat {
        switch controlSize {
        case .mini: 16
        case .small: 19
        case .regular: 22
        case .large: 30
        }
    }

    open override var firstBaselineOffsetFromTop: CGFloat {
        guard let font else { return 0 }
        return (intrinsicContentSize.height - font.lineHeight) / 2 + font.ascender
    }
    open override var lastBaselineOffsetFromBottom: CGFloat {
        guard let font else { return 0 }
        return (intrinsicContentSize.height - font.lineHeight) / 2 - font.descender
    }

    // MARK: Accessibility

    open override func accessibilityRole() -> NSAccessibility.Role? {
        if let role = accessibility.role { return role }
        return switch buttonType {
        case .switch: .checkBox
        case .radio: .radioButton
        default: .button
        }
    }
    open override func accessibilityLabel() -> String? {
        accessibility.label
            ?? (imagePosition == .imageOnly ? cellImage?.accessibilityDescription : nil)
    }
    open override func accessibilityTitle() -> String? { accessibility.title ?? cellTitle }
    open override func accessibilityPerformPress() -> Bool {
        guard isEnabled else { return false }
        performClick(nil)
        return true
    }
}
