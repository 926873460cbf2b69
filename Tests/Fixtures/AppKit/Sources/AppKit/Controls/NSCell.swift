import Foundation

/// Draws a control, and lays out its text.
@MainActor
open class NSCell: NSObject {
    open weak var controlView: NSView?

    private var control: NSControl? { controlView as? NSControl }

    open var lineBreakMode: NSLineBreakMode {
        get { control?.lineBreakMode ?? .byWordWrapping }
        set { control?.lineBreakMode = newValue }
    }

    open var usesSingleLineMode: Bool {
        get { control?.usesSingleLineMode ?? false }
        set { control?.usesSingleLineMode = newValue }
    }

    /// The title: that of a button, or else the control's text.
    open var title: String {
        get { button?.cellTitle ?? control?.stringValue ?? "" }
        set {
            if let button { button.cellTitle = newValue } else { control?.stringValue = newValue }
        }
    }

    /// The image of a button.
    open var image: NSImage? {
        get { button?.cellImage }
        set { button?.cellImage = newValue }
    }

    private var button: NSButton? { controlView as? NSButton }

    /// Whether text with too many lines ends with an ellipsis.
    open var truncatesLastVisibleLine = false

    /// Whether long text wraps. Text that wraps does not scroll.
    open var wraps: Bool {
        get { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }
        set {
            if newValue { isScrollable = false }
            if newValue != wraps { lineBreakMode = newValue ? .byWordWrapping : .byClipping }
        }
    }

    /// Whether long text scrolls. Text that scrolls does not wrap.
    open var isScrollable = false {
        didSet { if isScrollable { wraps = false } }
    }
}
