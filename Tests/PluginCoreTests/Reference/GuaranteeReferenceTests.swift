import TestSupport
import Testing

/// The guarantees that the reference gives to users, and `Tests/Guarantees.md`, which names their tests.
@Suite("The guarantees", .timed) struct GuaranteeReferenceTests {
    /// A guarantee, its tests, a difference on AppKit and the tests of that.
    private static func rows() throws -> [[String]] {
        try Repository.text(of: "Tests/Guarantees.md").split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
            .map { $0.dropFirst(2).dropLast(2).split(separator: " | ").map(String.init) }
    }

    @Test("are the same for users and for contributors")
    func users() throws {
        let page = try #require(ReferencePage.all().first { $0.path.hasSuffix("/Guarantees.md") })
        let items = page.lines.joined(separator: "\n").replacing("\n  ", with: " ")
            .split(separator: "\n").filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
        let rows = try Self.rows()
        expect(rows.count > 35)
        expect(items, equals: rows.map { $0[2] == "Holds." ? $0[0] : "\($0[0]) *On AppKit:* \($0[2])" })
    }

    @Test("have tests that exist")
    func namesTests() throws {
        let declared = try Self.declared(["", "+UIKit", "+AppKit"].map { ("Tests", "Tests\($0).swift") })
        for cell in try Self.rows().flatMap({ [$0[1], $0[3]] }) {
            let tests = cell.matches(of: /`(\w+Tests\.\w+)\*?`/).map { String($0.output.1) }
            expect(!tests.isEmpty, "\(cell)")
            expect(Set(tests).subtracting(declared), equals: [], "there are no such tests")
        }
    }

    @Test("have tests that run on AppKit")
    func appKit() throws {
        let declared = try Self.declared([
            ("Tests/Golden/Mac", "Tests.swift"), ("Tests/RuntimeTests", "Tests.swift"),
            ("Tests/RuntimeTests", "Tests+AppKit.swift"),
        ])
        for row in try Self.rows() {
            // Tests with a star compile the code, and are not generated.
            let tests = row[3].matches(of: /`(\w+Tests\.\w+)`/).map { String($0.output.1) }
            expect(Set(tests).subtracting(declared), equals: [], "they are not generated for AppKit")
        }
    }

    /// Returns the names of all suites in files of some folders, each with all functions of its file: `TimerTests.stops`.
    private static func declared(_ files: [(folder: String, suffix: String)]) throws -> Set<String> {
        var names: Set<String> = []
        for (folder, suffix) in files {
            for file in try Repository.files(in: folder, withSuffix: suffix) {
                let lines = try Repository.text(of: file).split(separator: "\n").map { $0.drop { $0 == " " } }
                func declared(_ keyword: String) -> [Substring] {
                    lines.filter { $0.hasPrefix(keyword) }
                        .map { $0.dropFirst(keyword.count).prefix { $0 != "(" && $0 != " " } }
                }
                for suite in declared("struct ") {
                    names.formUnion(declared("func ").map { "\(suite).\($0)" })
                }
            }
        }
        expect(names.count > 100)
        return names
    }
}
