/// The calls of an async handler that have begun and not returned. Buttons can be busy meanwhile.
@MainActor
package final class PluginHandlerRuns {
    private var count = 0 {
        didSet {
            guard (count > 0) != (oldValue > 0) else { return }
            for follower in followers { follower(count > 0) }
        }
    }
    private var followers: [@MainActor (Bool) -> Void] = []

    package init() {}

    /// Calls a closure with `true` when the handler begins to run, and with `false` when it has returned. A handler
    /// that is followed runs only once at a time.
    package func follow(_ follower: @escaping @MainActor (_ isRunning: Bool) -> Void) {
        followers.append(follower)
        follower(count > 0)
    }

    /// Calls a handler in a task, unless it is followed and runs already. It goes on when the plugin is removed.
    ///
    /// - Parameter presentation: The presentation to dismiss when the handler returns, unless the plugin has left by
    ///   then; nil if the plugin stays.
    package func start(
        dismissing presentation: PluginPresentation? = nil, _ handler: @escaping @MainActor () async -> Void
    ) {
        if count > 0, !followers.isEmpty { return }
        count += 1
        let stay = presentation.map { PluginStay(in: $0) }
        _Concurrency.Task {
            await handler()
            count -= 1
            stay?.dismiss()
        }
    }
}

/// The time from the call of a handler until the plugin leaves.
@MainActor
private final class PluginStay: PluginPart {
    private weak var presentation: PluginPresentation?

    init(in presentation: PluginPresentation) {
        self.presentation = presentation
        presentation.parts.append(self)
    }

    func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
        if case .willLeave = event { end() }
    }

    /// Dismisses the plugin, unless it has left.
    func dismiss() {
        let presentation = presentation
        end()
        presentation?.dismiss {}
    }

    private func end() {
        presentation?.parts.removeAll { $0 === self }
        presentation = nil
    }
}
