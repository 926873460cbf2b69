import Foundation

@testable import Walk

/// The clock of a walk, which is that of plugins and of animations together.
@MainActor
final class WalkClock {
    private struct Timer {
        let id: Int
        let time: TimeInterval
        let action: PluginClock.Action
    }

    private(set) var now: TimeInterval = 0
    /// A closure that is called after each time at which something may have happened.
    var observe: () -> Void = {}

    private var timers: [Timer] = []
    private var timerCount = 0

    /// The number of timers that have not fired.
    var pendingCount: Int { timers.count }

    var pluginClock: PluginClock {
        PluginClock(
            now: { self.now }, schedule: { seconds, action in self.schedule(seconds, action) })
    }

    /// Advances the time, and calls the timers that are due, in order.
    func advance(by seconds: TimeInterval) {
        let end = now + seconds
        while let next = timers.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
            move(to: next.time)
            guard timers.contains(where: { $0.id == next.id }) else { continue }
            timers.removeAll { $0.id == next.id }
            next.action()
            observe()
        }
        move(to: end)
    }

    private func move(to time: TimeInterval) {
        let seconds = time - now
        now = time
        Headless.advanceAnimations(by: seconds)
        observe()
    }

    private func schedule(
        _ seconds: TimeInterval, _ action: @escaping PluginClock.Action
    ) -> PluginClock.Action {
        timerCount += 1
        let id = timerCount
        timers.append(Timer(id: id, time: now + seconds, action: action))
        return { self.timers.removeAll { $0.id == id } }
    }
}
