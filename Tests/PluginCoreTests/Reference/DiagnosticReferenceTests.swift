import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of the page that lists all diagnostics.
@Suite struct DiagnosticReferenceTests {
    /// Returns the rows of the page: an identifier, its meaning and an example.
    private static func rows() throws -> [[String]] {
        let page = try #require(
            ReferencePage.all().first { $0.path.hasSuffix("/Diagnostics.md") })
        return page.lines.filter { $0.hasPrefix("| `") }.map { line in
            line.split(separator: "|").map { String($0.drop { $0 == " " }.dropLast()) }
        }
    }

    @Test("lists each identifier in the sources exactly once, and no others")
    func identifiers() throws {
        var named: [String] = []
        for path in try Repository.files(in: "Sources", withSuffix: ".swift") {
            let text = try Repository.text(of: path)
            for match in text.matches(
                of: /static let \w+: (?:Self|DiagnosticIdentifier) = "([^"]+)"/)
            where text.contains("extension DiagnosticIdentifier {") {
                named.append(String(match.output.1))
            }
        }
        #expect(named.count > 50)
        #expect(try Self.rows().map { "\($0[0])" }.sorted() == named.map { "`\($0)`" }.sorted())
    }

    @Test("has a meaning for each identifier, and an example with that problem")
    func examples() throws {
        let severities = try Self.severities()
        var count = 0
        for row in try Self.rows() {
            try #require(row.count == 3, "\(row)")
            #expect(row[1].hasSuffix("."), "\(row)")
            #expect(!row[2].isEmpty, "\(row)")
            // If the example consists only of code, it is a description.
            guard let code = row[2].wholeMatch(of: /`([^`]+)`/)?.output.1 else { continue }
            count += 1
            let found = readDescription(SourceFile(path: "", text: String(code))).diagnostics
            let reported = try #require(
                found.first { "`\($0.identifier.name)`" == row[0] }, "\(row)")
            #expect(severities[row[0]] ?? [.error] == [reported.severity], "\(row)")
        }
        #expect(count > 30)
    }

    /// Returns the severities of each identifier that the page calls a warning.
    private static func severities() throws -> [String: Set<Diagnostic.Severity>] {
        let page = try #require(
            ReferencePage.all().first { $0.path.hasSuffix("/Diagnostics.md") })
        let paragraphs = page.lines.joined(separator: "\n").split(separator: "\n\n").map(
            String.init)
        let warnings = try #require(paragraphs.first { $0.hasPrefix("Warnings: ") })
        #expect(paragraphs.contains { $0.hasPrefix("Warnings or errors: ") })
        let names = warnings.matches(of: /`[^`]+`/).map {
            (String($0.output), Set([Diagnostic.Severity.warning]))
        }
        #expect(names.count > 10)
        return Dictionary(uniqueKeysWithValues: names)
    }

    @Test("calls a diagnostic a warning only if it is always reported as one")
    func warnings() throws {
        var known: [String: Set<Diagnostic.Severity>] = [:]
        for path in try Repository.files(in: "Sources", withSuffix: ".swift") {
            let text = try Repository.text(of: path)
            for match in text.matches(of: /\.warning\(\s*\.(\w+),/) {
                known[String(match.output.1), default: []].insert(.warning)
            }
            for match in text.matches(of: /\.error\(\s*\.(\w+),/) {
                known[String(match.output.1), default: []].insert(.error)
            }
        }
        let severities = try Self.severities()
        for (name, found) in known where found == [.warning] {
            let identifier = name.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
            #expect(severities["`\(identifier)`"] != nil, "\(identifier)")
        }
    }
}
