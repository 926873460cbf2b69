import Foundation

extension HeadlessAppKit {
    /// Clicks at a point in the window's coordinates: finds the view by hit testing and sends it
    /// the events. Returns the view that was hit.
    @discardableResult
    public static func click(at point: NSPoint, in window: NSWindow) -> NSView? {
        guard let view = press(at: point, in: window) else { return nil }
        release(at: point, in: window)
        return view
    }

    /// Clicks the center of a view. Returns whether the click hit the view or a view in it.
    @discardableResult
    public static func click(_ view: NSView) -> Bool {
        guard let window = view.window else { return false }
        window.layoutIfNeeded()
        let middle = view.convert(NSPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        guard let hit = window.view(at: middle), hit.isDescendant(of: view) else { return false }
        return click(at: middle, in: window) != nil
    }

    /// Presses the left button at a point in the window's coordinates and keeps it down. Returns
    /// nil if no view is there.
    @discardableResult
    public static func press(at point: NSPoint, in window: NSWindow) -> NSView? {
        guard window.isVisible else { return nil }
        window.layoutIfNeeded()
        window.simulatedMouse = point
        guard let view = window.view(at: point) else { return nil }
        window.sendEvent(
            NSEvent(.leftMouseDown, at: point, window: window.windowNumber, clicks: 1))
        return view
    }

    /// Moves the mouse with the left button down, at a time in seconds since the button was pressed.
    public static func drag(to point: NSPoint, at time: TimeInterval, in window: NSWindow) {
        window.simulatedMouse = point
        window.sendEvent(
            NSEvent(.leftMouseDragged, at: point, time: time, window: window.windowNumber))
    }

    /// Cancels a drag, as the system does when the window loses the mouse.
    public static func cancelDrag(in window: NSWindow) {
        window.pressedPans?.cancel()
        window.pressedPans = nil
        window.pressedView = nil
    }

    /// Scrolls with two fingers on a trackpad, with the mouse at a point in the window.
    public static func scroll(
        by distance: CGSize, phase: NSEvent.Phase, at point: NSPoint, time: TimeInterval = 0,
        in window: NSWindow
    ) {
        window.simulatedMouse = point
        let event = NSEvent(.scrollWheel, at: point, time: time, window: window.windowNumber)
        event.scrollPhase = phase
        event.scrollDistance = distance
        window.sendEvent(event)
    }

    /// Keeps the left button down for some seconds, with the mouse in place.
    public static func hold(for seconds: TimeInterval, in window: NSWindow) {
        guard window.pressedPresses?.hold(for: seconds) == true else { return }
        window.pressedPans?.cancel()
        window.pressedPans = nil
        (window.pressedView, window.pressedClicks, window.delayedMouseDown) = (nil, nil, nil)
    }

    /// Releases the left button at a point in the window's coordinates.
    public static func release(at point: NSPoint, in window: NSWindow) {
        window.simulatedMouse = point
        window.sendEvent(NSEvent(.leftMouseUp, at: point, window: window.windowNumber, clicks: 1))
    }

    /// Moves the mouse to a point in the window's coordinates.
    public static func moveMouse(to point: NSPoint, in window: NSWindow) {
        window.simulatedMouse = point
        window.sendEvent(NSEvent(.mouseMoved, at: point, window: window.windowNumber))
    }

    /// Presses and releases a key in the window.
    public static func pressKey(
        _ characters: String, code: UInt16 = 0, modifiers: NSEvent.ModifierFlags = [],
        in window: NSWindow
    ) {
        for kind in [NSEvent.EventType.keyDown, .keyUp] {
            window.sendEvent(
                NSEvent(
                    kind, at: window.mouseLocationOutsideOfEventStream, modifiers: modifiers,
                    window: window.windowNumber, text: characters, code: code))
        }
    }

    /// Replaces the text of a field as the user does: the field is edited in its window, and its
    /// delegate is called. Returns false if the field cannot be edited.
    @discardableResult
    public static func type(_ text: String, into field: NSTextField) -> Bool {
        guard field.isEditable, field.isEnabled else { return false }
        if field.currentEditor() == nil {
            guard field.window?.makeFirstResponder(field) == true else { return false }
        }
        field.typed(text)
        return true
    }
}
