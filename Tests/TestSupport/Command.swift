import Foundation

/// A program that was run to its end.
package struct Command: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String

    /// All that was printed.
    package var text: String { output + errors }

    /// Runs a program and waits for it.
    ///
    /// - Parameters:
    ///   - program: its path, or its name where it is found by `PATH`.
    ///   - environment: variables besides the inherited ones.
    package static func run(
        _ program: String, _ arguments: [String], in folder: String? = nil,
        environment: [String: String] = [:]
    ) throws -> Command {
        let process = Process()
        process.executableURL = URL(filePath: program.contains("/") ? program : "/usr/bin/env")
        process.arguments = program.contains("/") ? arguments : [program] + arguments
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // Files in place of pipes: a pipe that nobody empties stops the program that fills it.
        let captured = try TemporaryFolder()
        let output = try captured.handle(for: "output")
        let errors = try captured.handle(for: "errors")
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Command(
            status: process.terminationStatus, output: try captured.read("output"),
            errors: try captured.read("errors"))
    }

    /// Runs the program that is under test.
    package static func plugingen(
        _ arguments: String..., in folder: TemporaryFolder? = nil,
        environment: [String: String] = [:]
    ) throws -> Command {
        try run(
            Repository.plugingen.path(percentEncoded: false), arguments, in: folder?.path,
            environment: environment)
    }

    /// Runs what the build plugin runs.
    package static func buildTool(
        _ arguments: String..., in folder: TemporaryFolder? = nil
    ) throws -> Command {
        try run(Repository.buildTool.path(percentEncoded: false), arguments, in: folder?.path)
    }
}
