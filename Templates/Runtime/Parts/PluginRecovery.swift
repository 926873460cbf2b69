/// Runs operations for a host, one at a time, and shows a plugin when one fails.
@MainActor
package final class PluginRecovery {
    package typealias Operation = @MainActor () async throws -> Void
    /// Shows a plugin while an operation runs, which the closure cancels. Returns nil if the platform does not have
    /// the plugin.
    package typealias Meanwhile =
        @MainActor (_ host: PlatformViewController, _ cancel: @escaping @MainActor () -> Void) -> PluginReason?
    /// Shows a plugin for an error. The closure runs the operation again.
    package typealias Failure =
        @MainActor (_ host: PlatformViewController, any Swift.Error, _ retry: @escaping @MainActor () -> Void) -> Void

    /// The recoveries with a running operation.
    private static var running: [PluginRecovery] = []

    private weak var host: PlatformViewController?
    /// The type of the plugin that is shown for an error; nil if states of the host show it.
    private let type: (any PluginViewController.Type)?
    private var task: _Concurrency.Task<Void, Swift.Never>?
    private var runCount = 0

    private init(of type: (any PluginViewController.Type)?, on host: PlatformViewController) {
        self.type = type
        self.host = host
    }

    /// Returns the recovery of a host that shows plugins of a type for errors, or states.
    package static func of(
        _ type: (any PluginViewController.Type)?, on host: PlatformViewController
    ) -> PluginRecovery {
        running.first { $0.host === host && $0.type == type } ?? PluginRecovery(of: type, on: host)
    }

    /// Cancels the running operation, and starts another one when that has ended. Cancellation is
    /// not a failure. If the view of the host is loaded, the operation is also cancelled when the host is released.
    package func run(
        _ operation: @escaping Operation, meanwhile: Meanwhile? = nil, whenFailed: @escaping Failure
    ) -> _Concurrency.Task<Void, Swift.Never> {
        let previous = task
        previous?.cancel()
        if previous == nil { Self.running.append(self) }
        runCount += 1
        let run = runCount
        let shown = host.flatMap { meanwhile?($0) { [weak self] in self?.task?.cancel() } }
        hideFailure(until: shown?.presentation)
        let guide = PluginRecoveryGuide()
        let next = _Concurrency.Task { [weak guide] in
            var hasFailed = false
            defer {
                if let guide { guide.owningView?.removeLayoutGuide(guide) }
                if run == runCount { endRunning(hidingFailure: !hasFailed) }
                shown?.end()
            }
            await previous?.value
            guard !_Concurrency.Task.isCancelled, host != nil else { return }
            do {
                try await operation()
            } catch {
                let isCancelled = _Concurrency.Task.isCancelled || error is _Concurrency.CancellationError
                guard !isCancelled, let host else { return }
                hasFailed = true
                whenFailed(host, error) { [weak host, type] in
                    // Another recovery of the host may run by now.
                    guard let host else { return }
                    _ = Self.of(type, on: host).run(operation, meanwhile: meanwhile, whenFailed: whenFailed)
                }
            }
        }
        task = next
        (guide.host, guide.task) = (host, next)
        if let host, host.isViewLoaded { host.view.addLayoutGuide(guide) }
        return next
    }

    private func endRunning(hidingFailure: Bool) {
        task = nil
        Self.running.removeAll { $0 === self }
        if hidingFailure { failure?.`remove`(animated: true) }
    }

    /// Hides the plugin of an earlier error when the next one is visible, or at once if there is none.
    private func hideFailure(until shown: PluginPresentation?) {
        guard let failure, failure.presentation !== shown else { return }
        if let shown { shown.replace(failure.presentation) } else { failure.`remove`(animated: true) }
    }

    private var failure: (any PluginViewController)? {
        type.flatMap { type in host?.children.last { Swift.type(of: $0) == type } } as? any PluginViewController
    }
}
