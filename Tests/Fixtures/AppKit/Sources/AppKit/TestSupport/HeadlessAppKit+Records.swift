import Foundation
import HeadlessKit

extension HeadlessAppKit {
    /// What AppKit would have raised as an Objective-C exception.
    public typealias RaisedException = HeadlessKit.RaisedException

    /// Runs the closure and returns the exceptions raised in it, which otherwise end the process.
    /// The call that raises does nothing and returns.
    public static func captureExceptions(
        _ body: () throws -> Void
    ) rethrows -> [RaisedException] {
        try Exceptions.capture(body)
    }

    public typealias UnsatisfiableConstraint = HeadlessKit.UnsatisfiableConstraint

    public static var unsatisfiableConstraints: [UnsatisfiableConstraint] {
        ConstraintConflicts.reports
    }

    /// Whether broken constraints are also printed to standard error, as AppKit logs them.
    public static var printsUnsatisfiableConstraints: Bool {
        get { ConstraintConflicts.printsToStandardError }
        set { ConstraintConflicts.printsToStandardError = newValue }
    }

    /// A context menu that was shown, and for which view.
    public struct ShownMenu {
        public let menu: NSMenu
        public let view: NSView
    }

    public static var shownMenus: [ShownMenu] { NSMenu.shown }

    /// A notification that was posted to assistive technologies.
    public struct PostedNotification {
        public let element: Any
        public let notification: NSAccessibility.Notification
        public let userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?

        /// The text of an announcement.
        public var text: String? { userInfo?[.announcement] as? String }

        /// The priority of an announcement.
        public var priority: NSAccessibilityPriorityLevel? {
            (userInfo?[.priority] as? Int).flatMap(NSAccessibilityPriorityLevel.init)
        }

        /// The elements that a change of the layout is about.
        public var elements: [Any]? { userInfo?[.uiElements] as? [Any] }
    }

    public static var postedNotifications: [PostedNotification] {
        AccessibilityCenter.shared.posted
    }

    public static func clearPostedNotifications() {
        AccessibilityCenter.shared.discard()
    }

    /// An action that was sent by the application.
    public struct SentAction {
        public let action: Selector
        public let target: Any?
        public let sender: Any?
    }

    public static var sentActions: [SentAction] { Actions.sent }

    /// Gives the closure for an action. Apple's AppKit sends actions by the Objective-C runtime;
    /// here closures receive them, whatever the target is.
    public static func handle(_ action: Selector, with handler: @escaping (_ sender: Any?) -> Void)
    {
        Actions.handlers[action] = handler
    }
}

extension HeadlessAppKit {
    /// Whether an indicator was started, which it does not tell itself.
    public static func isAnimating(_ indicator: NSProgressIndicator) -> Bool {
        indicator.isAnimating
    }
}
