import Foundation

/// The state of assistive technologies, and notifications to them.
public struct UIAccessibility {
    private init() {}

    /// A kind of change that is reported to assistive technologies.
    public struct Notification: RawRepresentable, Equatable, Hashable, Sendable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
        public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
    }

    /// Posts a notification. The argument is the text to speak, or the element to move to.
    @MainActor
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        AccessibilityCenter.post(notification, argument)
    }

    /// Returns the element at the cursor of an assistive technology, or of the one that was used
    /// last; nil if it is not running.
    @MainActor
    public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? {
        isVoiceOverRunning && assistiveTechnologyIdentifier != .notificationSwitchControl
            ? AccessibilityCenter.focused : nil
    }

    /// The identifier of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Equatable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }
}
