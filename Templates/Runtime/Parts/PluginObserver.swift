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
        token = Foundation.NotificationCenter.default.addObserver(
            forName: name, object: sender, queue: nil
        ) { _ in
            if Foundation.Thread.isMainThread {
                MainActor.assumeIsolated { handler() }
            } else {
                _Concurrency.Task { @MainActor in handler() }
            }
        }
    }

    deinit {
        Foundation.NotificationCenter.default.removeObserver(token)
    }
}
