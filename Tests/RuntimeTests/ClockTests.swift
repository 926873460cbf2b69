import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("The clock")
struct ClockTests {
    private let clock = ManualClock()

    @Test("the system's clock calls actions that are due, and not cancelled ones")
    func systemClockCalls() async {
        var calls: [String] = []
        let clock = PluginClock.system
        let cancel = clock.schedule(0) { calls.append("cancelled") }
        cancel()
        _ = clock.schedule(0.2) { calls.append("late") }
        _ = clock.schedule(0) { calls.append("due") }
        await HostWindow.wait { calls.contains("late") }
        expect(calls, equals: ["due", "late"], "it calls something else")
    }

    @Test("the system's clock takes any number of seconds")
    func takesAnyTime() async {
        let longest: UInt64 = 1_000_000_000_000_000_000
        for (seconds, nanoseconds) in [
            (-1, 0), (-.infinity, 0), (.nan, 0), (0.5, 500_000_000), (.infinity, longest),
            (1e300, longest),
        ] as [(Double, UInt64)] {
            expect(PluginClock.nanoseconds(of: seconds), equals: nanoseconds, "\(seconds) seconds")
        }
        var callCount = 0
        _ = PluginClock.system.schedule(-1) { callCount += 1 }
        PluginClock.system.schedule(.infinity) { callCount += 10 }()
        await HostWindow.wait { callCount > 0 }
        expect(callCount, equals: 1, "it calls something else")
    }
}
