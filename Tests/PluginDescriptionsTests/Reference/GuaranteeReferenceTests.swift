import Foundation
import TestSupport
import Testing

/// Tests of the page that lists the guarantees, and the tests that prove them.
@Suite struct GuaranteeReferenceTests {
    @Test("names existing tests in each row")
    func namesTests() throws {
        let page = try #require(
            ReferencePage.all().first { $0.path.hasSuffix("/Guarantees.md") })
        let rows = page.sections.flatMap(\.table).filter {
            !$0.hasPrefix("| ---") && !$0.hasSuffix("| Tests |")
        }
        #expect(rows.count == 2 * 36)
        let sources = try Repository.files(in: "Tests", withSuffix: "Tests.swift")
            .map { try Repository.text(of: $0) }
        for row in rows {
            let tests = row.matches(of: /`(\w+Tests)\.(\w+)\*?`/)
            #expect(!tests.isEmpty, "\(row)")
            for test in tests {
                let exists = sources.contains {
                    $0.contains("struct \(test.output.1) {")
                        && $0.contains("    func \(test.output.2)(")
                }
                #expect(exists, "\(test.output.0) is no test")
            }
        }
    }

    @Test(
        "has a column on AppKit for each guarantee, and names tests that are generated for AppKit")
    func appKit() throws {
        let page = try #require(
            ReferencePage.all().first { $0.path.hasSuffix("/Guarantees.md") })
        let tables = page.sections.map { section in
            (section.heading, section.table.dropFirst(2).map { $0.components(separatedBy: " | ") })
        }
        let onAppKit = try #require(tables.first { $0.0 == "On AppKit" }?.1)
        let others = tables.filter { $0.0 != "On AppKit" }.flatMap(\.1)
        #expect(onAppKit.map(\.[0]) == others.map(\.[0]))
        let generated = try Repository.files(in: "Tests/Golden/Mac", withSuffix: "Tests.swift")
            .map { try Repository.text(of: $0) }
        #expect(generated.count > 4)
        for row in onAppKit {
            // Tests with a star compile the generated code, and are not a part of it.
            for test in row[2].matches(of: /`(\w+Tests)\.(\w+)`/) {
                let exists = generated.contains {
                    $0.contains("struct \(test.output.1) {")
                        && $0.contains("    func \(test.output.2)(")
                }
                #expect(exists, "\(test.output.0) is not generated for AppKit")
            }
        }
    }
}
