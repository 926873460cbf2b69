import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    @Suite("A package with the plugins", .ofCommits)
    struct CommandPluginTests {
        @Test("runs each command in SwiftPM, and gets its exit status")
        func commands() throws {
            let folder = try TemporaryFolder("a b")
            let package = try NewPackage(in: folder)
            func run(_ words: String...) throws -> Command {
                try package.consumer.swift("package", ["--allow-writing-to-package-directory", "plugingen"] + words)
            }
            // Arguments with spaces and the names of targets reach the command with the right
            // folders.
            let new = try run("new", "Offline", "--from", "Error", "--directory", "Sources/App/On it")
            expect(new.status, equals: 0, "\(new.text)")
            expect(folder.exists("Sources/App/On it/Offline.plugin.json"))
            let target = try run("new", "Loading", "--target", "App")
            expect(target.status, equals: 0, "\(target.text)")
            expect(folder.exists("Sources/App/Loading.plugin.json"))
            expect(try run("validate", "--target=App").output.contains("2 descriptions are valid"))
            let preview = try run("preview", "--target=App", "--output", "preview.html")
            expect(preview.output.contains("wrote preview.html: 2 plugins"), "\(preview.text)")
            expect(folder.exists("preview.html"))
            expect(try run("schema").output.hasPrefix("{\n"))
            expect(try run("new", "--list").output.contains("An error message"))
            expect(try run("help", "generate").output.contains("Usage: plugingen generate"))
            expect(try run("completions", "fish").output.contains("complete -c plugingen"))
            let doctor = try run("--target", "App", "--target", "AppTests")
            expect(doctor.output.contains("checked 2 descriptions, found no problems"), "\(doctor.text)")
            let generate = try run("generate", "Sources/App", "--output", "Made here")
            expect(generate.status, equals: 0, "\(generate.text)")
            expect(folder.exists("Made here/LoadingViewController.swift"))

            // SwiftPM prints the exit status of a plugin, and fails with one of its own.
            for (words, status) in [(["paint"], 64), (["validate", "nowhere"], 1)] {
                let command = try run(words[0], words.count > 1 ? words[1] : "--help=")
                expect(command.status != 0)
                expect(command.text.contains("Plugin ended with exit code \(status)"), "\(command.text)")
            }
            let unknown = try run("validate", "--target", "Ap")
            expect(unknown.status != 0)
            expect(unknown.text.contains("there is no target 'Ap'"), "\(unknown.text)")
            let misspelled = try run("new", "Banner", "--target", "Ap")
            expect(misspelled.status, equals: 1)
            expect(
                misspelled.text.contains("there is no target 'Ap'; the targets are 'App', 'AppTests'"),
                "\(misspelled.text)")
            let empty = try run("validate", "--target", "AppTests")
            expect(empty.status, equals: 1)
            expect(empty.text.contains("there are no descriptions (*.plugin.json) in 'AppTests'"), "\(empty.text)")
        }

        @Test("gets tests in XCTest, and none for a plugin that says so", .ofNights)
        func xcTests() throws {
            let package = try NewPackage(in: TemporaryFolder())
            let folder = package.folder
            try folder.write(#"{ "tests": "xctest" }"#, to: "Sources/App/plugingen.json")
            for words in [["Loading", "--tests", "Tests/AppTests"], ["Error"]] {
                let new = try Command.run(
                    Repository.plugingen.path(percentEncoded: false), ["new"] + words, in: folder.path)
                expect(new.status == 0, "\(new.text)")
            }
            try folder.write(#"{ "tests": "none" }"#, to: "Sources/App/Error.plugin.json")
            let run = try package.consumer.swift("test")
            expect(run.status == 0, "\(run.text)")
            for suite in ["LoadingViewControllerTests", "LoadingPluginTests"] {
                expect(run.text.contains("Test Suite '\(suite)' passed"), "\(run.text)")
            }
            let untested = try package.consumer.generatedFile("ErrorViewControllerTests.swift")
            expect(untested.contains("// No tests: the description says so."))
        }
    }
}
