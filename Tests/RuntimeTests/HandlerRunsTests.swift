import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

/// Tests of async handlers.
@MainActor
@Suite("Async handlers")
struct HandlerRunsTests {
    private let clock = ManualClock()
    private let window = HostWindow()
    private let runs = PluginHandlerRuns()
    private let log = CallLog()

    @Test("a handler that is followed runs once at a time")
    func runsOnce() async {
        let gate = Gate()
        runs.follow { [log] in log.calls.append("\($0)") }
        runs.start { [log] in
            log.calls.append("begins")
            await gate.wait()
        }
        expect(log.calls, equals: ["false", "true"], "it waits for the task")
        runs.start { [log] in log.calls.append("again") }
        await HostWindow.wait { log.calls.count == 3 }
        gate.open()
        await HostWindow.wait { log.calls.count == 4 }
        expect(log.calls, equals: ["false", "true", "begins", "false"], "it runs twice at a time")

        runs.start { [log] in log.calls.append("begins") }
        await HostWindow.wait { log.calls.count == 7 }
        expect(log.calls.suffix(3), equals: ["true", "begins", "false"], "it does not run again")
    }

    @Test("a handler that nothing follows runs for each call")
    func runsForEachCall() async {
        let gates = [Gate(), Gate()]
        for gate in gates {
            runs.start { [log] in
                log.calls.append("begins")
                await gate.wait()
            }
        }
        await HostWindow.wait { log.calls.count == 2 }
        expect(log.calls, equals: ["begins", "begins"])
        runs.follow { [log] in log.calls.append("\($0)") }
        expect(log.calls.last, equals: "true", "a new follower does not get the state")
        gates[0].open()
        await HostWindow.finishTurn()
        expect(log.calls.last, equals: "true", "the end of one run ends both")
        gates[1].open()
        await HostWindow.wait { log.calls.last == "false" }
        expect(log.calls, equals: ["begins", "begins", "true", "false"])
    }

    @Test("a plugin is dismissed when its handler returns")
    func dismisses() async {
        let gate = Gate()
        let plugin = show()
        start(dismissing: plugin, until: gate)
        await HostWindow.wait { !log.calls.isEmpty }
        expect(!plugin.presentation.isLeaving, "it is dismissed before the handler returns")
        gate.open()
        await HostWindow.wait { plugin.parent == nil }
        expect(plugin.parent == nil, "it stays")
        expect(plugin.count(of: "releaseHandlers") > 0)
        expect(plugin.presentation.parts.isEmpty, "the presentation keeps a part")
    }

    @Test("a plugin that has left and is shown again is not dismissed by an earlier run")
    func staysAfterReturn() async {
        let gate = Gate()
        let plugin = show()
        start(dismissing: plugin, until: gate)
        clock.run {
            plugin.remove(animated: false)
            window.host.add(plugin)
        }
        runs.follow { [log] in log.calls.append("\($0)") }
        expect(log.calls.last, equals: "true", "the run has ended with the plugin")
        gate.open()
        await HostWindow.wait { log.calls.last == "false" }
        await HostWindow.finishTurn()
        expect(plugin.parent === window.host, "it is dismissed")
        expect(!plugin.presentation.isLeaving, "it is dismissed")
    }

    @Test("a handler goes on when its plugin is removed, and does not keep it")
    func goesOn() async {
        let gate = Gate()
        weak var released: StubPlugin?
        do {
            let plugin = show()
            released = plugin
            start(dismissing: plugin, until: gate)
            await HostWindow.wait { log.calls == ["begins"] }
            clock.run { plugin.remove(animated: false) }
        }
        await HostWindow.wait { released == nil }
        expect(released == nil, "the run keeps the plugin")
        gate.open()
        await HostWindow.wait { log.calls.count == 2 }
        expect(log.calls, equals: ["begins", "ends"], "the run is cancelled")
    }

    private func show() -> StubPlugin {
        clock.run {
            let plugin = StubPlugin(PluginPresentation())
            window.host.add(plugin)
            return plugin
        }
    }

    private func start(dismissing plugin: StubPlugin, until gate: Gate) {
        clock.run {
            runs.start(dismissing: plugin.presentation) { [log] in
                log.calls.append("begins")
                await gate.wait()
                if !Task.isCancelled { log.calls.append("ends") }
            }
        }
    }
}

/// The calls of a test, in order.
@MainActor
private final class CallLog {
    var calls: [String] = []
}

/// Lets a handler wait until a test opens it.
@MainActor
private final class Gate {
    private let stream = AsyncStream<Void>.makeStream()

    func wait() async {
        for await _ in stream.stream {}
    }

    func open() { stream.continuation.finish() }
}
