import Foundation

/// Text that is being edited; the field editor of a window is one.
@MainActor
open class NSText: NSView {
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
    open var isFieldEditor = false
    open var isEditable = true
    open var isSelectable = true
    open override var acceptsFirstResponder: Bool { true }
}

/// The text view that edits the text of a window's fields.
@MainActor
open class NSTextView: NSText {
    open func insertText(_ string: Any, replacementRange: NSRange) {
        self.string += (string as? String) ?? (string as? NSAttributedString)?.string ?? ""
    }
}
