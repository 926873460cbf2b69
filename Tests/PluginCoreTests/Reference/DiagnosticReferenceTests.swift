import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of the page that lists all diagnostics.
@Suite(.timed) struct DiagnosticReferenceTests {
    @Test("lists each identifier in the sources exactly once, and no others")
    func identifiers() throws {
        var named: [String] = []
        for path in try Repository.files(in: "Sources", withSuffix: ".swift") {
            let text = try Repository.text(of: path)
            for match in text.matches(of: /static let \w+: (?:Self|DiagnosticIdentifier) = "([^"]+)"/)
            where text.contains("extension DiagnosticIdentifier {") {
                named.append(String(match.output.1))
            }
        }
        expect(named.count > 50)
        expect(try Explanation.all().map(\.identifier).sorted(), equals: named.sorted())
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
        let explanations = try Explanation.all()
        for (name, found) in known where found == [.warning] {
            let identifier = name.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
            let explanation = explanations.first { $0.identifier == identifier }
            expect(explanation?.severity, equals: "warning", "\(identifier)")
        }
    }
}
