/// An error or a warning of the compiler.
struct CompilerProblem {
    let isError: Bool
    /// The message after the name of the file and the line, if the compiler names them.
    let message: String

    /// Returns the errors and warnings in the compiler's output, which has the style `llvm`.
    static func all(in output: String) -> [CompilerProblem] {
        output.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: /([^\/]*):\d+: (error|warning): (.+)/) else {
                guard let match = line.firstMatch(of: /: (error|warning): (.+)/) else { return nil }
                return CompilerProblem(isError: match.1 == "error", message: String(match.2))
            }
            return CompilerProblem(
                isError: match.2 == "error", message: "\(match.1): \(match.3)")
        }
    }

    /// Returns an error that says that the tests of a module were not compiled, if the module has
    /// errors and all of them are excused. Without it, nobody would notice.
    static func skippedTests(
        of module: String, after problems: [CompilerProblem]
    ) -> [CompilerProblem] {
        let errors = problems.filter(\.isError)
        let excuses = Set(errors.compactMap(\.excuse)).sorted()
        if excuses.isEmpty || errors.contains(where: { $0.excuse == nil }) { return [] }
        let reasons = excuses.joined(separator: "; ")
        return [
            CompilerProblem(
                isError: true,
                message: "the tests of '\(module)' were not compiled, because errors in its sources"
                    + " are excused (\(reasons)): change the copy of the SDK")
        ]
    }

    /// The reason why the SDK's age, not the generated code, causes the problem; nil if there is
    /// none.
    ///
    /// The SDKs that are available as headers are older than Xcode 16, the first version that
    /// plugingen supports.
    var excuse: String? {
        Self.excuses.first { message.contains($0.pattern) }?.reason
    }

    /// The parts of messages that are excused, with the reasons.
    private static let excuses: [(pattern: String, reason: String)] = [
        (
            "is not concurrency-safe because it involves shared mutable state",
            "before Xcode 16, the constants of accessibility were variables"
        ),
        (
            "'accessibilityPerformEscape()'",
            "before Xcode 16, the methods of accessibility were not isolated"
        ),
        (
            "property 'accessibilityTraits' has different actor isolation",
            "before Xcode 16, the methods of accessibility were not isolated"
        ),
        (
            "property 'accessibilityValue' has different actor isolation",
            "before Xcode 16, the methods of accessibility were not isolated"
        ),
        (
            "Missing 'swift_task_deinitOnExecutor' function",
            "before Xcode 26, the concurrency library had no function for isolated deinitializers"
        ),
        (
            "no unsafe operations occur within 'unsafe' expression",
            "before Xcode 26, pointers were not marked as unsafe, as Swift Testing's macros expect"
        ),
        (
            "type 'NSButton.BezelStyle' has no member 'push'",
            "before Xcode 15, it was called 'rounded'"
        ),
        (
            "type 'MainActor' has no member 'assumeIsolated'",
            "Xcode 15 made it available to older systems"
        ),
        (
            "'viewIsAppearing'",
            "Xcode 15 made it available to older systems"
        ),
    ]
}
