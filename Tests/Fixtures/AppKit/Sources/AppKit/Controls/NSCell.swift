import Foundation

/// What draws a control, and lays out its text.
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

    /// Whether text that needs more lines than there are ends with an ellipsis.
    open var truncatesLastVisibleLine = false

    /// Whether text that is too long for a line goes on in the next one. What wraps does not scroll.
    open var wraps: Bool {
        get { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }
        set {
            if newValue { isScrollable = false }
            if newValue != wraps { lineBreakMode = newValue ? .byWordWrapping : .byClipping }
        }
    }

    /// Whether text that is too long scrolls. What scrolls does not wrap.
    open var isScrollable = false {
        didSet { if isScrollable { wraps = false } }
    }
}
