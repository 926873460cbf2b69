import Foundation

extension UIAccessibility {
    @MainActor public static var isVoiceOverRunning: Bool {
        Environment.shared.values.isVoiceOverRunning
    }
    @MainActor public static var isReduceMotionEnabled: Bool {
        Environment.shared.values.isReduceMotionEnabled
    }
    @MainActor public static var isReduceTransparencyEnabled: Bool {
        Environment.shared.values.isReduceTransparencyEnabled
    }
    @MainActor public static var isBoldTextEnabled: Bool {
        Environment.shared.values.isBoldTextEnabled
    }
    @MainActor public static var isSwitchControlRunning: Bool {
        Environment.shared.values.isSwitchControlRunning
    }
    @MainActor public static var prefersCrossFadeTransitions: Bool {
        Environment.shared.values.prefersCrossFadeTransitions
    }

    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")

    public static let announcementStringValueUserInfoKey =
        "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey =
        "UIAccessibilityAnnouncementKeyWasSuccessful"
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}
