import Foundation

/// A recognizer that can be attached to views. Only clicks and drags are recognized here.
@MainActor
open class NSGestureRecognizer: NSObject {
    /// The progress of a recognition.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        public static var recognized: NSGestureRecognizer.State { .ended }
    }

    open weak var target: AnyObject?
    open var action: Selector?
    open var state: NSGestureRecognizer.State = .possible
    open weak var delegate: (any NSGestureRecognizerDelegate)?
    open var isEnabled = true
    open internal(set) weak var view: NSView?
    /// Whether the view receives the events of the primary button only after the recognizer has
    /// failed.
    open var delaysPrimaryMouseButtonEvents = false

    public init(target: Any?, action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    public required init?(coder: NSCoder) { nil }

    open func location(in view: NSView?) -> NSPoint { .zero }

    // The methods for subclasses.

    open func mouseDown(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}

    /// Called after a gesture has ended, was canceled or has failed.
    open func reset() {}
}

/// A recognizer for clicks. It delays the events of the primary button.
open class NSClickGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var numberOfClicksRequired = 1

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysPrimaryMouseButtonEvents = true
    }

    public required init?(coder: NSCoder) { nil }
}

/// The methods that a gesture recognizer calls on its delegate.
@MainActor
@preconcurrency
public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool
}

extension NSGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool {
        true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool {
        true
    }
}

extension NSView {
    public var gestureRecognizers: [NSGestureRecognizer] {
        get { storedRecognizers }
        set {
            for recognizer in storedRecognizers { recognizer.view = nil }
            storedRecognizers = newValue
            for recognizer in newValue { recognizer.view = self }
        }
    }

    public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers.append(gestureRecognizer)
    }

    public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers.removeAll { $0 === gestureRecognizer }
    }
}
