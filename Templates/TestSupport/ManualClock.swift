#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

#if CLOCK
/// A clock that stands still until a test advances it.
#else
/// Runs tests of a module without times.
#endif
@MainActor
final class ManualClock {
    #if CLOCK
    private var now = 0.0
    private(set) var timers: [(id: Int, time: Double, action: PluginClock.Action)] = []
    private var timerCount = 0

    private var clock: PluginClock {
        PluginClock(now: { self.now }) { seconds, action in
            self.timerCount += 1
            self.timers.append((self.timerCount, self.now + seconds, action))
            return { [id = self.timerCount] in self.timers.removeAll { $0.id == id } }
        }
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

    #if UIKIT
    /// Runs a test with this clock. Animations take real time.
    func run<Value>(animated: Bool = false, _ test: () throws -> Value) rethrows -> Value {
        let areAnimationsEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(animated)
        defer { UIView.setAnimationsEnabled(areAnimationsEnabled) }
        return try PluginClock.$current.withValue(clock, operation: test)
    }
    #elseif TRANSITIONS
    /// Runs a test with this clock. Animations take real time.
    func run<Value>(animated: Bool = false, _ test: () throws -> Value) rethrows -> Value {
        try PluginTransition.$areAnimationsEnabled.withValue(animated) {
            try PluginClock.$current.withValue(clock, operation: test)
        }
    }
    #else
    /// Runs a test with this clock.
    func run<Value>(animated: Bool = false, _ test: () throws -> Value) rethrows -> Value {
        try PluginClock.$current.withValue(clock, operation: test)
    }
    #endif
    #elseif UIKIT && TRANSITIONS
    func run<Value>(animated: Bool = false, _ test: () throws -> Value) rethrows -> Value {
        let areAnimationsEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(animated)
        defer { UIView.setAnimationsEnabled(areAnimationsEnabled) }
        return try test()
    }
    #elseif TRANSITIONS
    func run<Value>(animated: Bool = false, _ test: () throws -> Value) rethrows -> Value {
        try PluginTransition.$areAnimationsEnabled.withValue(animated, operation: test)
    }
    #else
    func run<Value>(_ test: () throws -> Value) rethrows -> Value { try test() }
    #endif

    /// Expects that a plugin is released when it is removed, and with its host.
    func expectRelease<Plugin: PlatformViewController>(
        of make: () -> Plugin, in window: @MainActor @autoclosure () -> HostWindow = HostWindow(),
        retain: (Plugin) -> Void = { _ in }
    ) async {
        for isRemoved in [true, false] {
            weak var released: Plugin?
            run {
                let (window, plugin) = (window(), make())
                released = plugin
                if isRemoved { retain(plugin) }
                window.host.`add`(plugin, in: nil)
                if isRemoved { plugin.`remove`(animated: false) }
                #if CLOCK
                advance(by: 0)
                expect(!isRemoved || timers.isEmpty, "it waits for something after its removal")
                #endif
            }
            await HostWindow.wait { released == nil }
            expect(released == nil, isRemoved ? "it outlives its removal" : "it outlives its host")
        }
    }
}
