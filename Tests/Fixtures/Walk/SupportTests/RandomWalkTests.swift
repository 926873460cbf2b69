import Foundation
import Testing

@testable import Walk

/// Tests with 100,000 steps on random hosts, half of them on a Mac, that plugins keep their
/// guarantees and leave nothing behind. `PLUGINGEN_WALK_SEED=7` takes only the walk with that seed,
/// `PLUGINGEN_WALKS=5000` takes more walks, and `PLUGINGEN_SEED` selects other ones.
@MainActor
@Suite("Random walks", .serialized)
struct RandomWalkTests {
    private static let environment = ProcessInfo.processInfo.environment

    private static var seeds: ClosedRange<UInt64> {
        if let seed = environment["PLUGINGEN_WALK_SEED"].flatMap(UInt64.init) { return seed...seed }
        let first = (environment["PLUGINGEN_SEED"].flatMap(UInt64.init) ?? 0) + 1
        let count = environment["PLUGINGEN_WALKS"].flatMap(UInt64.init) ?? Headless.walkCount
        return first...(first + count - 1)
    }

    @Test("keep the guarantees of plugins, and leave nothing behind")
    func walk() async {
        for seed in Self.seeds {
            let walk = RandomWalk(seed: seed, length: 200)
            guard let problem = await walk.run() else { continue }
            let shortest = await walk.shrunk(problem)
            let last = await shortest.run()
            let steps = shortest.steps.map { "  \($0)" }.joined(separator: "\n")
            Issue.record(
                """
                seed \(seed): \(problem)
                shortest walk, on \(shortest.kind): \(last ?? "it is not repeatable")
                \(steps)
                """)
            return
        }
    }

    @Test("depend only on the seed")
    func isRepeatable() {
        let walk = RandomWalk(seed: 1, length: 100)
        #expect(walk.steps == RandomWalk(seed: 1, length: 100).steps)
        #expect(walk.steps != RandomWalk(seed: 2, length: 100).steps)
    }
}
