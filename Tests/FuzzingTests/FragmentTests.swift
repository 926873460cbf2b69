import Foundation
import FuzzTargets
import TestSupport
import Testing

@testable import PluginCore

/// Tests that the types and expressions that descriptions accept can be parsed wherever generated
/// code contains them.
@Suite("Types and expressions of descriptions", .timed)
struct FragmentTests {
    /// The number of fragments. `PLUGINGEN_FRAGMENTS` changes it, and `PLUGINGEN_SEED` selects
    /// other fragments.
    private static let count =
        TestRun.number(of: "PLUGINGEN_FRAGMENTS") ?? (TestRun.scope == .all ? 100_000 : 5_000)

    @Test("are accepted if Swift allows them as types", arguments: [LegalFragments.types])
    func acceptsTypes(types: [String]) {
        for type in types { expect(SwiftFragment.problem(ofType: type) == nil, "\(type)") }
    }

    @Test(
        "are accepted if Swift allows them as expressions", arguments: [LegalFragments.expressions])
    func acceptsExpressions(expressions: [String]) {
        for expression in expressions {
            expect(SwiftFragment.problem(ofExpression: expression) == nil, "\(expression)")
        }
    }

    @Test(
        "can be parsed if they are accepted, as types", .ofCommits,
        arguments: FragmentPositions.types)
    func parses(position: FragmentPositions) throws {
        let types = Self.fragments(LegalFragments.types) { $0.type() }
        var accepted = types.filter { position.accepts($0) }
        // Only generic superclasses have a grammar.
        if position == .superclass {
            accepted += accepted.map { "Base<\($0)>" }.filter(position.accepts)
        }
        try #require(accepted.count > (position == .function ? 200 : 500) * Self.count / 100_000)
        try expectParse(accepted, in: position)
    }

    @Test("can be parsed if they are accepted, as expressions", .ofCommits)
    func parsesExpressions() throws {
        let accepted = Self.fragments(LegalFragments.expressions) { $0.expression() }
            .filter { SwiftFragment.problem(ofExpression: $0) == nil }
        try #require(accepted.count > Self.count / 20)
        try expectParse(accepted, in: .expression)
    }

    /// Returns half of the fragments: those of a list, others from a grammar, and variations of
    /// both, without duplicates.
    private static func fragments(
        _ legal: [String], make: (inout FragmentGenerator) -> String
    ) -> [String] {
        var generator = FragmentGenerator(seed: UInt64(TestRun.seed))
        var sources = legal
        var fragments = Set(legal)
        for number in 0..<count / 2 {
            if number.isMultiple(of: 3) {
                let made = make(&generator)
                sources.append(made)
                fragments.insert(made)
            } else {
                let source = generator.one(of: sources)
                fragments.insert(generator.mutated(source, others: sources))
            }
        }
        return fragments.sorted()
    }

    private func expectParse(_ fragments: [String], in position: FragmentPositions) throws {
        for start in stride(from: 0, to: fragments.count, by: 5_000) {
            let part = Array(fragments[start..<min(start + 5_000, fragments.count)])
            let failures = try FragmentFile(position: position, fragments: part).failures()
            for failure in failures {
                Issue.record("\(position) '\(failure.fragment)': \(failure.message)")
            }
            if !failures.isEmpty { return }
        }
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
        let files = generated(
            for: [SourceFile(path: "Example.plugin.json", text: text)], reporting: &found)
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

extension FragmentPositions {
    fileprivate static let types = allCases.filter { $0 != .expression }
}
