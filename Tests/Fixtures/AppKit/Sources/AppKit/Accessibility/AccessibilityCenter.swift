import Foundation

/// Records the notifications that are posted to assistive technologies, on any thread.
final class AccessibilityCenter: @unchecked Sendable {
    static let shared = AccessibilityCenter()

    private let lock = NSLock()
    private var stored: [HeadlessAppKit.PostedNotification] = []

    var posted: [HeadlessAppKit.PostedNotification] { lock.withLock { stored } }

    func post(
        _ element: Any, _ notification: NSAccessibility.Notification,
        _ userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?
    ) {
        lock.withLock {
            stored.append(.init(element: element, notification: notification, userInfo: userInfo))
        }
    }

    func discard() {
        lock.withLock { stored = [] }
    }
}
