import Foundation
import HeadlessKit

/// An object in the responder chain.
///
/// Apple's class conforms to `NSCoding`, except for windows. Here, views and controllers conform to
/// it.
@MainActor
open class NSResponder: NSObject {
    private final weak var next: NSResponder?

    public override init() {
        super.init()
    }

    public init?(coder: NSCoder) {
        super.init()
    }

    /// The next object in the responder chain; nil at its end.
    open var nextResponder: NSResponder? {
        get { next }
        set { next = newValue }
    }

    /// The menu that a click with the right button shows.
    open var menu: NSMenu?

    open var acceptsFirstResponder: Bool { false }

    /// Returns whether the receiver becomes the first responder. Windows call it after
    /// `acceptsFirstResponder`.
    open func becomeFirstResponder() -> Bool { true }
    open func resignFirstResponder() -> Bool { true }

    open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
    open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
    open func otherMouseDown(with event: NSEvent) { nextResponder?.otherMouseDown(with: event) }
    open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
    open func rightMouseUp(with event: NSEvent) { nextResponder?.rightMouseUp(with: event) }
    open func otherMouseUp(with event: NSEvent) { nextResponder?.otherMouseUp(with: event) }
    open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
    open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
    open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
    open func rightMouseDragged(with event: NSEvent) {
        nextResponder?.rightMouseDragged(with: event)
    }
    open func otherMouseDragged(with event: NSEvent) {
        nextResponder?.otherMouseDragged(with: event)
    }
    open func magnify(with event: NSEvent) { nextResponder?.magnify(with: event) }
    open func rotate(with event: NSEvent) { nextResponder?.rotate(with: event) }
    open func smartMagnify(with event: NSEvent) { nextResponder?.smartMagnify(with: event) }
    open func swipe(with event: NSEvent) { nextResponder?.swipe(with: event) }
    open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
    open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }

    open func keyDown(with event: NSEvent) {
        if let nextResponder {
            nextResponder.keyDown(with: event)
        } else {
            noResponder(for: Selector("keyDown:"))
        }
    }

    open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
    open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    open func interpretKeyEvents(_ eventArray: [NSEvent]) {
        for event in eventArray where event.keyCode == 53 { cancelOperation(nil) }
    }

    /// Handles an event that nothing in the chain has handled.
    open func noResponder(for eventSelector: Selector) {}

    open func cancelOperation(_ sender: Any?) {
        nextResponder?.cancelOperation(sender)
    }
}
