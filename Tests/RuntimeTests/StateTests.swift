import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("States")
struct StateTests {
    private let clock = ManualClock()

    @Test("an equal state changes nothing, and takes over the handlers")
    func staysAsItIs() {
        clock.run {
            let window = HostWindow()
            window.host.show(.failed("No connection"))
            let plugin = window.host.failure
            plugin?.calls = []
            var calls: [Int] = []
            for index in 1...3 {
                window.host.show(.failed("No connection", { calls.append(index) }))
            }
            expect(window.host.failure === plugin, "another plugin is shown")
            expect(plugin?.calls, equals: [], "something changes, or is announced")
            plugin?.handler()
            expect(calls, equals: [3], "the handlers are old")
        }
    }

    @Test("another value updates the plugin, which announces it")
    func updates() {
        clock.run {
            let window = HostWindow()
            window.host.show(.failed("No connection"))
            let plugin = window.host.failure
            plugin?.calls = []
            window.host.show(.failed("No answer"))
            expect(window.host.failure === plugin, "another plugin is shown")
            expect(plugin?.message, equals: "No answer", "the value is old")
            expect(plugin?.calls, equals: ["update", "announcement"], "it is not announced once")
        }
    }

    @Test("a state takes the place of the one before when it is visible, without a gap")
    func takesPlace() {
        clock.run {
            let window = HostWindow()
            window.host.show(.failed("No connection"))
            window.host.show(.loading)
            expect(window.host.visibleTypes, equals: ["FailedPlugin"], "there is a gap")
            clock.advance(by: 0.6)
            expect(window.host.visibleTypes, equals: ["LoadingPlugin"], "two states are visible")
            window.host.show(.empty)
            expect(window.host.visibleTypes, equals: ["LoadingPlugin"], "it leaves before its time")
            clock.advance(by: 0.3)
            expect(window.host.visibleTypes, equals: ["EmptyPlugin"], "the last state is not visible")
            expect(window.host.children.count, equals: 1, "a plugin is left")
        }
    }

    @Test("a state that returns during the delay of the next one stays")
    func returns() {
        clock.run {
            let window = HostWindow()
            window.host.show(.failed("No connection"))
            let plugin = window.host.failure
            window.host.show(.loading)
            window.host.show(.failed("No connection"))
            clock.advance(by: 10)
            expect(window.host.visibleTypes, equals: ["FailedPlugin"], "the state is lost")
            expect(window.host.failure === plugin, "another plugin is shown")
        }
    }

    @Test("a plugin that has dismissed itself is shown again for an equal state")
    func isShownAgain() {
        clock.run {
            let window = HostWindow()
            window.host.show(.failed("No connection"))
            window.host.failure?.presentation.dismiss {}
            expect(window.host.children.isEmpty, "it stays")
            window.host.show(.failed("No connection"))
            expect(window.host.visibleTypes, equals: ["FailedPlugin"], "it is not shown again")
        }
    }

    @Test("the content takes the place of a state, but not that of other plugins")
    func showsContent() {
        clock.run {
            let window = HostWindow()
            let other = StubPlugin(PluginPresentation())
            window.host.add(other)
            window.host.show(.loading)
            window.host.show(.content)
            clock.advance(by: 10)
            expect(window.host.children, equals: [other], "a state is left, or another plugin is gone")
        }
    }

    @Test("a state does not keep its host in memory")
    func isReleasedWithHost() async {
        weak var released: PlatformViewController?
        clock.run {
            let host = HostWindow.makeController()
            released = host
            host.show(.failed("No"))
        }
        await HostWindow.wait { released == nil }
        expect(released == nil, "the host stays")
    }

    @Test("a hundred states in one turn show one plugin")
    func showsOnePlugin() {
        clock.run {
            let window = HostWindow()
            for index in 0..<100 { window.host.show(index % 2 == 0 ? .empty : .failed("\(index)")) }
            expect(window.host.visibleTypes, equals: ["FailedPlugin"])
            expect(window.host.failure?.message, equals: "99")
            expect(window.host.children.count, equals: 1, "a plugin is left")
        }
    }

