// MARK: - Time

/// The clock of presentations. Tests replace it: `PluginClock.$current.withValue(clock) { … }`.
struct PluginClock: Sendable {
    typealias Action = @MainActor () -> Void

    @TaskLocal static var current = PluginClock.system

    /// Seconds since a fixed moment.
    var now: @MainActor @Sendable () -> Double
    /// Calls an action after some seconds. Returns an action that cancels it.
    var schedule: @MainActor @Sendable (Double, @escaping Action) -> Action

    static let system = PluginClock(
        now: { Double(Dispatch.DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 },
        schedule: { seconds, action in
            let task = _Concurrency.Task { @MainActor in
                try? await _Concurrency.Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
                if !_Concurrency.Task.isCancelled { action() }
            }
            return { task.cancel() }
        })
}
