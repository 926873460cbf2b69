import PluginTools
import TestSupport
import Testing

@testable import PluginCore

/// Tests that reading ends whatever a file contains, and that its problems can be printed.
@Suite(.timed) struct RobustnessTests {
    private let fragments = [
        "{", "}", "[", "]", ",", ":", "\"", "null", "-1", "1e999", "\"\"", "\"self\"", "\"view\"",
        "{}", "[]", "\u{202E}", "\r\n", "/*", "😀",
    ]

    private func expectSound(_ text: String) {
        let file = SourceFile(path: "Example.plugin.json", text: text)
        let (description, found) = readDescription(file)
        expect((description == nil), equals: found.contains { $0.severity == .error }, "\(text)")
        for diagnostic in found {
            let range = diagnostic.place.range
            expect(range.upperBound <= file.bytes.count, "\(diagnostic.message): \(text)")
            expect(!diagnostic.message.hasSuffix("."), "\(diagnostic.message)")
        }
        expect(DiagnosticFormat.text.text(for: found).isEmpty, equals: found.isEmpty)
        expect(DiagnosticFormat.line.text(for: found).split(whereSeparator: \.isNewline).count, equals: found.count)
    }

    @Test("each part of a description can be replaced by another part", arguments: Snippet.all)
    func replaced(snippet: Snippet) {
        let text = snippet.secondDescription
        let step = TestRun.scope == .all ? 20 : 500
        for (position, index) in text.indices.enumerated() {
            if TestRun.scope == .all || position % 7 == 0 { expectSound(String(text[..<index])) }
            for (number, fragment) in fragments.enumerated() where (position + number) % step == 0 {
                expectSound(text[..<index] + fragment + text[text.index(after: index)...])
            }
        }
    }
}
