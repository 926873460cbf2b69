#if os(Linux)
import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// Emitted tests notice mistakes in what they test.
    ///
    /// `PLUGINGEN_MUTANTS=all swift test --filter MutantTests` runs all mutants; with a part of
    /// names in place of `all`, those that have it. Without, some are run, other ones each day.
    /// `PLUGINGEN_UNMUTATED_RUNS=50` runs the tests as they are so many times.
    @Suite("Mutants of emitted code")
    struct MutantTests {
        private static let environment = ProcessInfo.processInfo.environment

        /// How many mutants are run of a day.
        private static let sampleSize = 8

        @Test("are killed by the emitted tests of the plugin that they live in")
        func areKilled() throws {
            let bench = try MutationBench()
            for _ in 0..<(Int(Self.environment["PLUGINGEN_UNMUTATED_RUNS"] ?? "") ?? 1) {
                try bench.expectUnmutatedTestsPass()
            }
            let mutants = Self.chosen()
            try #require(!mutants.isEmpty, "no mutant has such a name")
            var survivors: [String] = []
            for mutant in mutants {
                let outcomes = try bench.outcomes(of: mutant)
                for (framework, outcome) in outcomes where outcome == .survived {
                    survivors.append("\(mutant.file): \(mutant.name) (\(framework.rawValue))")
                }
            }
            let killed = mutants.count * MutationBench.Framework.allCases.count - survivors.count
            print(
                "mutants: \(mutants.count) of \(Mutant.all.count), killed: \(killed) of "
                    + "\(mutants.count * MutationBench.Framework.allCases.count)")
            #expect(survivors.isEmpty, "survivors:\n\(survivors.sorted().joined(separator: "\n"))")
        }

        @Test("are many, and have names of their own")
        func areMany() {
            #expect(Mutant.all.count >= 60)
            #expect(Set(Mutant.all.map { $0.file + $0.name }).count == Mutant.all.count)
        }

        @Test("are changes of what is emitted now")
        func areCurrent() throws {
            let stale = try MutationBench.staleMutants().map { "\($0.file): \($0.name)" }
            #expect(stale.isEmpty, "stale:\n\(stale.joined(separator: "\n"))")
        }

        private static func chosen() -> [Mutant] {
            let all = Mutant.all
            if let choice = environment["PLUGINGEN_MUTANTS"] {
                return choice == "all" ? all : all.filter { $0.name.contains(choice) }
            }
            let day = Int(Date().timeIntervalSince1970 / 86_400)
            return (0..<sampleSize).map { all[(day * sampleSize + $0) % all.count] }
        }
    }
}
#endif
