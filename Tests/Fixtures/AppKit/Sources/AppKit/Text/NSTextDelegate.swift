import Foundation

/// What is asked and told of text that is edited. AppKit asks only for what a delegate has.
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

/// A field is the delegate of its field editor.
extension NSTextField: NSTextDelegate {}
