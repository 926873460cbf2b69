import Foundation

/// The methods that edited text calls on its delegate. AppKit calls only those that the delegate
/// implements.
public protocol NSTextDelegate: NSObjectProtocol {
    @MainActor func textShouldBeginEditing(_ textObject: NSText) -> Bool
    @MainActor func textShouldEndEditing(_ textObject: NSText) -> Bool
    @MainActor func textDidBeginEditing(_ notification: Notification)
    @MainActor func textDidEndEditing(_ notification: Notification)
    @MainActor func textDidChange(_ notification: Notification)
}

@MainActor
extension NSTextDelegate {
    public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
    public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
    public func textDidChange(_ notification: Notification) {}
}

/// The methods that a text view calls on its delegate.
public protocol NSTextViewDelegate: NSTextDelegate {
    /// Returns whether the delegate has followed a link.
    @MainActor func textView(
        _ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int
    ) -> Bool
}

@MainActor
extension NSTextViewDelegate {
    public func textView(
        _ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int
    ) -> Bool { false }
}

/// A field is the delegate of its field editor.
extension NSTextField: NSTextDelegate {}
