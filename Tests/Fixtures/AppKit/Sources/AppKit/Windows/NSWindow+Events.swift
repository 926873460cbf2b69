import Foundation

extension NSWindow {
    /// Dispatches an event: mouse events to the view at the mouse, or where the button went down,
    /// and key events to the first responder.
    func dispatch(_ event: NSEvent) {
        switch event.type {
        case .leftMouseDown: mouseDown(event)
        case .leftMouseDragged:
            pressedPresses = nil
            if pressedPans?.mouseDragged(event) == true {
                (pressedView, pressedClicks, delayedMouseDown) = (nil, nil, nil)
            } else if delayedMouseDown == nil {
                pressedView?.mouseDragged(with: event)
            }
        case .leftMouseUp:
            let pans = pressedPans
            pressedPans = nil
            if pans?.buttonReleased(event) == true { return }
            let presses = pressedPresses
            pressedPresses = nil
            if presses?.buttonReleased() == true { return }
            let view = pressedView
            let (clicks, delayed) = (pressedClicks, delayedMouseDown)
            pressedView = nil
            pressedClicks = nil
            delayedMouseDown = nil
            if clicks?.buttonReleased(event) == true, delayed != nil { return }
            if let view, let delayed { deliverMouseDown(delayed, to: view) }
            view?.mouseUp(with: event)
        case .rightMouseDown: view(at: event.locationInWindow)?.rightMouseDown(with: event)
        case .rightMouseUp: view(at: event.locationInWindow)?.rightMouseUp(with: event)
        case .mouseMoved: view(at: event.locationInWindow)?.mouseMoved(with: event)
        case .scrollWheel: view(at: event.locationInWindow)?.scrollWheel(with: event)
        case .keyDown:
            // Keys without these modifiers go to the first responder first.
            let isCommand = !event.modifierFlags.isDisjoint(with: [.command, .control])
            if isCommand, performKeyEquivalent(with: event) { return }
            (firstResponder ?? self).keyDown(with: event)
        case .keyUp: firstResponder?.keyUp(with: event)
        default: break
        }
    }

    private func mouseDown(_ event: NSEvent) {
        guard let view = view(at: event.locationInWindow) else { return }
        pressedView = view
        let clicks = ClickGestures(for: view, event)
        pressedClicks = clicks
        let pans = PanGestures(for: view, event)
        pressedPans = pans
        let presses = PressGestures(for: view, event)
        pressedPresses = presses
        if clicks.delaysEvents || pans.delaysEvents || presses.delaysEvents {
            delayedMouseDown = event
        } else {
            deliverMouseDown(event, to: view)
        }
    }

    private func deliverMouseDown(_ event: NSEvent, to view: NSView) {
        if view.takesFocusWhenClicked { makeFirstResponder(view) }
        view.mouseDown(with: event)
    }

    /// Returns the view at a point of the window.
    func view(at point: NSPoint) -> NSView? {
        frameView.hitTest(point)
    }
}
