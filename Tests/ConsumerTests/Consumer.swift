import TestSupport
import Testing

/// A package that uses plugingen.
struct Consumer {
    let path: String
    /// The folder of its builds.
    let scratch: String
    var options: [String] = []

    /// Runs `swift build`, `swift test` and their like on the package.
    func swift(_ command: String, _ arguments: String...) throws -> Command {
        try swift(command, arguments)
    }

    private func swift(_ command: String, _ arguments: [String]) throws -> Command {
        try Command.run(
            "swift",
            [command, "--package-path", path, "--scratch-path", scratch] + options + arguments)
    }

    /// Expects that the package's tests can be built without a warning, that there are some, and
    /// that all of them pass.
    ///
    /// - Parameter options: further options of `swift test`.
    func expectTestsPass(_ options: String...) throws {
        let command = try swift("test", options)
        #expect(command.status == 0, "\(command.text)")
        // The build system of Xcode warns of its own use of the linker.
        #expect(!command.text.contains(/\.swift:\d+:\d+: warning:/), "\(command.text)")
        let counts = command.text.matches(
            of: /(?:Test run with|Executed) (\d+) tests?.* (?:passed|0 failures)/)
        #expect(counts.contains { Int($0.1) ?? 0 > 0 }, "\(command.text)")
    }
}
