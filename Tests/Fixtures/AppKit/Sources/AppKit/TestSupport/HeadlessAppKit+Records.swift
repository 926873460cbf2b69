import Foundation
import HeadlessKit

extension HeadlessAppKit {
    /// An error that AppKit would raise as an Objective-C exception.
    public typealias RaisedException = HeadlessKit.RaisedException

    /// Runs the closure and returns the exceptions raised in it, which otherwise end the process. A
    /// call that raises an exception does nothing and returns.
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

    /// A context menu that was shown, and its view.
    public struct ShownMenu {
        public let menu: NSMenu
        public let view: NSView
    }

    public static var shownMenus: [ShownMenu] { NSMenu.shown }

    /// A notification that was posted to assistive technologies. As in AppKit, it does not retain views.
    public struct PostedNotification {
        public private(set) weak var element: AnyObject?
        public let notification: NSAccessibility.Notification
        /// The text of an announcement.
        public let text: String?
        /// The priority of an announcement.
        public let priority: NSAccessibilityPriorityLevel?
        private let affected: [Affected]?

        private struct Affected {
            weak var element: AnyObject?
        }

        /// The elements that a change of the layout affects.
        public var elements: [AnyObject]? { affected?.compactMap(\.element) }

        init(
            element: Any, notification: NSAccessibility.Notification,
            userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?
        ) {
            self.element = element as AnyObject
            self.notification = notification
            text = userInfo?[.announcement] as? String
            priority = (userInfo?[.priority] as? Int).flatMap(NSAccessibilityPriorityLevel.init)
            affected = (userInfo?[.uiElements] as? [Any])?.map { Affected(element: $0 as AnyObject) }
        }
    }

    public static var postedNotifications: [PostedNotification] {
        AccessibilityCenter.shared.posted
    }

    public static func clearPostedNotifications() {
        AccessibilityCenter.shared.discard()
    }

    /// An action that the application has sent.
    public struct SentAction {
        public let action: Selector
        public let target: Any?
        public let sender: Any?
    }

    public static var sentActions: [SentAction] { Actions.sent }

    /// Sets the closure for an action. Apple's AppKit sends actions through the Objective-C
    /// runtime. Here closures receive them, regardless of the target.
    public static func handle(_ action: Selector, with handler: @escaping (_ sender: Any?) -> Void) {
        Actions.handlers[action] = handler
    }
}

extension HeadlessAppKit {
    /// Returns whether an indicator was started, which it does not reveal itself.
    public static func isAnimating(_ indicator: NSProgressIndicator) -> Bool {
        indicator.isAnimating
    }
}
