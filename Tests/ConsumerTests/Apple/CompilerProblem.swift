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
            return CompilerProblem(isError: match.2 == "error", message: "\(match.1): \(match.3)")
        }
    }

    /// Returns an error that says that the tests of a module were not compiled, if the module itself
    /// has errors. Without it, a run with few errors would look nearly complete.
    static func skippedTests(of module: String, after problems: [CompilerProblem]) -> CompilerProblem? {
        guard problems.contains(where: \.isError) else { return nil }
        return CompilerProblem(
            isError: true, message: "the tests of '\(module)' were not compiled, because its sources have errors")
    }

    /// The reason why the SDK's age, not the generated code, causes a warning; nil if there is none.
    ///
    /// The SDKs that are available as headers are older than Xcode 16, the first version that
    /// plugingen supports. An error is never excused, because it hides the tests that import the
    /// module: change the copy of the SDK instead.
    var excuse: String? {
        isError ? nil : Self.excuses.first { message.contains($0.pattern) }?.reason
    }

    /// The parts of warnings that are excused, with the reasons.
    private static let excuses: [(pattern: String, reason: String)] = [
        (
            "no unsafe operations occur within 'unsafe' expression",
            "before Xcode 26, pointers were not marked as unsafe, as Swift Testing's macros expect"
        )
    ]
}
