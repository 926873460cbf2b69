import Foundation

/// What is asked and told of text that is edited. AppKit asks only for what a delegate has.
@MainActor
public protocol NSTextDelegate: NSObjectProtocol {
    func textShouldBeginEditing(_ textObject: NSText) -> Bool
    func textShouldEndEditing(_ textObject: NSText) -> Bool
    func textDidBeginEditing(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
    func textDidChange(_ notification: Notification)
}

extension NSTextDelegate {
    public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
    public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
    public func textDidChange(_ notification: Notification) {}
}

/// A field is the delegate of its field editor.
extension NSTextField: NSTextDelegate {}
