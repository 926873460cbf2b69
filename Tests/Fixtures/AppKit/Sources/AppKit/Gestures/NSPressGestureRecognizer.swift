import Foundation

/// A recognizer for a mouse that stays in place with its button down. It delays the events of the
/// primary button.
open class NSPressGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    /// The seconds that the button is down before the gesture begins.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The points that the mouse may move during that time.
    open var allowableMovement: CGFloat = 10

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysPrimaryMouseButtonEvents = true
    }

    public required init?(coder: NSCoder) { nil }

    fileprivate func changeState(to state: State) {
        self.state = state
        guard let action else { return }
        _ = NSApplication.shared.sendAction(action, to: target, from: self)
    }
}

/// The recognizers for presses of the views at the mouse, the innermost first, while the button is
/// down.
@MainActor
final class PressGestures {
    private let recognizers: [NSPressGestureRecognizer]
    private var heldSeconds: TimeInterval = 0
    private var pressed: NSPressGestureRecognizer?

    /// Whether the view waits for its events.
    var delaysEvents: Bool { recognizers.contains(where: \.delaysPrimaryMouseButtonEvents) }

    init(for view: NSView, _ event: NSEvent) {
        var found: [NSPressGestureRecognizer] = []
        var current: NSView? = view
        while let view = current {
            found += view.gestureRecognizers.compactMap { $0 as? NSPressGestureRecognizer }
            current = view.superview
        }
        recognizers = found.filter { press in
            press.isEnabled && press.buttonMask & 1 != 0
                && press.delegate?.gestureRecognizer(press, shouldAttemptToRecognizeWith: event)
                    ?? true
        }
    }

    /// Keeps the button down for some seconds. Returns whether a press begins.
    func hold(for seconds: TimeInterval) -> Bool {
        heldSeconds += seconds
        guard pressed == nil,
            let press = recognizers.first(where: {
                $0.minimumPressDuration <= heldSeconds
                    && $0.delegate?.gestureRecognizerShouldBegin($0) ?? true
            })
        else { return false }
        pressed = press
        press.changeState(to: .began)
        return true
    }

    /// Releases the button. Returns whether this has ended a press.
    func buttonReleased() -> Bool {
        guard let pressed else { return false }
        pressed.changeState(to: .ended)
        pressed.state = .possible
        pressed.reset()
        return true
    }
}
