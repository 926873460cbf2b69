import Foundation

/// Text that is being edited, for example the field editor of a window.
@MainActor
open class NSText: NSView {
    /// The notification that is posted when the text, its object, was edited.
    public nonisolated static let didChangeNotification = NSNotification.Name(
        "NSTextDidChangeNotification")
    public nonisolated static let didBeginEditingNotification = NSNotification.Name(
        "NSTextDidBeginEditingNotification")
    public nonisolated static let didEndEditingNotification = NSNotification.Name(
        "NSTextDidEndEditingNotification")

    private var storedString = ""

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var string: String {
        get { storedString }
        set { storedString = newValue }
    }
    /// The delegate for editing: for a field editor, the field.
    open weak var delegate: (any NSTextDelegate)?
    open var isFieldEditor = false
    open var isEditable = true
    open var isSelectable = true
    open override var acceptsFirstResponder: Bool { isSelectable }
}
