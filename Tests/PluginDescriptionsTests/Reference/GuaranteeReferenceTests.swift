import TestSupport
import Testing

/// The page that says which test proves which guarantee.
@Suite struct GuaranteeReferenceTests {
    @Test("names tests that exist, in each row")
    func namesTests() throws {
        let page = try #require(
            ReferencePage.all().first { $0.path.hasSuffix("/Guarantees.md") })
        let rows = page.sections.flatMap(\.table).filter {
            !$0.hasPrefix("| ---") && !$0.hasSuffix("| Tests |")
        }
        #expect(rows.count == 29)
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
}
