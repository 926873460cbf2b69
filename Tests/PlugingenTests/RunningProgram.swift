import Foundation
import TestSupport
import Testing

/// A running plugingen process.
final class RunningProgram {
    private let process = Process()
    private let captured: TemporaryFolder

    init(_ arguments: [String], in folder: TemporaryFolder) throws {
        captured = try TemporaryFolder()
        process.executableURL = Repository.plugingen
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder.path)
        for item in ["output", "errors"] { try captured.write("", to: item) }
        process.standardOutput = try handle(for: "output")
        process.standardError = try handle(for: "errors")
        process.standardInput = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    var output: String { get throws { try captured.read("output") } }
    var errors: String { get throws { try captured.read("errors") } }

    /// Waits until the program has written a text a number of times. Records an issue after two minutes.
    func waitForOutput(
        _ text: String, times count: Int = 1,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let isThere = try waitUntil { try self.output.ranges(of: text).count >= count }
        let written = try output + errors
        expect(isThere, "no '\(text)' in\n\(written)", sourceLocation: sourceLocation)
    }

    /// Sends a signal, and waits for the process to end. Returns nil after two minutes.
    func end(with signal: Int32) throws -> (status: Int32, isBySignal: Bool)? {
        kill(process.processIdentifier, signal)
        guard try waitUntil({ !self.process.isRunning }) else { return nil }
        return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
    }

    func waitUntil(_ isTrue: () throws -> Bool) throws -> Bool {
        let deadline = ContinuousClock.now + .seconds(120)
        while try !isTrue() {
            if ContinuousClock.now > deadline { return false }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return true
    }

    private func handle(for item: String) throws -> FileHandle {
        try FileHandle(forWritingTo: URL(filePath: captured.path(of: item)))
    }
}
