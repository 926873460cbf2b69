import Testing
import UIKit

@testable import Hosts

/// One test for each thing that generated code guarantees of handlers and operations.
@MainActor
@Suite("Guarantees of operations", .serialized)
struct OperationGuaranteeTests {
    private let clock = ManualClock()
    private let window = HostWindow()
    private var host: UIViewController { window.host }

    @Test(
        "a plugin whose handler dismisses it is leaving then, and the handler may show and remove others"
    )
    func dismissedForHandler() {
        clock.run {
            var calls = 0
            let loading = host.showLoading(message: nil, cancelHandler: {})
            clock.advance(by: 1)
            loading.cancelHandler = { [weak loading, host] in
                calls += 1
                #expect(loading?.presentation.isLeaving == true)
                host.showError(message: "Cancelled")
                host.hideError()
                host.presentOffline()
            }
            window.press(loading.cancelButton)
            #expect(calls == 1)
            #expect(host.children.map { type(of: $0) == OfflineViewController.self } == [true])
        }
    }

    @Test("'while' removes its plugin when the operation returns, throws or is cancelled")
    func whileRemoves() async throws {
        let value = await clock.run { Task { await host.whileLoading(cancelHandler: {}) { 7 } } }
            .value
        #expect(value == 7)
        #expect(host.children.isEmpty)
        let failing = clock.run {
            Task { try await host.whileLoading(cancelHandler: {}) { throw OperationFailure() } }
        }
        await #expect(throws: OperationFailure.self) { try await failing.value }
        #expect(host.children.isEmpty)
        let endless = AsyncStream<Void>.makeStream()
        let cancelled = clock.run {
            Task { await host.whileLoading(cancelHandler: {}) { for await _ in endless.stream {} } }
        }
        await HostWindow.wait { host.children.count == 1 }
        #expect(host.children.count == 1)
        cancelled.cancel()
        await cancelled.value
        #expect(host.children.isEmpty)
    }

    @Test("nested and overlapping operations of one plugin are counted")
    func whileCounts() async {
        let first = AsyncStream<Void>.makeStream()
        let second = AsyncStream<Void>.makeStream()
        let outer = clock.run {
            Task {
                await host.whileLoading(cancelHandler: {}) {
                    await host.whileLoading(cancelHandler: {}) { #expect(host.children.count == 1) }
                    #expect(host.children.newest(LoadingViewController.self)?.parent === host)
                    for await _ in first.stream {}
                }
            }
        }
        let other = clock.run {
            Task { await host.whileLoading(cancelHandler: {}) { for await _ in second.stream {} } }
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(host.children.count == 1)
        second.continuation.finish()
        await other.value
        #expect(host.children.count == 1)
        first.continuation.finish()
        await outer.value
        #expect(host.children.isEmpty)
    }

    @Test("a failure that is followed by another operation takes its message away")
    func recoveryHidesEarlierFailure() async {
        await clock.run { host.withErrorRecovery { throw OperationFailure() } }.value
        #expect(host.shownError?.message == OperationFailure().localizedDescription)
        let stream = AsyncStream<Void>.makeStream()
        let next = clock.run { host.withErrorRecovery { for await _ in stream.stream {} } }
        #expect(host.shownError != nil)
        clock.advance(by: 0.5)
        #expect(host.shownError == nil)
        stream.continuation.finish()
        await next.value
        clock.advance(by: 0.3)
        #expect(host.children.isEmpty)
    }

    @Test("a recovery gives its plugin the further handlers of the host")
    func recoveryHasFurtherHandlers() async throws {
        var closings = 0
        let task = clock.run {
            host.withErrorRecovery(closeHandler: { closings += 1 }) { throw OperationFailure() }
        }
        await task.value
        let error = try #require(host.shownError)
        clock.run { window.press(error.closeButton) }
        #expect(closings == 1)
        #expect(host.children.isEmpty)
    }

    @Test("the button with the role 'cancel' cancels the operations that its plugin is shown for")
    func whileIsCancelled() async throws {
        let endless = AsyncStream<Void>.makeStream()
        var calls = 0
        let task = clock.run {
            Task {
                await host.whileLoading(cancelHandler: { calls += 1 }) {
                    for await _ in endless.stream {}
                    return Task.isCancelled
                }
            }
        }
        await HostWindow.wait { !host.children.isEmpty }
        clock.advance(by: 1)
        let loading = try #require(host.children.newest(LoadingViewController.self))
        clock.run { window.press(loading.cancelButton) }
        #expect(await task.value)
        #expect(!task.isCancelled)
        #expect(calls == 1)
    }

    @Test("an operation that was cancelled while it waited for an earlier one never runs")
    func recoverySkipsCancelled() async {
        var calls: [Int] = []
        let tasks = clock.run {
            (0..<3).map { number in host.withErrorRecovery { calls.append(number) } }
        }
        for task in tasks { await task.value }
        #expect(calls == [2])
    }

    @Test("a failure of an operation that was cancelled is not shown")
    func recoveryIgnoresFailureOfCancelled() async {
        let stream = AsyncStream<Void>.makeStream()
        var isRunning = false
        let task = clock.run {
            host.withErrorRecovery {
                isRunning = true
                for await _ in stream.stream {}
                throw OperationFailure()
            }
        }
        await HostWindow.wait { isRunning }
        task.cancel()
        await task.value
        #expect(host.children.isEmpty)
    }

    @Test("the plugin of a recovery stays for other operations when the recovery's own has ended")
    func recoveryIsCounted() async {
        let stream = AsyncStream<Void>.makeStream()
        let other = clock.run {
            Task { await host.whileLoading(cancelHandler: {}) { for await _ in stream.stream {} } }
        }
        await HostWindow.wait { !host.children.isEmpty }
        await clock.run { host.withErrorRecovery {} }.value
        #expect(host.children.count == 1)
        stream.continuation.finish()
        await other.value
        #expect(host.children.isEmpty)
    }

    @Test("two hosts run their operations independently of each other")
    func recoveryIsOfOneHost() async {
        let other = HostWindow()
        let stream = AsyncStream<Void>.makeStream()
        var hasEnded = false
        let first = clock.run {
            host.withErrorRecovery {
                for await _ in stream.stream {}
                hasEnded = !Task.isCancelled
            }
        }
        await clock.run { other.host.withErrorRecovery { throw OperationFailure() } }.value
        #expect(other.host.shownError != nil)
        #expect(host.shownError == nil)
        stream.continuation.finish()
        await first.value
        #expect(hasEnded)
    }

    @Test("an operation does not begin when its host has gone")
    func recoveryNeedsHost() async {
        var calls = 0
        var task: Task<Void, Never>?
        do {
            let host = UIViewController()
            task = clock.run { host.withErrorRecovery { calls += 1 } }
        }
        await task?.value
        #expect(calls == 0)
    }
}

private struct OperationFailure: Error {}
