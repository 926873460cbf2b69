import Foundation

/// A recognizer for drags with the mouse. It delays the events of the primary button.
open class NSPanGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1

    private var start = NSPoint.zero
    private var end = NSPoint.zero
    private var speed = NSPoint.zero
    private var time: TimeInterval = 0

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysPrimaryMouseButtonEvents = true
    }

    public required init?(coder: NSCoder) { nil }

    /// Whether the recognizer has recognized a drag that has not ended.
    var isActive: Bool { state == .began || state == .changed }

    open func translation(in view: NSView?) -> NSPoint {
        let (start, end) = (point(start, in: view), point(end, in: view))
        return NSPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Returns the points per second of the last movement.
    open func velocity(in view: NSView?) -> NSPoint {
        let (start, end) = (point(.zero, in: view), point(speed, in: view))
        return NSPoint(x: end.x - start.x, y: end.y - start.y)
    }

    open override func location(in view: NSView?) -> NSPoint { point(end, in: view) }

    private func point(_ point: NSPoint, in view: NSView?) -> NSPoint {
        view?.convert(point, from: nil) ?? point
    }

    open override func mouseDown(with event: NSEvent) {
        super.mouseDown(with: event)
        (start, end, speed) = (event.locationInWindow, event.locationInWindow, .zero)
        time = event.timestamp
    }

    open override func mouseDragged(with event: NSEvent) {
        super.mouseDragged(with: event)
        let (last, seconds) = (end, max(0.001, event.timestamp - time))
        end = event.locationInWindow
        speed = NSPoint(x: (end.x - last.x) / seconds, y: (end.y - last.y) / seconds)
        time = event.timestamp
        if isActive {
            state = .changed
        } else if state == .possible, max(abs(end.x - start.x), abs(end.y - start.y)) >= 3 {
            state = delegate?.gestureRecognizerShouldBegin(self) ?? true ? .began : .failed
        }
        if isActive { sendAction() }
    }

    open override func mouseUp(with event: NSEvent) {
        super.mouseUp(with: event)
        guard isActive else { return state = .failed }
        state = .ended
        sendAction()
    }

    private func sendAction() {
        guard let action else { return }
        _ = NSApplication.shared.sendAction(action, to: target, from: self)
    }
}

/// The recognizers for drags of the views at the mouse, the innermost first, while the button is
/// down.
@MainActor
final class PanGestures {
    private var open: [NSPanGestureRecognizer] = []

    /// Whether the view waits for its events.
    var delaysEvents: Bool { open.contains(where: \.delaysPrimaryMouseButtonEvents) }

    init(for view: NSView, _ event: NSEvent) {
        var current: NSView? = view
        while let view = current {
            for case let pan as NSPanGestureRecognizer in view.gestureRecognizers
            where pan.isEnabled && pan.buttonMask & 1 != 0
                && pan.delegate?.gestureRecognizer(pan, shouldAttemptToRecognizeWith: event) ?? true
            {
                open.append(pan)
            }
            current = view.superview
        }
        for pan in open { pan.mouseDown(with: event) }
    }

    /// Moves the mouse. Returns whether a recognizer has recognized the drag, which prevents the
    /// others.
    func mouseDragged(_ event: NSEvent) -> Bool {
        for pan in open {
            pan.mouseDragged(with: event)
            if pan.isActive {
                finish(open.filter { $0 !== pan })
                open = [pan]
                return true
            }
        }
        finish(open.filter { $0.state == .failed })
        return false
    }

    /// Releases the button. Returns whether this has ended a drag.
    func buttonReleased(_ event: NSEvent) -> Bool {
        let isDrag = open.contains(where: \.isActive)
        for pan in open { pan.mouseUp(with: event) }
        finish(open)
        return isDrag
    }

    /// Cancels the drag, as the system does when the window loses the mouse.
    func cancel() {
        for pan in open where pan.isActive { pan.state = .cancelled }
        finish(open)
    }

    private func finish(_ recognizers: [NSPanGestureRecognizer]) {
        for pan in recognizers {
            pan.reset()
            pan.state = .possible
        }
        open.removeAll { pan in recognizers.contains { $0 === pan } }
    }
}