    @Test("after all times, the last of any states is visible", arguments: 1...20)
    func walks(seed: UInt64) {
        clock.run {
            var random = SplitMix64(seed: seed)
            let times = StateTimes { Double(Int.random(in: 0..<4, using: &random)) * 0.25 }
            let window = HostWindow()
            for change in 1...100 {
                let state = TestState.all[Int.random(in: 0..<5, using: &random)]
                window.host.show(state, times)
                clock.advance(by: Double(Int.random(in: 0..<8, using: &random)) * 0.125)
                expect(window.host.visibleTypes.count < 2, "two states are visible")
                guard change.isMultiple(of: 5) else { continue }
                clock.advance(by: 10)
                expect(window.host.visibleTypes, equals: state.types, "\(state) is not visible")
                expect(window.host.children.count, equals: state.types.count, "a plugin is left")
            }
        }
    }

    // MARK: Operations

    @Test(
        "an operation leaves the state of its host, and a state leaves the plugin of an operation")
    func leavesStateToOperations() {
        clock.run {
            let window = HostWindow()
            @MainActor func begin() -> PluginReason {
                let plugin = window.host.children.newest(LoadingPlugin.self) ?? LoadingPlugin((0, 0))
                return plugin.operations.begin(plugin, on: window.host)
            }
            window.host.show(.failed("No"))
            let overState = begin()
            expect(window.host.visibleTypes, equals: ["LoadingPlugin"])
            overState.end()
            expect(window.host.visibleTypes, equals: ["FailedPlugin"], "the state is lost")
            expect(window.host.failure?.message, equals: "No", "its value is lost")

            var attemptCount = 0
            window.host.show(.failed("No") { attemptCount += 1 })
            begin().end()
            window.host.failure?.press()
            expect(attemptCount, equals: 1, "the state has the handler of the one before")

            let overContent = begin()
            window.host.show(.content)
            expect(window.host.visibleTypes, equals: ["LoadingPlugin"], "it leaves too early")
            overContent.end()
            expect(window.host.children.isEmpty, "an old state returns")

            let before = begin()
            window.host.show(.loading)
            before.end()
            expect(window.host.visibleTypes, equals: ["LoadingPlugin"], "it takes the state along")
            let within = begin()
            window.host.show(.content)
            expect(window.host.visibleTypes, equals: ["LoadingPlugin"], "a state ends it")
            within.end()
            expect(window.host.children.isEmpty, "it stays")

            let last = begin()
            window.host.show(.empty)
            last.end()
            expect(window.host.visibleTypes, equals: ["EmptyPlugin"], "the newest state is lost")
        }
    }

    /// Runs an operation that ends when a test says so.
    private func load(
        on host: PlatformViewController,
        _ operation: @escaping @MainActor () async throws -> TestState
    ) -> _Concurrency.Task<Void, Swift.Never> {
        clock.run {
            PluginRecovery.of(nil, on: host).run(
                { [weak host] in
                    let state = try await operation()
                    try _Concurrency.Task.checkCancellation()
                    host?.show(state)
                },
                meanwhile: { host, _ in
                    host.show(TestState.loading)
                    return PluginStates(of: host).beginOperation()
                }, whenFailed: { host, _, retry in host.show(TestState.failed("It failed", retry)) })
        }
    }

    @Test("an operation shows states while it runs, after a failure, and at its end")
    func showsStatesOfOperation() async {
        let window = HostWindow()
        var attempts = 0
        let task = load(on: window.host) {
            attempts += 1
            if attempts == 1 { throw CancellationOfTest() }
            // A state of a failure, which is not that of the operation.
            return .failed("No items")
        }
        expect(window.host.children.newest(LoadingPlugin.self) != nil, "it shows nothing")
        await task.value
        expect(window.host.visibleTypes, equals: ["FailedPlugin"], "the failure is not shown")
        clock.run { window.host.failure?.press() }
        await HostWindow.wait { attempts == 2 && window.host.failure?.message == "No items" }
        clock.advance(by: 10)
        expect(window.host.visibleTypes, equals: ["FailedPlugin"], "its own state is not shown")
        expect(window.host.failure?.message, equals: "No items")
    }

