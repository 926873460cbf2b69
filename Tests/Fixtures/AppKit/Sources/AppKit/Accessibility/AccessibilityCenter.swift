/// Records what is posted to assistive technologies.
@MainActor
enum AccessibilityCenter {
    private(set) static var posted: [HeadlessAppKit.PostedNotification] = []

    static func post(
        _ element: Any, _ notification: NSAccessibility.Notification,
        _ userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?
    ) {
        posted.append(.init(element: element, notification: notification, userInfo: userInfo))
    }

    static func discard() {
        posted = []
    }
}
