/// Calls a closure for each notification with a name, from one sender or from all, until the observer is released.
nonisolated package final class PluginObserver {
    private let center: Foundation.NotificationCenter
    private let token: any NSObjectProtocol

    package convenience init(
        of name: Foundation.Notification.Name, from sender: AnyObject? = nil,
        in center: Foundation.NotificationCenter = .default, handler: @escaping @MainActor @Sendable () -> Void
    ) { self.init(of: name, from: sender, in: center, value: { _ in }, handler: { _ in handler() }) }

    /// - Parameter value: returns the value of a notification that the handler gets.
    init<Value: Sendable>(
        of name: Foundation.Notification.Name, from sender: AnyObject? = nil,
        in center: Foundation.NotificationCenter = .default,
        value: @escaping @Sendable (Foundation.Notification) -> Value,
        handler: @escaping @MainActor @Sendable (Value) -> Void
    ) {
        self.center = center
        token = center.addObserver(forName: name, object: sender, queue: nil) { notification in
            let value = value(notification)
            if Foundation.Thread.isMainThread {
                MainActor.assumeIsolated { handler(value) }
            } else {
                _Concurrency.Task { @MainActor in handler(value) }
            }
        }
    }

    deinit { center.removeObserver(token) }
}
