#if UIKIT
import UIKit

/// A view with the keyboard, while `isEdited` is true.
@MainActor
final class EditedView: UIView {
    var isEdited = true

    override var isFirstResponder: Bool { isEdited }
}

/// A view that counts the touch events it receives.
@MainActor
final class TouchCountingView: UIView {
    var touchCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchCount += 1
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchCount += 1
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchCount += 1
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchCount += 1
    }
}

extension UIControl {
    /// Performs the actions of an event. Works without an application, unlike `sendActions(for:)`.
    func performActions(for event: UIControl.Event) {
        var actions: [UIAction] = []
        enumerateEventHandlers { action, _, events, _ in
            if let action, events.contains(event) { actions.append(action) }
        }
        for action in actions { sendAction(action) }
    }
}
#else
import AppKit

/// A view whose coordinates begin at its upper left corner, which the keyboard can go to, and which
/// counts what the mouse and gestures do.
@MainActor
final class TopLeftView: NSView {
    override var isFlipped: Bool { true }
    override var acceptsFirstResponder: Bool { true }

    var eventCount = 0

    override func mouseDown(with event: NSEvent) { eventCount += 1 }
    override func mouseDragged(with event: NSEvent) { eventCount += 1 }
    override func mouseUp(with event: NSEvent) { eventCount += 1 }
    override func rightMouseDown(with event: NSEvent) { eventCount += 1 }
    override func rightMouseDragged(with event: NSEvent) { eventCount += 1 }
    override func rightMouseUp(with event: NSEvent) { eventCount += 1 }
    override func otherMouseDown(with event: NSEvent) { eventCount += 1 }
    override func otherMouseDragged(with event: NSEvent) { eventCount += 1 }
    override func otherMouseUp(with event: NSEvent) { eventCount += 1 }
    override func scrollWheel(with event: NSEvent) { eventCount += 1 }
    override func magnify(with event: NSEvent) { eventCount += 1 }
    override func rotate(with event: NSEvent) { eventCount += 1 }
    override func smartMagnify(with event: NSEvent) { eventCount += 1 }
    override func swipe(with event: NSEvent) { eventCount += 1 }
}

/// Counts what the scroll wheel does.
@MainActor
final class RecordingScrollView: NSScrollView {
    var scrollCount = 0

    override func scrollWheel(with event: NSEvent) { scrollCount += 1 }
}
#endif
