import Foundation

/// Shows and edits text. A text field contains one during editing, its field editor.
@MainActor
open class NSTextView: NSText {
    /// The field whose text is edited.
    weak var field: NSTextField?

    open func insertText(_ string: Any, replacementRange: NSRange) {
        let text = (string as? String) ?? (string as? NSAttributedString)?.string ?? ""
        if let field {
            field.typed(self.string + text)
        } else {
            self.string += text
        }
    }

    /// Follows a link: the delegate does, or else the workspace opens it.
    open func clicked(onLink link: Any, at charIndex: Int) {
        let delegate = delegate as? any NSTextViewDelegate
        if delegate?.textView(self, clickedOnLink: link, at: charIndex) == true { return }
        if let url = link as? URL { NSWorkspace.shared.open(url) }
    }

    open override func resignFirstResponder() -> Bool {
        field?.endEditing() ?? true
    }

    open override func keyDown(with event: NSEvent) {
        interpretKeyEvents([event])
    }

    /// Performs the commands for Return and Escape, and inserts other characters.
    open override func interpretKeyEvents(_ eventArray: [NSEvent]) {
        for event in eventArray {
            switch event.characters ?? "" {
            case "\r", "\u{3}": perform("insertNewline:") { field?.submit(event) }
            case "\u{1b}":
                perform("cancelOperation:") {
                    if window?.performKeyEquivalent(with: event) != true { cancelOperation(nil) }
                }
            case let text: insertText(text, replacementRange: NSRange(location: 0, length: 0))
            }
        }
    }

    /// Performs a command, unless the delegate of the field performs it.
    private func perform(_ command: Selector, _ action: () -> Void) {
        if let field, let delegate = field.delegate,
            delegate.control(field, textView: self, doCommandBy: command)
        {
            return
        }
        action()
    }
}
