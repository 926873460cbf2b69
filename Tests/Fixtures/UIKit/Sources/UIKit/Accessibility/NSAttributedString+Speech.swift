import Foundation

/// The attributes for speaking a text.
extension NSAttributedString.Key {
    /// Whether an announcement waits until earlier ones have been spoken, as a number.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
}
