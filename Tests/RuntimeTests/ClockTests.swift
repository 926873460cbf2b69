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
}
