import Foundation

/// The base of the generators of haptic feedback.
@MainActor
open class UIFeedbackGenerator: NSObject {
    public override nonisolated init() {
        super.init()
    }

    open func prepare() {}
}

/// A generator of the feedback for notifications. It records what it gives.
@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    fileprivate(set) static var given: [FeedbackType] = []

    open func notificationOccurred(_ notificationType: FeedbackType) {
        Self.given.append(notificationType)
    }

    static func discard() {
        given = []
    }
}

extension HeadlessUIKit {
    /// The feedback that was given, in order.
    public static var givenFeedback: [UINotificationFeedbackGenerator.FeedbackType] {
        UINotificationFeedbackGenerator.given
    }
}
