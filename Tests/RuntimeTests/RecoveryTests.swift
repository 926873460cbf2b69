import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Recovery")
struct RecoveryTests {
    private let clock = ManualClock()
    private let window = HostWindow()
    private var host: PlatformViewController { window.host }
    private var shownFailure: FailurePlugin? { host.children.shown(FailurePlugin.self) }

    private struct Failure: Swift.Error {}

    /// Runs an operation that waits for the first element of a stream, and then fails or not.
    private func run(
        _ attempts: Attempts, delay: Double = 0.5, group: String? = "state"
    ) -> _Concurrency.Task<Void, Swift.Never> {
        clock.run {
            PluginRecovery.of(FailurePlugin.self, on: host).run(
                { try await attempts.run() },
                meanwhile: { host, cancel in
                    let plugin = host.children.newest(WaitingPlugin.self) ?? WaitingPlugin(delay: delay, group: group)
                    return plugin.operations.begin(plugin, on: host) { $0.cancelHandler = cancel }
                },
                whenFailed: { host, _, retry in
                    let plugin = FailurePlugin(group: group)
                    plugin.retryHandler = retry
                    host.add(plugin)
                })
        }
    }

    /// The attempts of an operation, which a test ends. The recovery notices an end later.
    @MainActor
    private final class Attempts {
        private(set) var count = 0
        private var continuation: CheckedContinuation<Void, any Swift.Error>?

        func run() async throws {
            count += 1
            try await withCheckedThrowingContinuation { continuation = $0 }
        }

        func end(fails: Bool) async {
            await HostWindow.wait { continuation != nil }
            if fails { continuation?.resume(throwing: Failure()) } else { continuation?.resume() }
            continuation = nil
        }
    }

    @Test("the plugin of an error stays until the next attempt fails, and does not blink")
    func staysUntilFailure() async {
        let attempts = Attempts()
        _ = run(attempts)
        await attempts.end(fails: true)
        await HostWindow.wait { shownFailure != nil }
        let first = shownFailure
        expect(first != nil, "it is not shown")
        clock.run { first?.press() }
        expect(first?.parent === host, "there is a gap")
        await attempts.end(fails: true)
        await HostWindow.wait { shownFailure != nil && shownFailure !== first }
        expect(attempts.count, equals: 2, "the operation does not run again")
        expect(shownFailure != nil && shownFailure !== first, "the second error is not shown")
        expect(host.children, equals: [shownFailure], "another plugin is left")
        expect(shownFailure?.isInWindow, equals: true, "there is a gap")
        clock.run { shownFailure?.press() }
        await attempts.end(fails: false)
        await HostWindow.wait { host.children.isEmpty }
        expect(host.children.isEmpty, "it stays after the operation has succeeded")
    }

    @Test("the plugin of an error stays until the one for the next attempt is visible")
    func staysUntilNextIsVisible() async {
        for group in ["state", nil] {
            let attempts = Attempts()
            _ = run(attempts, group: group)
            await attempts.end(fails: true)
            await HostWindow.wait { shownFailure != nil }
            clock.run { shownFailure?.press() }
            expect(host.children.count, equals: 2, "there is a gap")
            clock.advance(by: 0.5)
            expect(host.children.map { type(of: $0) == WaitingPlugin.self }, equals: [true], "it stays")
            await attempts.end(fails: false)
            await HostWindow.wait { host.children.isEmpty }
            expect(host.children.isEmpty, "a plugin stays")
        }
    }

    @Test("another operation takes the place of a failed one without a gap")
    func isFollowedByOtherOperation() async {
        let attempts = Attempts()
        _ = run(attempts, delay: 0.5)
        await attempts.end(fails: true)
        await HostWindow.wait { shownFailure != nil }
        _ = run(attempts, delay: 0.5)
        expect(shownFailure != nil, "there is a gap")
        clock.advance(by: 0.5)
        expect(shownFailure == nil, "the error stays")
        await attempts.end(fails: false)
        await HostWindow.wait { host.children.isEmpty }
        expect(host.children.isEmpty, "a plugin stays")
    }

    @Test("a cancelled attempt takes the plugin of the error before along")
    func isCancelled() async {
        let attempts = Attempts()
        _ = run(attempts)
        await attempts.end(fails: true)
        await HostWindow.wait { shownFailure != nil }
        let next = run(attempts)
        next.cancel()
        await next.value
        expect(attempts.count, equals: 1, "the cancelled operation runs")
        expect(host.children.isEmpty, "a plugin stays")
    }

    @Test("the plugin that is shown meanwhile cancels the operation")
    func cancels() async {
        let attempts = Attempts()
        let task = run(attempts)
        await HostWindow.wait { attempts.count == 1 }
        host.children.newest(WaitingPlugin.self)?.cancelHandler()
        expect(task.isCancelled, "the operation goes on")
        await attempts.end(fails: true)
        await task.value
        expect(host.children.isEmpty, "the error of a cancelled operation is shown")
    }

