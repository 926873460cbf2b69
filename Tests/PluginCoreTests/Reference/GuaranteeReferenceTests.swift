import TestSupport
import Testing

/// The guarantees that the reference gives to users, and `Tests/Guarantees.md`, which names their tests.
@Suite("The guarantees") struct GuaranteeReferenceTests {
    /// A guarantee, its tests, a difference on AppKit and the tests of that.
    private static func rows() throws -> [[String]] {
        try Repository.text(of: "Tests/Guarantees.md").split(separator: "\n")
            .filter { $0.hasPrefix("| ") }.dropFirst(2)
            .map { $0.dropFirst(2).dropLast(2).split(separator: " | ").map(String.init) }
    }

    @Test("are the same for users and for contributors")
    func users() throws {
        let page = try #require(
            ReferencePage.all().first { $0.path.hasSuffix("/Guarantees.md") })
        let items = page.lines.joined(separator: "\n").replacing("\n  ", with: " ")
            .split(separator: "\n").filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
        let rows = try Self.rows()
        #expect(rows.count > 35)
        #expect(items == rows.map { $0[0] })
        let differences = page.lines.filter { $0.hasPrefix("| ") }.dropFirst(2)
        #expect(
            Array(differences)
                == rows.filter { $0[2] != "Holds." }.map { "| \($0[0]) | \($0[2]) |" })
    }

    @Test("have tests that exist")
    func namesTests() throws {
        let sources = try ["", "+UIKit", "+AppKit"].flatMap { framework in
            try Repository.files(in: "Tests", withSuffix: "Tests\(framework).swift")
                .map { try Repository.text(of: $0) }
        }
        for cell in try Self.rows().flatMap({ [$0[1], $0[3]] }) {
            let tests = cell.matches(of: /`(\w+Tests)\.(\w+)\*?`/)
            #expect(!tests.isEmpty, "\(cell)")
            for test in tests {
                let exists = sources.contains {
                    $0.contains("struct \(test.output.1) {")
                        && $0.contains("    func \(test.output.2)(")
                }
                #expect(exists, "there is no test \(test.output.0)")
            }
        }
    }

    @Test("have tests that run on AppKit")
    func appKit() throws {
        let generated = try [
            ("Tests/Golden/Mac", "Tests.swift"), ("Tests/RuntimeTests", "Tests.swift"),
            ("Tests/RuntimeTests", "Tests+AppKit.swift"),
        ].flatMap { folder, suffix in
            try Repository.files(in: folder, withSuffix: suffix)
                .map { try Repository.text(of: $0) }
        }
        #expect(generated.count > 4)
        for row in try Self.rows() {
            // Tests with a star compile the code, and are not generated.
            for test in row[3].matches(of: /`(\w+Tests)\.(\w+)`/) {
                let exists = generated.contains {
                    $0.contains("struct \(test.output.1) {")
                        && $0.contains("    func \(test.output.2)(")
                }
                #expect(exists, "\(test.output.0) is not generated for AppKit")
            }
        }
    }
}
