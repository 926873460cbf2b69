import Foundation
import TestSupport

/// Tests of a module's plugins in XCTest, whatever its configuration says.
enum XCTests {
    /// - Parameters:
    ///   - descriptions: the folder of the descriptions, whose configuration holds for all the rest.
    ///   - output: the folder to write to.
    ///   - folder: where the configuration is written that asks for XCTest.
    static func emit(
        of module: String, at descriptions: String, to output: String, in folder: TemporaryFolder
    ) throws -> Command {
        let present = try? String(contentsOfFile: descriptions + "/plugingen.json", encoding: .utf8)
        // The tests name the classes, so that all keys but this one have to stay.
        let own = (present ?? "{ }").replacing(#", "tests": "xctest""#, with: "")
            .replacing(#""tests": "xctest""#, with: "")
        let brace = own.lastIndex(of: "}") ?? own.endIndex
        let isEmpty = !own.contains(":")
        try folder.write(
            own[..<brace] + (isEmpty ? "" : ", ") + #""tests": "xctest" }"#,
            to: "\(module)-xctest.json")
        return try Command.plugingen(
            "generate", descriptions, "--configuration", folder.path(of: "\(module)-xctest.json"),
            "--tests-output", output, "--module", module)
    }
}
