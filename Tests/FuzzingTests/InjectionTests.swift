import Foundation
import FuzzTargets
import PluginCore
import TestSupport
import Testing

/// Tests that text in a description never becomes code. Only types and expressions are code.
///
/// Each place of text in the descriptions of the modules is tried. They contain every key of the language
/// (`KeyUseTests`), so a new key needs no change here.
@Suite("Text in a description", .timed)
struct InjectionTests {
    /// Returns text for one place: a sample, which differs from that of other places. With `PLUGINGEN_FUZZ=all`, each
    /// place gets all of them.
    private static func samples(_ place: Int) -> [String] {
        TestRun.environment["PLUGINGEN_FUZZ"] == "all"
            ? HostileText.all + [HostileText.all.joined()] : [HostileText.all[place % HostileText.all.count]]
    }

    @Test("stays text", arguments: try AttackedModule.all())
    func staysText(module: AttackedModule) throws {
        for (index, place) in module.places(takingAnyText: true).enumerated() {
            let marked = try #require(module.generate(place, "Benign"), "\(place)")
            // Markdown with links is shown in another view.
            let linked = place.key == "text with markup.markdown" ? module.generate(place, "[Benign](a:b)") : nil
            let isShown = marked.flatMap(\.literals).filter { $0 == "Benign" }.count
            for text in Self.samples(index) {
                guard let hostile = module.generate(place, text) else {
                    if text.isEmpty && place.isName { continue }
                    // An argument can only be an input.
                    if place.key == "localized text.value", text.contains("\\(") { continue }
                    Issue.record("\(place) refuses \(text.debugDescription)")
                    continue
                }
                let isLinked = linked?.map(\.structure) == hostile.map(\.structure)
                let benign = isLinked ? linked ?? marked : marked
                expectStructure(hostile, hasStructureOf: text.isEmpty ? hostile : benign, at: place, text)
                // Wherever 'Benign' is shown, exactly this text is shown.
                let shown = hostile.flatMap(\.literals).filter {
                    Array($0.utf8) == Array(text.utf8)
                }
                // An empty comment is left out.
                let isLeftOut = text.isEmpty && place.key == "localized text.comment"
                expect(isLeftOut || shown.count >= isShown, "\(place): \(text.debugDescription)")
            }
        }
    }

    @Test(
        "is rejected if it is not valid as a name, a value or a module",
        arguments: try AttackedModule.all())
    func namesAreRefused(module: AttackedModule) throws {
        for (index, place) in module.places(takingAnyText: false).enumerated() {
            for text in Self.samples(index) {
                guard let hostile = module.generate(place, text) else { continue }
                expect(
                    text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil || text == "שלום"
                        || place.key == "description.imports" && text == "a.b"
                        || (place.key.hasSuffix(".symbol") || place.key.hasPrefix("symbol pair."))
                            && text.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) != nil,
                    "\(place) takes \(text.debugDescription)")
                expect(hostile.allSatisfy { $0.problem == nil }, "\(place): \(text)")
            }
        }
    }

    @Test("is tested for each key that takes text")
    func coverage() throws {
        let places = try AttackedModule.all().flatMap { $0.places(takingAnyText: true) }
        let keys = Set(places.map(\.key))
        expect(keys.count >= 15, "\(keys.sorted())")
        for key in [
            "description.summary", "input.summary", "handler.summary", "label.text", "button.title",
            "image.asset", "button.asset", "localized text.localized",
            "localized text.value", "localized text.comment", "presentation.group",
            "view's 'accessibility'.identifier", "plugin's 'accessibility'.identifier",
        ] {
            expect(keys.contains(key), "\(key)")
        }
    }

    @Test("cannot hide code from the lexer of these tests")
    func lexer() {
        for (text, tokens) in [
            (#"let a = "b" + evil()"#, 8), (#""\(evil())""#, 7), (##"#"\(a)"#"##, 1),
            (##"#"\#(a)"#"##, 5), ("// a\nb", 1), ("/* a /* b */ c */ d", 1),
            ("\"\"\"\n a \" b\n\"\"\"", 1), ("\"a\\u{22}b\"", 1), ("`a` $0", 2),
        ] {
            let source = SwiftTokens(text)
            expect(source.problem == nil, "\(text)")
            expect(source.tokens.count, equals: tokens, "\(text): \(source.tokens)")
        }
        for text in ["\"a", "\"a\nb\"", "(", ")", "/* a", "\"\\q\"", "\u{2028}", "\"\"\"\na\"\""] {
            expect(SwiftTokens(text).problem != nil, "\(text)")
        }
        expect(SwiftTokens(#""a\u{22}\n\\""#).literals, equals: ["a\"\n\\"])
    }

    private func expectStructure(
        _ hostile: [SwiftTokens], hasStructureOf benign: [SwiftTokens], at place: AttackedModule.Place, _ text: String
    ) {
        expect(hostile.count, equals: benign.count)
        for (hostile, benign) in zip(hostile, benign) {
            let comment = "\(place): \(text.debugDescription)"
            expect(hostile.problem == nil, "\(comment)")
            expect(hostile.structure, equals: benign.structure, "\(comment)")
            for scalar in hostile.comments.joined().unicodeScalars
            where scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || 0x2028...0x202E ~= scalar.value {
                Issue.record("U+\(String(scalar.value, radix: 16)) in a comment: \(comment)")
            }
        }
    }
}
