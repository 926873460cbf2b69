import Foundation

/// The recognizers for single clicks of the views at the mouse, the innermost first, while the
/// button is down.
///
/// The first one that recognizes a click prevents the others. A view gets the delayed events if none
/// does.
@MainActor
struct ClickGestures {
    private let recognizers: [NSClickGestureRecognizer]
    private let start: NSPoint

    /// Whether the view waits for its events.
    var delaysEvents: Bool { recognizers.contains(where: \.delaysPrimaryMouseButtonEvents) }

    init(for view: NSView, _ event: NSEvent) {
        start = event.locationInWindow
        var found: [NSClickGestureRecognizer] = []
        var current: NSView? = view
        while let view = current {
            found += view.gestureRecognizers.compactMap { $0 as? NSClickGestureRecognizer }
            current = view.superview
        }
        recognizers = found.filter { recognizer in
            recognizer.isEnabled && recognizer.buttonMask & 1 != 0
                && recognizer.numberOfClicksRequired == 1
                && recognizer.delegate?.gestureRecognizer(
                    recognizer, shouldAttemptToRecognizeWith: event) ?? true
        }
    }

    /// Ends the click. Returns whether a recognizer has recognized it: the mouse has not moved, and
    /// a delegate does not object.
    func buttonReleased(_ event: NSEvent) -> Bool {
        guard event.locationInWindow == start,
            let recognizer = recognizers.first(where: {
                $0.delegate?.gestureRecognizerShouldBegin($0) ?? true
            })
        else { return false }
        recognizer.state = .ended
        if let action = recognizer.action {
            NSApplication.shared.sendAction(action, to: recognizer.target, from: recognizer)
        }
        recognizer.state = .possible
        return true
    }
}
