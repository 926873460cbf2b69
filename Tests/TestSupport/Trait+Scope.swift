import Testing

extension Trait where Self == ConditionTrait {
    /// Leaves a test to `.ci/run`, because it builds or compiles much.
    package static var ofCommits: Self {
        .enabled(if: TestRun.scope >= .commit, "a test of .ci/run")
    }

    /// Leaves a test to `Tests/everything.sh`, because another test finds the same mistakes in less time.
    package static var ofNights: Self {
        .enabled(if: TestRun.scope == .all, "a test of Tests/everything.sh")
    }
}
