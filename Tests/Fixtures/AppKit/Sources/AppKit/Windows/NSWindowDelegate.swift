import Foundation

/// The methods that a window calls on its delegate.
public protocol NSWindowDelegate: NSObjectProtocol {
    @MainActor func windowShouldClose(_ sender: NSWindow) -> Bool
    @MainActor func windowWillClose(_ notification: Notification)
}

@MainActor
extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowWillClose(_ notification: Notification) {}
}
