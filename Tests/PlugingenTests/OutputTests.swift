import Foundation
import TestSupport
import Testing

/// How the program behaves if its output cannot be written completely.
@Suite("Standard output", .timed)
struct OutputTests {
    @Test("The program ends quietly if a pipe reads only part of its output")
    func head() throws {
        let command = try shell(
            "PLUGINGEN schema | head -1; echo ${PIPESTATUS[0]}; PLUGINGEN schema | true; " + "echo ${PIPESTATUS[0]}")
        expect(command.output, equals: "{\n0\n0\n")
        expect(command.errors, equals: "")
    }

    @Test("A pipe that closes early does not change the exit status")
    func statusOfPipe() throws {
        let folder = try TemporaryFolder()
        try folder.write("{ 1 }", to: "Loading.plugin.json")
        let command = try shell("PLUGINGEN validate '\(folder.path)' | true; echo ${PIPESTATUS[0]}")
        expect(command.output, equals: "1\n")
    }

    @Test("A closed standard output is an error, unless nothing is written to it")
    func closed() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "Loading.plugin.json")
        let command = try shell("PLUGINGEN new --list >&-")
        expect(command.status, equals: 1)
        expect(command.errors, equals: "error: cannot write to standard output: bad file descriptor\n")
        let quiet = try shell("cd '\(folder.path)' && PLUGINGEN generate . --output Generated --quiet >&-")
        expect(quiet.status == 0 && quiet.errors == "", "\(quiet.errors)")
        // The output does not end up in a file that the program opens.
        let loud = try shell("cd '\(folder.path)' && PLUGINGEN generate . --output Other >&-")
        expect(loud.status, equals: 1)
        let text = try folder.read("Other/LoadingViewController.swift")
        expect(text, equals: (try folder.read("Generated/LoadingViewController.swift")))
    }

    @Test(
        "A full disk is an error",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func full() throws {
        let command = try shell("PLUGINGEN help > /dev/full")
        expect(command.status, equals: 1)
        expect(command.errors, equals: "error: cannot write to standard output: no space left on device\n")
    }

    @Test("The exit status reports errors even if standard error is closed")
    func closedErrors() throws {
        let command = try shell("PLUGINGEN paint 2>&-")
        expect(command.status == 64 && command.text == "")
    }

    private func shell(_ script: String) throws -> Command {
        try Command.run(
            "bash",
            [
                "-c",
                script.replacing(
                    "PLUGINGEN", with: "'\(Repository.plugingen.path(percentEncoded: false))'"),
            ])
    }
}
