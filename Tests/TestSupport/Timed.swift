import Foundation
import Testing

/// Measures the tests of a suite. Swift Testing's own times include those of all tests that a test waits for.
///
/// When the process ends, it prints the processor seconds of each bundle with the programs that its tests started, the
/// slowest tests, and the command that tests more.
package struct Timed: SuiteTrait, TestTrait, TestScoping {
    package let isRecursive = true

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let (start, thread) = (ContinuousClock.now, ThreadTime.now)
        defer {
            Timings.shared.add(
                test, ContinuousClock.now - start, ThreadTime.now.seconds(since: thread))
        }
        try await function()
    }
}

extension Trait where Self == Timed {
    package static var timed: Self { Timed() }
}

/// The time for which a thread has used a processor.
private struct ThreadTime {
    let thread = pthread_self()
    let seconds: Double

    static var now: ThreadTime {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return ThreadTime(seconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }

    /// Returns 0 if a test has continued on another thread: then its time is not known.
    func seconds(since start: ThreadTime) -> Double {
        pthread_equal(thread, start.thread) != 0 ? seconds - start.seconds : 0
    }
}

/// What the tests of this process have used.
final class Timings: @unchecked Sendable {
    static let shared: Timings = {
        atexit { FileHandle.standardError.write(Data(Timings.shared.report.utf8)) }
        return Timings()
    }()

    /// Guards the other properties.
    private let lock = NSLock()
    /// Processor seconds by bundle.
    private var used: [String: Double] = [:]
    /// Seconds by test.
    private var lasted: [String: Double] = [:]
    /// The processor seconds of all programs that have ended.
    private var programs = 0.0

    fileprivate func add(_ test: Test, _ duration: Duration, _ processor: Double) {
        lock.lock()
        defer { lock.unlock() }
        let place = test.sourceLocation
        used[place.moduleName, default: 0] += processor
        let name = "\(place.moduleName)/\(place.fileName): \(test.displayName ?? test.name)"
        lasted[name, default: 0] += duration / .seconds(1)
    }

    /// Adds the programs that have ended since the last call to the bundle of the running test.
    func addEndedPrograms() {
        lock.lock()
        defer { lock.unlock() }
        var usage = rusage()
        #if canImport(Glibc)
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        #else
        getrusage(RUSAGE_CHILDREN, &usage)
        #endif
        let all = [usage.ru_utime, usage.ru_stime].reduce(0) {
            $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
        }
        used[Test.current?.sourceLocation.moduleName ?? "other", default: 0] += all - programs
        programs = all
    }

    private var report: String {
        func rows(_ seconds: [String: Double]) -> [String] {
            seconds.sorted { $0.value > $1.value }.prefix(10).map {
                String(format: "%8.1f  ", $0.value) + $0.key
            }
        }
        let next =
            switch TestRun.scope {
            case .change: ["More tests: .ci/run (Tests/README.md)"]
            case .commit: ["More tests: Tests/everything.sh (Tests/README.md)"]
            case .all: [String]()
            }
        return
            (["Processor seconds:"] + rows(used) + ["Slowest tests, in seconds:"]
            + rows(lasted) + next).map { $0 + "\n" }.joined()
    }
}
