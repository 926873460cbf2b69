import Foundation

/// Records notifications, and moves the simulated cursor of assistive technologies.
@MainActor
enum AccessibilityCenter {
    private(set) static var posted: [HeadlessUIKit.PostedNotification] = []
    private(set) static weak var focused: UIResponder?

    static func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        posted.append(.init(notification: notification, argument: argument))
        let moves = notification == .screenChanged || notification == .layoutChanged
        if moves, let element = argument as? UIResponder { focus(element) }
    }

    static func focus(_ element: UIResponder?) {
        let old = focused
        guard old !== element else { return }
        focused = element
        old?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
    }

    static func clearPosted() {
        posted = []
    }

    static func discard() {
        posted = []
        focused = nil
    }
}
