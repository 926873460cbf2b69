import Foundation
import TestSupport
import Testing

/// A package that uses plugingen.
struct Consumer {
    let path: String
    /// The folder for its builds.
    let scratch: String
    var options: [String] = []

    /// Runs `swift build`, `swift test` or another command on the package.
    func swift(_ command: String, _ arguments: String...) throws -> Command {
        try swift(command, arguments)
    }

    private func swift(_ command: String, _ arguments: [String]) throws -> Command {
        let fixed = [command, "--package-path", path, "--scratch-path", scratch]
        let run = try Command.run("swift", fixed + options + arguments)
        // On Linux, SwiftPM itself sometimes crashes in libdispatch when a child process ends. If
        // the child process crashes, SwiftPM exits with status 1.
        if run.status != SIGSEGV || !run.text.contains("libdispatch") { return run }
        return try Command.run("swift", fixed + options + arguments)
    }

    /// Expects that the package's tests build without warnings, that there are tests, and that all
    /// of them pass.
    ///
    /// - Parameter options: additional options of `swift test`.
    func expectTestsPass(_ options: String...) throws {
        let command = try swift("test", options)
        #expect(command.status == 0, "\(command.text)")
        // Xcode's build system warns about its own use of the linker.
        #expect(!command.text.contains(/\.swift:\d+:\d+: warning:/), "\(command.text)")
        let counts = command.text.matches(
            of: /(?:Test run with|Executed) (\d+) tests?.* (?:passed|0 failures)/)
        #expect(counts.contains { Int($0.1) ?? 0 > 0 }, "\(command.text)")
    }
}
