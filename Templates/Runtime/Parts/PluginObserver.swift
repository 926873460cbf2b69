#if UIKIT
import UIKit
#else
import AppKit
#endif

/// Calls a closure for each notification with a name, from one sender or from all, until the observer
/// is released.
nonisolated package final class PluginObserver {
    private let token: any NSObjectProtocol

    package init(
        of name: Foundation.Notification.Name, from sender: AnyObject? = nil,
        handler: @escaping @MainActor @Sendable () -> Void
    ) {
        token = Self.observe(name, from: sender) { _ in
        } handler: {
            handler()
        }
    }

    /// - Parameter value: returns the value of a notification that the handler gets.
    init<Value: Sendable>(
        of name: Foundation.Notification.Name,
        value: @escaping @Sendable (Foundation.Notification) -> Value,
        handler: @escaping @MainActor @Sendable (Value) -> Void
    ) {
        token = Self.observe(name, from: nil, value: value, handler: handler)
    }

    private static func observe<Value: Sendable>(
        _ name: Foundation.Notification.Name, from sender: AnyObject?,
        value: @escaping @Sendable (Foundation.Notification) -> Value,
        handler: @escaping @MainActor @Sendable (Value) -> Void
    ) -> any NSObjectProtocol {
        Foundation.NotificationCenter.default.addObserver(
            forName: name, object: sender, queue: nil
        ) { notification in
            let value = value(notification)
            if Foundation.Thread.isMainThread {
                MainActor.assumeIsolated { handler(value) }
            } else {
                _Concurrency.Task { @MainActor in handler(value) }
            }
        }
    }

    deinit {
        Foundation.NotificationCenter.default.removeObserver(token)
    }
}
