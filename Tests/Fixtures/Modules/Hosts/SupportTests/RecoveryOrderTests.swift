import Testing
import UIKit

@testable import Hosts

/// A recovery runs one operation of a host at a time, and does not keep the host in memory.
@MainActor
@Suite("The operations of a recovery")
struct RecoveryOrderTests {
    private let clock = ManualClock()

    @Test("an operation cancels an earlier one of the same host, and waits for its end")
    func runsOneOperationOfHostAtATime() async {
        let window = HostWindow()
        let other = UIViewController()
        let endless = AsyncStream<Void>.makeStream()
        var calls: [String] = []
        clock.run {
            _ = window.host.withErrorRecovery {
                calls.append("first begins")
                for await _ in endless.stream {}
                for _ in 0..<10 { await Task.yield() }
                calls.append("first ends")
                throw Failure()
            }
        }
        await HostWindow.wait { !calls.isEmpty }
        let foreign = clock.run { other.withErrorRecovery { calls.append("other host") } }
        await HostWindow.wait { calls.count == 2 }
        let task = clock.run { window.host.withErrorRecovery { calls.append("second") } }
        await HostWindow.wait { calls.contains("first ends") }
        endless.continuation.finish()
        await task.value
        await foreign.value
        expect(
            calls, equals: ["first begins", "other host", "first ends", "second"],
            "the operations ran in another order")
        expect(
            window.host.shownError == nil,
            "it is shown although no operation failed")
    }

    @Test("reloadHandler of an earlier failure waits for the end of a newer operation")
    func runsAgainAfterNewerOperation() async {
        let window = HostWindow()
        let endless = AsyncStream<Void>.makeStream()
        var calls: [String] = []
        let failing = clock.run {
            window.host.withErrorRecovery {
                calls.append("first")
                if calls.count == 1 { throw Failure() }
            }
        }
        await failing.value
        let retry = window.host.shownError?.reloadHandler
        clock.run {
            _ = window.host.withErrorRecovery {
                calls.append("second begins")
                for await _ in endless.stream {}
                for _ in 0..<10 { await Task.yield() }
                calls.append("second ends")
            }
        }
        await HostWindow.wait { calls.count == 2 }
        retry?()
        await HostWindow.wait { calls.count == 4 }
        expect(
            calls, equals: ["first", "second begins", "second ends", "first"],
            "two operations of a host run at a time")
        endless.continuation.finish()
    }

    @Test("does not keep its host in memory while an operation runs")
    func releasesHostDuringOperation() async {
        let endless = AsyncStream<Void>.makeStream()
        var isRunning = false
        weak var released: UIViewController?
        let task: _Concurrency.Task<Void, Never>
        do {
            let host = UIViewController()
            released = host
            task = clock.run {
                host.withErrorRecovery {
                    isRunning = true
                    for await _ in endless.stream {}
                }
            }
            await HostWindow.wait { isRunning }
        }
        await HostWindow.wait { released == nil }
        expect(isRunning, "the operation has not begun")
        expect(released == nil, "the operation keeps the host")
        endless.continuation.finish()
        await task.value
    }

    /// The error of failing operations.
    private struct Failure: Error {}
}
