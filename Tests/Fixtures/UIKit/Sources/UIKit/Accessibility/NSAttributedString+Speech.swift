import Foundation

/// How assistive technologies speak a text.
extension NSAttributedString.Key {
    /// Whether an announcement waits until others have been spoken: a number.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
}
