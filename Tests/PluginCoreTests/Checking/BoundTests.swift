import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of the limits on everything that is compared pairwise, so that no description takes much
/// time or memory.
@Suite(.timed) struct BoundTests {
    private func problems(of text: String) -> [String] {
        readDescription(SourceFile(path: "Example.plugin.json", text: text)).diagnostics
            .map { "\($0.place.location.line):\($0.place.location.column) \($0.message)" }
    }

    private func labels(_ numbers: Range<Int>) -> String {
        numbers.map { #"{ "label": "label\#($0)", "text": "Text" }"# }.joined(separator: ",")
    }

    @Test("an array may have up to 200 elements")
    func elements() {
        expect(problems(of: #"{ "content": { "stack": [\#(labels(0..<200))] } }"#), equals: [])
        expect(
            problems(of: #"{ "content": { "stack": [\#(labels(0..<201))] } }"#),
            equals: ["1:25 'stack' has more than 200 elements"])
    }

    @Test("an object may have up to 200 keys, known or unknown", arguments: [0, 1])
    func keys(depth: Int) {
        let members = (0..<201).map { "\"key\($0)\": 1" }.joined(separator: ",")
        let text = depth == 0 ? "{\(members)}" : "{ \"content\": {\(members)} }"
        expect(
            problems(of: text),
            equals: [depth == 0 ? "1:1 a description has more than 200 keys" : "1:14 'content' has more than 200 keys"])
    }

    @Test("a plugin may have up to 500 views, however they are nested")
    func views() {
        func stacks(_ last: Int) -> String {
            let ranges = [0..<150, 150..<300, 300..<last]
            let stacks = ranges.map { "{ \"stack\": [\(labels($0))] }" }.joined(separator: ",\n")
            return "{ \"content\": { \"stack\": [\n\(stacks)] } }"
        }
        expect(problems(of: stacks(496)), equals: [])
        let found = problems(of: stacks(500))
        expect(found.count, equals: 1)
        expect(found[0].hasPrefix("4:"))
        expect(found[0].hasSuffix(" a plugin has at most 500 views"))
    }

    @Test("views within views take no more time for each level", .timeLimit(.minutes(1)))
    func deepViews() {
        let label = #"{ "label": "text", "text": "Text" }"#
        let stacks = (0..<60).reduce(label) { view, _ in #"{ "stack": [\#(view)] }"# }
        expect(problems(of: #"{ "content": \#(stacks) }"#), equals: [])
        let overlays = (0..<30).reduce(label) { view, level in
            #"{ "stack": [{ "label": "l\#(level)", "text": "A" }], "background": "systemBackground", "overlays": [{ "view": \#(view), "at": "top" }] }"#
        }
        expect(problems(of: #"{ "content": \#(overlays) }"#), equals: [])
    }

    @Test("10,000 views, inputs or keys are rejected in time and memory proportional to their text")
    func many() {
        let clock = ContinuousClock()
        for text in [
            #"{ "content": { "stack": [\#(labels(0..<10_000))] } }"#,
            "{" + (0..<20_000).map { "\"\($0)\": 1" }.joined(separator: ",") + "}",
        ] {
            let file = SourceFile(path: "Example.plugin.json", text: text)
            var found = DiagnosticCollector()
            let duration = clock.measure {
                expect(PluginTools.readDescription(file, name: "A", reporting: &found) == nil)
            }
            expect(found.diagnostics.map(\.identifier), equals: [.tooMany])
            expect(duration < .seconds(10))
        }
    }

    @Test("a name may have up to 100 bytes", arguments: ["a", "é", "名"])
    func names(letter: String) {
        let width = letter.utf8.count
        let longest = String(repeating: letter, count: 100 / width)
        func description(_ name: String) -> String {
            #"{ "handlers": [{ "name": "\#(name)" }] }"#
        }
        expect(problems(of: description(longest)), equals: [])
        expect(problems(of: description(longest + letter)), equals: ["1:26 'name' is longer than 100 bytes"])
    }
}
