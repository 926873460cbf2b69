import Foundation
import TestSupport
import Testing

/// What the program does where its output goes nowhere, or not all of it.
@Suite("Standard output")
struct OutputTests {
    @Test("that is read in part ends the program quietly")
    func head() throws {
        let command = try shell(
            "PLUGINGEN schema | head -1; echo ${PIPESTATUS[0]}; PLUGINGEN schema | true; "
                + "echo ${PIPESTATUS[0]}")
        #expect(command.output == "{\n0\n0\n")
        #expect(command.errors == "")
    }

    @Test("that is read in part does not hide how a command ended")
    func statusOfPipe() throws {
        let folder = try TemporaryFolder()
        try folder.write("{ 1 }", to: "Loading.plugin.json")
        let command = try shell(
            "PLUGINGEN validate '\(folder.path)' | true; echo ${PIPESTATUS[0]}")
        #expect(command.output == "1\n")
    }

    @Test("that is closed is an error, unless nothing is written")
    func closed() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "Loading.plugin.json")
        let command = try shell("PLUGINGEN starters >&-")
        #expect(command.status == 1)
        #expect(command.errors == "error: cannot write to standard output: bad file descriptor\n")
        let quiet = try shell(
            "cd '\(folder.path)' && PLUGINGEN generate . --output Generated --quiet >&-")
        #expect(quiet.status == 0 && quiet.errors == "", "\(quiet.errors)")
        // No file that the program opens takes the place of the output.
        let loud = try shell("cd '\(folder.path)' && PLUGINGEN generate . --output Other >&-")
        #expect(loud.status == 1)
        let text = try folder.read("Other/LoadingViewController.swift")
        #expect(text == (try folder.read("Generated/LoadingViewController.swift")))
    }

    @Test(
        "that is full is an error",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func full() throws {
        let command = try shell("PLUGINGEN help > /dev/full")
        #expect(command.status == 1)
        #expect(
            command.errors == "error: cannot write to standard output: no space left on device\n")
    }

    @Test("of problems can be closed: the status tells")
    func closedErrors() throws {
        let command = try shell("PLUGINGEN paint 2>&-")
        #expect(command.status == 64 && command.text == "")
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
