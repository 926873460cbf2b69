import Foundation
import TestSupport
import Testing

/// Generated tests for Swift Testing and XCTest.
@Suite("Generated tests", .timed)
struct FrameworkTests {
    @Test("Tests for Swift Testing and XCTest have the same cases and assertions")
    func haveSameCases() throws {
        let swiftTesting = try generate("swiftTesting")
        let xcTest = try generate("xctest")
        expect(swiftTesting.keys.sorted(), equals: xcTest.keys.sorted())
        var count = 0
        for (file, text) in swiftTesting {
            let other = try #require(xcTest[file])
            let names = text.matches(of: /@Test\([^\n]*\n +func (\w+)\(/).map { String($0.1) }
            let otherNames = other.matches(of: /func test(\w+)\(/).map { String($0.1) }
            expect(names.map { $0.prefix(1).uppercased() + $0.dropFirst() }, equals: otherNames, "\(file)")
            let assertions = [text, other].map { $0.matches(of: /\bexpect\(/).count }
            expect(assertions[0], equals: assertions[1], "\(file)")
            expect(!text.contains("XCT") && !text.contains("#expect"), "\(file)")
            expect(!other.contains("import Testing") && !other.contains("@Test"), "\(file)")
            count += names.count
        }
        expect(count > 40, "\(count)")
    }

    /// Returns the generated tests of all starters by file name.
    private func generate(_ framework: String) throws -> [String: String] {
        let folder = try TemporaryFolder()
        try folder.write(#"{ "tests": "\#(framework)" }"#, to: "plugingen.json")
        let command = try Command.plugingen(
            "generate", Repository.path("Templates", "Starters"), "--configuration",
            folder.path(of: "plugingen.json"), "--tests-output", folder.path(of: "Tests"),
            "--module", "Starters")
        try #require(command.status == 0, "\(command.text)")
        return try Dictionary(
            uniqueKeysWithValues: folder.files(below: "Tests").map { path in
                let name = URL(filePath: path).lastPathComponent
                return (name, try String(contentsOfFile: path, encoding: .utf8))
            })
    }
}
