import Foundation
import FuzzTargets
import TestSupport
import Testing

@testable import PluginCore

/// Tests that the types and expressions that descriptions accept cannot change the generated code around them.
@Suite("Types and expressions of descriptions", .timed)
struct FragmentTests {
    /// The number of fragments. `PLUGINGEN_FRAGMENTS` changes it, and `PLUGINGEN_SEED` selects
    /// other fragments.
    private static let count = TestRun.number(of: "PLUGINGEN_FRAGMENTS") ?? (TestRun.scope == .all ? 20_000 : 1_000)

    @Test("are accepted if Swift allows them as types", arguments: [LegalFragments.types])
    func acceptsTypes(types: [String]) {
        for type in types { expect(SwiftPiece.problem(ofType: type) == nil, "\(type)") }
    }

    @Test(
        "are accepted if Swift allows them as expressions", arguments: [LegalFragments.expressions])
    func acceptsExpressions(expressions: [String]) {
        for expression in expressions {
            expect(SwiftPiece.problem(ofExpression: expression) == nil, "\(expression)")
        }
    }

    @Test(
        "cannot change the code around them", .ofCommits, arguments: FragmentPositions.allCases)
    func isContained(position: FragmentPositions) throws {
        let legal =
            position == .expression ? LegalFragments.expressions : LegalFragments.types
        let fragments = Self.fragments(from: legal, in: position)
        print("\(position): \(fragments.count) fragments, PLUGINGEN_SEED=\(TestRun.seed)")
        for start in stride(from: 0, to: fragments.count, by: 200) {
            var part = Array(fragments[start..<min(start + 200, fragments.count)])
            while case let suspects = Set(try FragmentFile(position: position, fragments: part).leaks()),
                !suspects.isEmpty
            {
                part.removeAll(where: suspects.contains)
                // A fragment can make those after it look as if they changed the code around them.
                for suspect in suspects.sorted() {
                    let file = FragmentFile(position: position, fragments: [suspect])
                    if try file.leaks().isEmpty || file.hasReportedFragment() { continue }
                    Issue.record("\(position): '\(suspect)' changes the code around it")
                }
            }
        }
    }

    @Test("are checked by a parser that notices fragments that change the code around them")
    func notices() throws {
        for (position, fragment) in [
            (FragmentPositions.expression, "a }; let b = 1; func f() { c"),
            (.expression, "a) {} init(c: T = d"),
            (.expression, "a +"), (.expression, "a\nlet b = 1"), (.expression, "a ?? /*"),
            (.expression, "a, b: T = c"), (.expression, "\"\"\""),
            (.input, "Int { get } }; class A {"),
            (.input, "Int; var b: Int"), (.input, "Int, c: Int"),
            (.superclass, "A {} class B"), (.viewToCall, "A(); let b = B"),
        ] {
            let file = FragmentFile(position: position, fragments: [fragment])
            expect(try !file.leaks().isEmpty, "\(position): \(fragment)")
        }
    }

    /// Returns the fragments that a description accepts: legal and meaningless ones, and random variations of them.
    private static func fragments(from legal: [String], in position: FragmentPositions) -> [String] {
        var generator = FragmentGenerator(seed: UInt64(TestRun.seed))
        let legal = legal + LegalFragments.meaningless
        var accepted = legal.filter(position.accepts)
        var known = Set(accepted)
        for _ in 0..<count {
            let fragment = generator.mutated(generator.one(of: accepted), others: legal)
            let isShort = fragment.utf8.count < 150 && fragment.count { $0 == "{" } < 5
            if isShort, position.accepts(fragment), known.insert(fragment).inserted {
                accepted.append(fragment)
            }
        }
        return accepted
    }

    @Test("are tested at every place where generated code contains them")
    func positions() throws {
        let text = """
            {
              "superclass": "MarkedSuper",
              "inputs": [
                { "name": "a", "type": "MarkedType", "default": "marked()", "example": "marked()" },
                { "name": "b", "type": "MarkedType", "example": "marked()" },
                { "name": "c", "type": "String", "default": "marked()", "example": "marked()" }
              ],
              "handlers": [
                { "name": "d", "parameters": [{ "name": "a", "type": "MarkedType" }] },
                { "name": "e", "parameters": [
                  { "name": "a", "type": "MarkedType" }, { "name": "b", "type": "MarkedType" }
                ] }
              ],
              "content": { "stack": [
                { "label": "f", "text": { "input": "c" } },
                { "custom": "g", "type": "MarkedView" },
                { "custom": "h", "type": "MarkedView", "create": "marked()" },
                { "button": "i", "title": "I", "triggers": "d" }
              ] },
              "host": { "show": true, "while": true }
            }
            """
        var found = DiagnosticCollector()
        let files = generated(for: [SourceFile(path: "Example.plugin.json", text: text)], reporting: &found)
        try #require(!found.hasErrors, "\(found.diagnostics.map(\.message))")
        let code = files.map(\.text).joined(separator: "\n")
        let marks: [(mark: String, positions: [FragmentPositions])] = [
            ("marked()", [.expression]), ("MarkedType", [.input, .parameter]),
            ("MarkedView", [.viewToCall, .viewToCreate]), ("MarkedSuper", [.superclass]),
        ]
        for (mark, positions) in marks {
            let tried = positions.flatMap { Self.surroundings(of: "%", in: $0.template) }
            let surroundings = Set(Self.surroundings(of: mark, in: code))
            expect(!surroundings.isEmpty, "\(mark)")
            expect(surroundings.subtracting(tried).isEmpty, "\(mark)")
        }
    }

    @Test("are put in parentheses after '@escaping' if they begin with 'nonisolated'")
    func nonisolatedFunctions() throws {
        let type = "nonisolated(nonsending) () async -> Void"
        var found = DiagnosticCollector()
        let files = generated(
            for: [
                SourceFile(
                    path: "Example.plugin.json",
                    text: FragmentPositions.function.description(of: type))
            ], reporting: &found)
        let spelling = "a: @escaping \(FragmentPositions.function.spelling(of: type))"
        expect(files.contains { $0.text.contains(spelling) })
    }

    /// Returns the two characters before each mark, and the two after it.
    private static func surroundings(of mark: String, in code: String) -> [String] {
        var surroundings: [String] = []
        for line in code.split(separator: "\n") {
            let parts = line.components(separatedBy: mark)
            for (before, after) in zip(parts, parts.dropFirst()) {
                let before = before.suffix(2).map { $0.isLetter ? "a" : $0 }
                surroundings.append("\(String(before))%\(after.prefix(2))")
            }
        }
        return surroundings
    }
}
