import Foundation
import TestSupport

/// Tests of a module's plugins in XCTest, regardless of its configuration.
enum XCTests {
    /// Generates the tests.
    ///
    /// - Parameters:
    /// - descriptions: the folder of the descriptions, with the configuration that applies
    ///   otherwise, because tests name the classes.
    /// - output: the folder to write to.
    /// - folder: the folder for the configuration that asks for XCTest.
    static func generate(
        of module: String, at descriptions: String, to output: String, in folder: TemporaryFolder
    ) throws -> Command {
        let present = try? String(contentsOfFile: descriptions + "/plugingen.json", encoding: .utf8)
        let rest = (present ?? "{}").replacing(#/"tests":\s*"\w+"\s*,?/#, with: "")
        try folder.write(
            rest.replacing("{", with: #"{ "tests": "xctest", "#, maxReplacements: 1), to: "\(module)-xctest.json")
        // The configuration refers to its templates by a path relative to its own folder.
        let templates = descriptions + "/Templates"
        if present?.contains("\"templates\"") == true {
            try folder.copy(templates, to: "Templates")
        }
        return try Command.plugingen(
            "generate", descriptions, "--configuration", folder.path(of: "\(module)-xctest.json"),
            "--tests-output", output, "--module", module)
    }
}
