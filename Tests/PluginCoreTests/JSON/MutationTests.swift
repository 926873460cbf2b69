import TestSupport
import Testing

@testable import PluginCore

/// Tests that documents with random changes can be read. The changes are the same in every run.
@Suite(.timed) struct MutationTests {
    private static let documents = [
        """
        // A comment, and /* another */ in it
        {
          "summary": "Says \\"é\\u00E9\\uD83D\\uDE00\\" 😀", /* why */
          "inputs": [{ "name": "message", "type": "String?", "default": null, }],
          "content": { "stack": [{ "numberOfLines": 0 }, { "delay": -0.5e-3 }], "modal": true },
        }
        """,
        "[[], {}, \"\", 0, {\"a\": {\"b\": [false, [1, [2, [3]]]]}}]",
        "\u{FEFF}{\r\n  \"key\" : 'single', unquoted : +1\r\n}\r\n",
        "{\"a\": “curly”, \"b\": `backtick`, \"c\": \"open\n\"d\": # no comment\n.5}",
    ].map { Array($0.utf8) }

    private static let fragments =
        [
            "\"", "\\", "{", "}", "[", "]", ",", ":", "/", "*", "//", "/*", "*/", "\n", "\r\n", "'",
            "“", "”", "\\u", "\\uD800", "\\uDC00", "-", "+", ".", "e", "1e999", "tru", "nil",
            "\u{0}",
            "\u{FEFF}", "\u{A0}", "é", "#", "=", ";", "x\"", "\"x",
        ].map { Array($0.utf8) } + [[0x80], [0xC3], [0xED, 0xA0, 0x80], [0xE2, 0x80], [0xFF]]

    @Test("changed documents are read without a crash, with ranges within the file")
    func mutations() {
        var generator = SplitMix(state: 1)
        for round in 0..<6_000 {
            var bytes = Self.documents[round % Self.documents.count]
            for _ in 0...generator.below(6) { mutate(&bytes, with: &generator) }
            let problem = firstProblem(in: bytes)
            expect(problem == nil, "\(problem ?? "") in \(String(decoding: bytes, as: UTF8.self))")
            if problem != nil { return }
        }
    }

    @Test("every prefix of a document is read without a crash")
    func prefixes() {
        for document in Self.documents {
            for length in 0...document.count {
                expect(firstProblem(in: Array(document[..<length])) == nil)
            }
        }
    }

    @Test("random fragments are read without a crash")
    func fragments() {
        var generator = SplitMix(state: 2)
        for _ in 0..<6_000 {
            var bytes: [UInt8] = []
            for _ in 0..<generator.below(24) {
                bytes += Self.fragments[generator.below(Self.fragments.count)]
            }
            let problem = firstProblem(in: bytes)
            expect(problem == nil, "\(problem ?? "") in \(String(decoding: bytes, as: UTF8.self))")
            if problem != nil { return }
        }
    }

    private func mutate(_ bytes: inout [UInt8], with generator: inout SplitMix) {
        let start = generator.below(bytes.count + 1)
        let end = min(bytes.count, start + generator.below(12))
        switch generator.below(5) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: generator.below(bytes.count + 1))
        case 2: bytes.insert(UInt8(generator.below(256)), at: start)
        case 3: if start < bytes.count { bytes[start] ^= UInt8(1 << generator.below(8)) }
        default:
            let fragment = Self.fragments[generator.below(Self.fragments.count)]
            bytes.insert(contentsOf: fragment, at: start)
        }
    }

    /// Returns a problem with the result of reading the bytes; nil if there is none.
    private func firstProblem(in bytes: [UInt8]) -> String? {
        let result = read(bytes)
        let file = SourceRange(0, bytes.count)
        if result.diagnostics.count != (result.node == nil ? 1 : 0) {
            return "not one value or one error"
        }
        for diagnostic in result.diagnostics {
            if !file.contains(diagnostic.place.range) { return "an error beyond the file" }
            for note in diagnostic.notes {
                if let place = note.place, !file.contains(place.range) {
                    return "a note beyond the file"
                }
            }
        }
        return result.node.flatMap { firstProblem(in: $0, within: file) }
    }

    private func firstProblem(in node: JSONNode, within outer: SourceRange) -> String? {
        if !outer.contains(node.range) { return "a value beyond the one around it" }
        switch node.value {
        case .array(let elements): return elements.lazy.compactMap { firstProblem(in: $0, within: node.range) }.first
        case .object(let members):
            return members.lazy.compactMap { member in
                if !node.range.contains(member.keyRange) { return "a key beyond its object" }
                return firstProblem(in: member.value, within: node.range)
            }.first
        case .number(let number):
            _ = (number.int, number.double)
            return nil
        default: return nil
        }
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}

/// A small random number generator with the same numbers on all platforms (Steele, Lea and Flood,
/// "Fast Splittable Pseudorandom Number Generators", 2014).
private struct SplitMix {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
