import Foundation
import UIKit

/// A clock that a program advances, for plugins and animations together.
@MainActor
final class Clock {
    private struct Timer {
        let number: Int
        let time: TimeInterval
        let action: PluginClock.Action
    }

    private(set) var now: TimeInterval = 0
    private var timers: [Timer] = []
    private var count = 0

    var pluginClock: PluginClock {
        PluginClock(now: { self.now }, schedule: { self.schedule($0, $1) })
    }

    /// Calls an action after some seconds. Returns an action that cancels it.
    @discardableResult
    func schedule(
        _ seconds: TimeInterval, _ action: @escaping PluginClock.Action
    ) -> PluginClock.Action {
        count += 1
        let number = count
        timers.append(Timer(number: number, time: now + seconds, action: action))
        return { self.timers.removeAll { $0.number == number } }
    }

    func advance(by seconds: TimeInterval) {
        advance(to: now + seconds)
    }

    /// Advances the time, and calls the actions that are due, in order.
    func advance(to end: TimeInterval) {
        while let next = timers.filter({ $0.time <= end + 0.000_001 }).min(by: isEarlier) {
            move(to: next.time)
            guard let index = timers.firstIndex(where: { $0.number == next.number }) else {
                continue
            }
            timers.remove(at: index)
            next.action()
        }
        move(to: end)
    }

    private func isEarlier(_ first: Timer, than second: Timer) -> Bool {
        (first.time, first.number) < (second.time, second.number)
    }

    private func move(to time: TimeInterval) {
        let seconds = max(0, time - now)
        now = max(now, time)
        HeadlessUIKit.advanceAnimations(by: seconds)
    }
}
