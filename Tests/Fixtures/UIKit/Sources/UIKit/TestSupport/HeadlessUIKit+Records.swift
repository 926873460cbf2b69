import Foundation
import HeadlessKit

extension HeadlessUIKit {
    /// A required constraint that was left out because it contradicts earlier ones.
    public typealias UnsatisfiableConstraint = HeadlessKit.UnsatisfiableConstraint

    public static var unsatisfiableConstraints: [UnsatisfiableConstraint] {
        ConstraintConflicts.reports
    }

    /// Whether broken constraints are also printed to standard error, as UIKit logs them.
    public static var printsUnsatisfiableConstraints: Bool {
        get { ConstraintConflicts.printsToStandardError }
        set { ConstraintConflicts.printsToStandardError = newValue }
    }

    /// A notification that was posted to assistive technologies.
    public struct PostedNotification {
        public let notification: UIAccessibility.Notification
        public let argument: Any?

        /// The argument as text, for announcements.
        public var text: String? {
            (argument as? String) ?? (argument as? NSAttributedString)?.string
        }
    }

    public static var postedNotifications: [PostedNotification] { AccessibilityCenter.posted }

    public static func clearPostedNotifications() {
        AccessibilityCenter.clearPosted()
    }

    /// The element at the cursor of assistive technologies. `screenChanged` and `layoutChanged`
    /// notifications with an element move it.
    public static var focusedAccessibilityElement: UIResponder? {
        get { AccessibilityCenter.focused }
        set { AccessibilityCenter.focus(newValue) }
    }
}
