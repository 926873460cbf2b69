#if UIKIT
import UIKit
#endif

@testable import Runtime

/// A clock that stands still until a test advances it.
@MainActor
final class ManualClock {
    private struct Timer {
        let id: Int
        let time: Double
        let action: PluginClock.Action
    }

    private var now = 0.0
    private var timers: [Timer] = []
    private var lastID = 0

    /// The number of timers that are scheduled.
    var timerCount: Int { timers.count }

    /// Whether no timer is scheduled.
    var isIdle: Bool { timers.isEmpty }

    /// Runs a test with this clock.
    ///
    /// - Parameters:
    ///   - animated: Whether transitions are animated, which takes real time.
    ///   - reducesMotion: Whether Reduce Motion is on.
    func run<Result>(
        animated: Bool = false, reducesMotion: Bool = false, _ test: () throws -> Result
    ) rethrows -> Result {
        let clock = PluginClock(
            now: { self.now }, schedule: { seconds, action in self.schedule(after: seconds, action) })
        return try PluginClock.$current.withValue(clock) {
            try PluginTransition.$reducesMotion.withValue(reducesMotion) {
                try withAnimations(animated, test)
            }
        }
    }

    private func withAnimations<Result>(_ areEnabled: Bool, _ test: () throws -> Result) rethrows -> Result {
        #if UIKIT
        let wereEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(areEnabled)
        defer { UIView.setAnimationsEnabled(wereEnabled) }
        return try test()
        #else
        return try PluginTransition.$areAnimationsEnabled.withValue(areEnabled, operation: test)
        #endif
    }

    /// Moves the time forward, and calls the timers that are due, in order.
    func advance(by seconds: Double) {
        let end = now + seconds
        while let next = timers.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
            timers.removeAll { $0.id == next.id }
            now = next.time
            next.action()
        }
        now = end
    }

    private func schedule(after seconds: Double, _ action: @escaping PluginClock.Action) -> PluginClock.Action {
        lastID += 1
        let id = lastID
        timers.append(Timer(id: id, time: now + seconds, action: action))
        return { self.timers.removeAll { $0.id == id } }
    }
}
