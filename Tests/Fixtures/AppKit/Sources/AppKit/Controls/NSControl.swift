import Foundation

/// A view that sends an action when it is used.
@MainActor
open class NSControl: NSView {
    /// The size of a control.
    public enum ControlSize: UInt, Sendable {
        case regular = 0
        case small = 1
        case mini = 2
        case large = 3
    }

    /// The state of a control, such as on or off.
    public struct StateValue: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let mixed = StateValue(-1)
        public static let off = StateValue(0)
        public static let on = StateValue(1)
    }

    var storedValue = ""
    private var storedAttributed: NSAttributedString?

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        cell?.controlView = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        cell?.controlView = self
    }

    open weak var target: AnyObject?
    open var action: Selector?
    open var isContinuous = false
    open var isEnabled = true
    open var isHighlighted = false
    open var refusesFirstResponder = false
    private var storedTag = -1
    open override var tag: Int {
        get { storedTag }
        set { storedTag = newValue }
    }
    open var controlSize: NSControl.ControlSize = .regular {
        didSet { if controlSize != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var font: NSFont? = .systemFont(ofSize: NSFont.systemFontSize) {
        didSet { if font != oldValue { contentChanged() } }
    }
    open var alignment: NSTextAlignment = .natural
    open var cell: NSCell? = NSCell() {
        didSet { cell?.controlView = self }
    }
    open var lineBreakMode: NSLineBreakMode = .byClipping
    open var usesSingleLineMode = false

    // MARK: The value

    open var stringValue: String {
        get { storedValue }
        set {
            guard newValue != storedValue || storedAttributed != nil else { return }
            storedValue = newValue
            storedAttributed = nil
            contentChanged()
        }
    }

    open var attributedStringValue: NSAttributedString {
        get { storedAttributed ?? NSAttributedString(string: stringValue) }
        set {
            storedValue = newValue.string
            storedAttributed = newValue
            contentChanged()
        }
    }
    open var objectValue: Any? {
        get { stringValue }
        set { stringValue = newValue.map { "\($0)" } ?? "" }
    }
    open var doubleValue: Double {
        get { Double(stringValue) ?? 0 }
        set { stringValue = "\(newValue)" }
    }
    open var floatValue: Float {
        get { Float(stringValue) ?? 0 }
        set { stringValue = "\(newValue)" }
    }
    open var integerValue: Int {
        get { Int(doubleValue) }
        set { stringValue = "\(newValue)" }
    }
    open var intValue: Int32 {
        get { Int32(doubleValue) }
        set { stringValue = "\(newValue)" }
    }

    /// The font of the first character of an attributed text.
    var attributedFont: NSFont? {
        guard let text = storedAttributed, text.length > 0 else { return nil }
        return text.attribute(.font, at: 0, effectiveRange: nil) as? NSFont
    }

    func contentChanged() {
        invalidateIntrinsicContentSize()
        needsLayout = true
        needsDisplay = true
    }

    open func sizeThatFits(_ size: NSSize) -> NSSize { intrinsicContentSize }

    open func sizeToFit() {
        setFrameSize(sizeThatFits(NSSize(width: 10_000, height: 10_000)))
    }

    // MARK: Actions

    /// Sends the action to the target through the application. Returns whether a target received
    /// it.
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        guard let action else { return false }
        return NSApplication.shared.sendAction(action, to: target, from: self)
    }

    /// Simulates a click, if the control is enabled.
    open func performClick(_ sender: Any?) {
        guard isEnabled else { return }
        click()
    }

    /// Performs the effect of a click.
    func click() {
        sendAction(action, to: target)
    }

    open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }

    /// Tracks the mouse: the click counts if the button goes up over the control.
    open override func mouseDown(with event: NSEvent) {
        guard isEnabled else { return }
        isHighlighted = true
    }

    open override func mouseUp(with event: NSEvent) {
        guard isHighlighted else { return }
        isHighlighted = false
        if isMousePoint(convert(event.locationInWindow, from: nil), in: bounds) { click() }
    }

    // MARK: Text editing

    open func currentEditor() -> NSText? { nil }
    open func abortEditing() -> Bool { false }
    open func validateEditing() {}

    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "NSControlTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "NSControlTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "NSControlTextDidEndEditingNotification")

    open override func isAccessibilityEnabled() -> Bool { accessibility.isEnabled ?? isEnabled }
}
