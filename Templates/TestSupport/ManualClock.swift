#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

#if CLOCK
/// A clock that stands still until a test advances it.
@MainActor
final class ManualClock {
    private struct Timer {
        let id: Int
        let time: Double
        let action: PluginClock.Action
    }

    private var now: Double = 0
    private var timers: [Timer] = []
    private var timerCount = 0

    /// Whether no timer is scheduled.
    var isIdle: Bool { timers.isEmpty }

    #if UIKIT
    /// Runs a test with this clock.
    ///
    /// - Parameter animated: Whether transitions are animated, which takes real time.
    func run<Value>(
        animated: Bool = false, _ test: () throws -> Value
    ) rethrows -> Value {
        let areAnimationsEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(animated)
        defer { UIView.setAnimationsEnabled(areAnimationsEnabled) }
        let clock = PluginClock(
            now: { self.now },
            schedule: { seconds, action in self.schedule(after: seconds, action) })
        #if SLIDES
        return try PluginClock.$current.withValue(clock) {
            try PluginTransition.$reducesMotion.withValue(false, operation: test)
        }
        #else
        return try PluginClock.$current.withValue(clock, operation: test)
        #endif
    }
    #else
    /// Runs a test with this clock.
    ///
    /// - Parameter animated: Whether transitions are animated, which takes real time.
    func run<Value>(
        animated: Bool = false, _ test: () throws -> Value
    ) rethrows -> Value {
        let clock = PluginClock(
            now: { self.now },
            schedule: { seconds, action in self.schedule(after: seconds, action) })
        return try PluginClock.$current.withValue(clock) {
            #if SLIDES
            try PluginTransition.$areAnimationsEnabled.withValue(animated) {
                try PluginTransition.$reducesMotion.withValue(false, operation: test)
            }
            #elseif TRANSITIONS
            try PluginTransition.$areAnimationsEnabled.withValue(animated, operation: test)
            #else
            try test()
            #endif
        }
    }
    #endif

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

    private func schedule(
        after seconds: Double, _ action: @escaping PluginClock.Action
    ) -> PluginClock.Action {
        timerCount += 1
        let id = timerCount
        timers.append(Timer(id: id, time: now + seconds, action: action))
        return { self.timers.removeAll { $0.id == id } }
    }
}
#else
/// Runs tests without transitions, in a module without times.
@MainActor
final class ManualClock {
    let isIdle = true

    /// Runs a test.
    func run<Value>(
        animated: Bool = false, _ test: () throws -> Value
    ) rethrows -> Value {
        #if UIKIT
        let areAnimationsEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(animated)
        defer { UIView.setAnimationsEnabled(areAnimationsEnabled) }
        return try test()
        #elseif TRANSITIONS
        return try PluginTransition.$areAnimationsEnabled.withValue(animated, operation: test)
        #else
        return try test()
        #endif
    }

    func advance(by seconds: Double) {}
}
#endif

#if DUE_TIMERS
extension ManualClock {
    /// Whether a timer is due now.
    var isDue: Bool { timers.contains { $0.time <= now } }
}
#endif
