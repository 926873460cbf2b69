import Foundation

/// A namespace for accessibility names, and notifications to assistive technologies.
public struct NSAccessibility {
    private init() {}

    /// Reports a change of an element.
    public static func post(
        element: Any, notification: NSAccessibility.Notification
    ) {
        AccessibilityCenter.shared.post(element, notification, nil)
    }

    public static func post(
        element: Any, notification: NSAccessibility.Notification,
        userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?
    ) {
        AccessibilityCenter.shared.post(element, notification, userInfo)
    }

    /// A kind of change that is reported to assistive technologies.
    public struct Notification: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
        public static let applicationActivated = Notification(rawValue: "AXApplicationActivated")
        public static let created = Notification(rawValue: "AXCreated")
        public static let focusedUIElementChanged = Notification(
            rawValue: "AXFocusedUIElementChanged")
        public static let focusedWindowChanged = Notification(rawValue: "AXFocusedWindowChanged")
        public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
        public static let mainWindowChanged = Notification(rawValue: "AXMainWindowChanged")
        public static let moved = Notification(rawValue: "AXMoved")
        public static let resized = Notification(rawValue: "AXResized")
        public static let selectedChildrenChanged = Notification(
            rawValue: "AXSelectedChildrenChanged")
        public static let selectedTextChanged = Notification(rawValue: "AXSelectedTextChanged")
        public static let sheetCreated = Notification(rawValue: "AXSheetCreated")
        public static let titleChanged = Notification(rawValue: "AXTitleChanged")
        public static let uiElementDestroyed = Notification(rawValue: "AXUIElementDestroyed")
        public static let valueChanged = Notification(rawValue: "AXValueChanged")
        public static let windowCreated = Notification(rawValue: "AXWindowCreated")
    }

    /// A key of the additional information in a notification.
    public struct NotificationUserInfoKey: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
        public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
        public static let uiElements = NotificationUserInfoKey(rawValue: "AXUIElementsKey")
    }
}

/// The urgency of an announcement.
public enum NSAccessibilityPriorityLevel: Int, Sendable {
    case low = 10
    case medium = 50
    case high = 90
}
