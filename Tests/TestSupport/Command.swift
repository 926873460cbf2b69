import Foundation

/// A program that has run to its end.
package struct Command: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String

    /// Everything that the program printed.
    package var text: String { output + errors }

    /// Runs a program and waits for it.
    ///
    /// - Parameters:
    /// - program: its path, or its name if it is in `PATH`.
    /// - environment: variables in addition to the inherited ones.
    package static func run(
        _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
    ) throws -> Command {
        let process = Process()
        process.executableURL = URL(filePath: program.contains("/") ? program : "/usr/bin/env")
        process.arguments = program.contains("/") ? arguments : [program] + arguments
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // Packages that tests build need the plugins that the build of the tests leaves out.
        process.environment?["PLUGINGEN_WITHOUT_PLUGINS"] = nil
        // Files instead of pipes: a full pipe that nobody reads would block the program.
        let captured = try TemporaryFolder()
        let output = try captured.handle(for: "output")
        let errors = try captured.handle(for: "errors")
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        Timings.shared.addEndedPrograms()
        return Command(
            status: process.terminationStatus, output: try captured.read("output"), errors: try captured.read("errors"))
    }

    /// Runs the program that is under test.
    package static func plugingen(
        _ arguments: String..., in folder: TemporaryFolder? = nil, environment: [String: String] = [:]
    ) throws -> Command {
        try run(Repository.plugingen.path(percentEncoded: false), arguments, in: folder?.path, environment: environment)
    }

    /// Runs the tool of the build plugin.
    package static func buildTool(_ arguments: String..., in folder: TemporaryFolder? = nil) throws -> Command {
        try run(Repository.buildTool.path(percentEncoded: false), arguments, in: folder?.path)
    }
}
