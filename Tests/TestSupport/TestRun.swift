import Foundation

/// What a run of the tests is asked for by its environment.
package enum TestRun {
    /// How much is tested.
    package enum Scope: Int, Comparable, Sendable {
        /// What every change has to pass: `swift test`.
        case change
        /// What every commit has to pass: `PLUGINGEN_TESTS=commit`, as in `.ci/run`.
        case commit
        /// Everything: `PLUGINGEN_TESTS=all`, as in `Tests/everything.sh`.
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

    /// Where random tests begin: the variable `PLUGINGEN_SEED`, or 0. It is printed once, so that a failure can be
    /// repeated.
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