    @Test("without another plugin meanwhile, the one of the error leaves when the attempt begins")
    func leavesAtOnce() async {
        let attempts = Attempts()
        let failure = FailurePlugin(group: nil)
        host.add(failure)
        _ = clock.run {
            PluginRecovery.of(FailurePlugin.self, on: host).run(
                { try await attempts.run() }, whenFailed: { _, _, _ in })
        }
        expect(failure.parent == nil, "it stays while the operation runs")
        await attempts.end(fails: false)
    }

    /// Starts an operation without an end. Returns the host, and the task of the operation.
    private func startEndlessOperation(
        loadsView: Bool
    ) -> (host: PlatformViewController, task: _Concurrency.Task<Void, Swift.Never>) {
        let host = HostWindow.makeController()
        if loadsView { _ = host.view }
        let task = PluginRecovery.of(FailurePlugin.self, on: host).run(
            {
                try await _Concurrency.Task.sleep(nanoseconds: 60_000_000_000)
            }, whenFailed: { _, _, _ in })
        return (host, task)
    }

    @Test("a host that is released cancels its operation")
    func endsWithHost() async {
        weak var released: PlatformViewController?
        var task: _Concurrency.Task<Void, Swift.Never>?
        do {
            let started = startEndlessOperation(loadsView: true)
            (released, task) = (started.host, started.task)
            for _ in 0..<20 { await HostWindow.finishTurn() }
            expect(task?.isCancelled, equals: false, "it is cancelled too early")
        }
        await HostWindow.wait { released == nil && task?.isCancelled == true }
        expect(released == nil, "the recovery keeps its host")
        expect(task?.isCancelled, equals: true, "the operation goes on")
        await task?.value
    }

    @Test(
        "a host that gets another view goes on, and an operation that has ended leaves nothing there"
    )
    func cleansUp() async {
        let (host, task) = startEndlessOperation(loadsView: true)
        let formerView: PlatformView = host.view
        expect(formerView.layoutGuides.count, equals: 1)
        let next = PluginRecovery.of(FailurePlugin.self, on: host).run(
            {
                host.view = PlatformView()
                for _ in 0..<20 { await HostWindow.finishTurn() }
            }, whenFailed: { _, _, _ in })
        expect(task.isCancelled, "the operation before goes on")
        await next.value
        expect(!next.isCancelled, "it is cancelled although the host stays")
        expect(formerView.layoutGuides.isEmpty, "a guide stays in the former view")
        let last = PluginRecovery.of(FailurePlugin.self, on: host).run({}, whenFailed: { _, _, _ in })
        expect(host.view.layoutGuides.count, equals: 1)
        await last.value
        expect(host.view.layoutGuides.isEmpty, "a guide stays after the operation")
    }

    @Test("a recovery does not load the view of its host")
    func leavesViewUnloaded() async {
        let (host, task) = startEndlessOperation(loadsView: false)
        expect(!host.isViewLoaded, "it loads the view")
        task.cancel()
        await task.value
    }

    @Test("a SwiftUI view that is gone cancels its operation, and releases the host")
    func endsWithPresenter() async {
        weak var released: PlatformViewController?
        var task: _Concurrency.Task<Void, Swift.Never>?
        do {
            let host = PluginHostController()
            _ = host.view
            let presenter = PluginPresenter(host: host)
            presenter.update([
                .start(id: 0) { host in
                    let started = PluginRecovery.of(FailurePlugin.self, on: host).run(
                        {
                            try await _Concurrency.Task.sleep(nanoseconds: 60_000_000_000)
                        }, whenFailed: { _, _, _ in })
                    task = started
                    return started
                }
            ])
            await HostWindow.wait { task != nil }
            released = host
            presenter.stop()
        }
        await HostWindow.wait { released == nil && task?.isCancelled == true }
        expect(task?.isCancelled, equals: true, "the operation goes on")
        expect(released == nil, "something keeps the host")
    }
}

/// A plugin that shows an error.
@MainActor
private final class FailurePlugin: PlatformViewController, PluginViewController {
    let presentation: PluginPresentation
    var retryHandler: @MainActor () -> Void = {}

    init(group: String?) {
        presentation = PluginPresentation(group: group)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = PluginView()
    }

    func releaseHandlers() {
        retryHandler = {}
    }

    func press() {
        presentation.dismiss(then: retryHandler)
    }
}

/// A plugin that is shown while an operation runs.
@MainActor
private final class WaitingPlugin: PlatformViewController, PluginViewController {
    let presentation: PluginPresentation
    var cancelHandler: @MainActor () -> Void = {}
    private(set) lazy var operations = PluginOperations(of: self)

    init(delay: Double, group: String?) {
        presentation = PluginPresentation(delay: delay, group: group)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = PluginView()
    }
}
