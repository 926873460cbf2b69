import Foundation
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
        let words = [command, "--package-path", path, "--scratch-path", scratch]
        let run = try Command.run("swift", words + options + arguments)
        // On Linux SwiftPM itself crashes at times, in libdispatch, when a program that it runs ends. Where
        // such a program crashes, SwiftPM ends with 1.
        if run.status != SIGSEGV || !run.text.contains("libdispatch") { return run }
        return try Command.run("swift", words + options + arguments)
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
