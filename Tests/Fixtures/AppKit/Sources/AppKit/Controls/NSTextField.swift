import Foundation
import HeadlessKit

/// Text that can be read and, if it is editable, edited.
@MainActor
open class NSTextField: NSControl, NSTextContent {
    /// The shape of a bezel.
    public enum BezelStyle: UInt, Sendable {
        case squareBezel = 0
        case roundedBezel = 1
    }

    var editor: NSTextView?
    var hasBegunEditing = false

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Sets up editable text that wraps, as a cell does by default.
    private func setUp() {
        lineBreakMode = .byWordWrapping
        accessibility.isElement = true
        layoutState.hugging.y = 750
    }

    /// Creates an editable line of text with a bezel.
    public convenience init(string stringValue: String) {
        self.init(frame: .zero)
        isSelectable = true
        usesSingleLineMode = true
        cell?.isScrollable = true
        self.stringValue = stringValue
        sizeToFit()
    }

    /// Creates a line of text that cannot be edited.
    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        becomeLabel()
        lineBreakMode = .byClipping
        self.stringValue = stringValue
        sizeToFit()
    }

    /// Creates text that wraps and can be selected.
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(frame: .zero)
        becomeLabel()
        isSelectable = true
        lineBreakMode = .byWordWrapping
        layoutState.compression.x = 250
        self.stringValue = stringValue
        sizeToFit()
    }

    /// Creates text that wraps and cannot be edited.
    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
        self.init(frame: .zero)
        becomeLabel()
        lineBreakMode = .byWordWrapping
        self.attributedStringValue = attributedStringValue
        sizeToFit()
    }

    private func becomeLabel() {
        isEditable = false
        isSelectable = false
        isBezeled = false
        drawsBackground = false
        textColor = .labelColor
    }

    open var placeholderString: String? {
        didSet { if placeholderString != oldValue { contentChanged() } }
    }
    open var placeholderAttributedString: NSAttributedString?
    open var isEditable = true {
        didSet { if isEditable { isSelectable = true } }
    }
    open var isSelectable = true {
        didSet { if !isSelectable { isEditable = false } }
    }
    /// Whether text attributes can be edited. Links can be clicked only if they can.
    open var allowsEditingTextAttributes = false
    open var isBezeled = true {
        didSet { if isBezeled != oldValue { contentChanged() } }
    }
    open var isBordered = false
    open var bezelStyle: NSTextField.BezelStyle = .squareBezel
    open var drawsBackground = true
    open var backgroundColor: NSColor? = .textBackgroundColor
    open var textColor: NSColor? = .controlTextColor
    open weak var delegate: (any NSTextFieldDelegate)?
    open var isAutomaticTextCompletionEnabled = false
    open var contentType: NSTextContentType?

    /// The maximum number of lines; 0 for as many as the text needs.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { contentChanged() } }
    }

    open override var lineBreakMode: NSLineBreakMode {
        didSet { if lineBreakMode != oldValue { contentChanged() } }
    }

    /// The width at which the intrinsic size wraps text; 0 for the layout's width.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
    }

    // MARK: Size

    private var wraps: Bool {
        !usesSingleLineMode
            && (lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping)
    }

    /// The width that the layout has given to text that wraps; 0 before the first layout.
    private var wrappingWidth: CGFloat = 0

    private func measured(width: CGFloat) -> NSSize {
        let font = attributedFont ?? font ?? .systemFont(ofSize: 0)
        let border: CGFloat = isBezeled ? 3 : 0
        let side: CGFloat = isBezeled ? 4 : 2
        let shown = stringValue.isEmpty ? placeholderString ?? "" : stringValue
        let text = TextMetrics.size(
            shown.isEmpty ? " " : shown, font: font, width: wraps ? max(0, width - 2 * side) : 0,
            maximumLines: wraps ? maximumNumberOfLines : 1,
            lineSpacing: attributedStringValue.firstParagraphStyle?.lineSpacing ?? 0)
        return NSSize(
            width: (shown.isEmpty ? 0 : text.width) + 2 * side, height: text.height + 2 * border)
    }

    /// The alignment insets. In Xcode's interface files, a label's frame begins 2 points before the
    /// guide that its text is aligned with.
    open override var alignmentRectInsets: NSEdgeInsets {
        isBezeled ? NSEdgeInsets() : NSEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    }

    /// Returns the size of the alignment rectangle for a size.
    private func aligned(_ size: NSSize) -> NSSize {
        alignmentRect(forFrame: NSRect(origin: .zero, size: size)).size
    }

    open override var intrinsicContentSize: NSSize {
        let size = aligned(
            measured(
                width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth))
        return isEditable
            ? NSSize(width: NSView.noIntrinsicMetric, height: size.height) : size
    }

    /// The intrinsic size for the layout. Lines are determined in two passes: the layout first
    /// gives the text a width, and then the height that it takes at this width.
    override var layoutIntrinsicSize: NSSize {
        guard wraps, preferredMaxLayoutWidth <= 0, !isEditable else { return intrinsicContentSize }
        let single = measured(width: 0)
        return NSSize(
            width: aligned(single).width,
            height: wrappingWidth > 0 ? measured(width: wrappingWidth).height : single.height)
    }

    open override func layout() {
        super.layout()
        guard wraps, preferredMaxLayoutWidth <= 0, !layoutState.translatesMask,
            wrappingWidth != storedFrame.width
        else { return }
        let height = layoutIntrinsicSize.height
        wrappingWidth = storedFrame.width
        if layoutIntrinsicSize.height != height { layoutState.engineChanged() }
    }

    open override func sizeThatFits(_ size: NSSize) -> NSSize {
        measured(width: size.width)
    }

    open override var firstBaselineOffsetFromTop: CGFloat {
        (font?.ascender ?? 0) + (isBezeled ? 3 : 0)
    }
    open override var lastBaselineOffsetFromBottom: CGFloat {
        -(font?.descender ?? 0) + (isBezeled ? 3 : 0)
    }

    // MARK: Editing

    /// The text. During editing, the field editor has it too.
    open override var stringValue: String {
        didSet { if let editor, editor.string != stringValue { editor.string = stringValue } }
    }

    open override var attributedStringValue: NSAttributedString {
        didSet { if let editor, editor.string != stringValue { editor.string = stringValue } }
    }

    open override var acceptsFirstResponder: Bool { isEnabled && isSelectable }

    open func selectText(_ sender: Any?) {
        window?.makeFirstResponder(self)
    }

    open override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        beginEditing()
        return true
    }

    open override func currentEditor() -> NSText? { editor }

    open func textShouldBeginEditing(_ textObject: NSText) -> Bool {
        delegate?.control(self, textShouldBeginEditing: textObject) ?? true
    }

    open func textShouldEndEditing(_ textObject: NSText) -> Bool {
        delegate?.control(self, textShouldEndEditing: textObject) ?? true
    }

    open func textDidBeginEditing(_ notification: Notification) {
        report(NSControl.textDidBeginEditingNotification) {
            delegate?.controlTextDidBeginEditing($0)
        }
    }

    open func textDidChange(_ notification: Notification) {
        report(NSControl.textDidChangeNotification) { delegate?.controlTextDidChange($0) }
    }

    open func textDidEndEditing(_ notification: Notification) {
        report(NSControl.textDidEndEditingNotification) { delegate?.controlTextDidEndEditing($0) }
    }

    open override func mouseDown(with event: NSEvent) {}
    open override func mouseUp(with event: NSEvent) {}

    // MARK: Accessibility

    open override func accessibilityRole() -> NSAccessibility.Role? {
        accessibility.role ?? (isEditable ? .textField : .staticText)
    }
    /// Returns the text, even if another value was set, as `NSAccessibilityStaticText` does.
    open func accessibilityValue() -> String? { stringValue }
    open override func accessibilityValue() -> Any? { stringValue }
    open override func isAccessibilityFocused() -> Bool { editor != nil }
    open override func accessibilityPlaceholderValue() -> String? {
        accessibility.placeholder ?? placeholderString
    }
}
