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
        try Command.run(
            "swift",
            [command, "--package-path", path, "--scratch-path", scratch] + options + arguments)
    }

    /// Expects that the package's tests can be built without a warning, that there are some, and
    /// that all of them pass.
    func expectTestsPass() throws {
        let command = try swift("test")
        #expect(command.status == 0, "\(command.text)")
        #expect(!command.text.contains("warning:"), "\(command.text)")
        let count = command.text.firstMatch(of: /Test run with (\d+) tests? .*passed/)?.1
        #expect(Int(count ?? "0") ?? 0 > 0, "\(command.text)")
    }
}
