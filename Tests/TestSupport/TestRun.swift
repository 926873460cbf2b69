import Foundation

/// The settings of a test run from the environment.
package enum TestRun {
    /// The extent of a test run.
    package enum Scope: Int, Comparable, Sendable {
        /// The tests that every change has to pass: `swift test`.
        case change
        /// The tests that every commit has to pass: `PLUGINGEN_TESTS=commit`, as in `.ci/run`.
        case commit
        /// All tests: `PLUGINGEN_TESTS=all`, as in `Tests/everything.sh`.
        case all

        package static func < (scope: Scope, other: Scope) -> Bool {
            scope.rawValue < other.rawValue
        }
    }

    package static let scope: Scope =
        switch environment["PLUGINGEN_TESTS"] {
        case nil: .change
        case "commit": .commit
        case "all": .all
        case let other?: preconditionFailure("PLUGINGEN_TESTS is 'commit' or 'all', not '\(other)'")
        }

    /// The seed of random tests: the variable `PLUGINGEN_SEED`, or 0. It is printed once, so that a
    /// failure can be repeated.
    package static let seed: Int = {
        let seed = number(of: "PLUGINGEN_SEED") ?? 0
        print("random tests begin with PLUGINGEN_SEED=\(seed)")
        return seed
    }()

    package static func number(of variable: String) -> Int? {
        environment[variable].flatMap(Int.init)
    }

    package static let environment = ProcessInfo.processInfo.environment
}