    @Test("a cancelled operation leaves the content, unless another one runs")
    func isCancelled() async {
        let window = HostWindow()
        let endless = _Concurrency.AsyncStream<Void>.makeStream()
        let first = load(on: window.host) {
            for await _ in endless.stream {}
            return .empty
        }
        await HostWindow.finishTurn()
        let second = load(on: window.host) {
            for await _ in _Concurrency.AsyncStream<Void>.makeStream().stream {}
            return .empty
        }
        await first.value
        clock.advance(by: 10)
        expect(window.host.visibleTypes, equals: ["LoadingPlugin"], "the second one shows nothing")
        second.cancel()
        await second.value
        clock.advance(by: 10)
        expect(window.host.children.isEmpty, "the state of a cancelled operation stays")
    }
}

private struct CancellationOfTest: Swift.Error {}

/// The states of a screen in tests, with plugins of different times.
private enum TestState {
    case content, loading, empty
    case failed(String, @MainActor () -> Void = {})
    case busy

    @MainActor static let all: [TestState] = [.content, .loading, .empty, .failed("No"), .busy]

    var types: [String] {
        switch self {
        case .content: []
        case .loading: ["LoadingPlugin"]
        case .empty: ["EmptyPlugin"]
        case .failed: ["FailedPlugin"]
        case .busy: ["BusyPlugin"]
        }
    }
}

/// The delays and minimum durations of the plugins in seconds.
private struct StateTimes {
    var loading = (0.5, 0.3)
    var empty = (0.0, 0.0)
    var failed = (0.0, 0.0)
    var busy = (0.25, 0.0)

    init() {}

    init(_ next: () -> Double) {
        loading = (next(), next())
        empty = (next(), next())
        failed = (next(), next())
        busy = (next(), next())
    }
}

extension PlatformViewController {
    fileprivate var failure: FailedPlugin? { children.newest(FailedPlugin.self) }

    /// The types of the children that are visible.
    fileprivate var visibleTypes: [String] {
        children.filter(\.isInWindow).map { "\(type(of: $0))" }
    }

    fileprivate func show(_ state: TestState, _ times: StateTimes = StateTimes()) {
        switch state {
        case .content: PluginStates(of: self).remove()
        case .loading: PluginStates(of: self).show { LoadingPlugin(times.loading) }
        case .empty: PluginStates(of: self).show { EmptyPlugin(times.empty) }
        case .busy: PluginStates(of: self).show { BusyPlugin(times.busy) }
        case .failed(let message, let handler):
            PluginStates(of: self).show {
                FailedPlugin(times.failed)
            } isEqual: {
                $0.message == message
            } update: {
                $0.message = message
            } handlers: {
                $0.handler = handler
            }
        }
    }
}

/// A plugin that shows a state.
@MainActor
private class StatePlugin: PlatformViewController, PluginViewController {
    let presentation: PluginPresentation
    var calls: [String] = []

    init(_ times: (delay: Double, minimumDuration: Double)) {
        presentation = PluginPresentation(delay: times.delay, minimumDuration: times.minimumDuration, group: "state")
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    var announcement: String? {
        calls.append("announcement")
        return "text"
    }

    func releaseHandlers() {}

    override func loadView() {
        view = PluginView()
    }
}

private final class LoadingPlugin: StatePlugin {
    private(set) lazy var operations = PluginOperations(of: self)
}
private final class EmptyPlugin: StatePlugin {}
private final class BusyPlugin: StatePlugin {}

private final class FailedPlugin: StatePlugin {
    var message = "" {
        didSet { calls.append("update") }
    }
    var handler: @MainActor () -> Void = {}

    override func releaseHandlers() {
        handler = {}
    }

    func press() {
        presentation.dismiss(then: handler)
    }
}
