import TestSupport
import Testing

/// Tests of ``SwiftCode`` and of what is left out when mutants are made.
@Suite("Code that is mutated", .timed)
struct SwiftCodeTests {
    @Test("is neither in comments and strings, nor in inactive regions")
    func blanks() {
        let source = SwiftCode(
            #"""
            #if canImport(UIKit) && !os(watchOS)
            a("é \(b ? "c" : "}")") // d
            #if os(tvOS)
            e {
            #elseif canImport(UIKit)
            f {
            #else
            g {
            #endif
            }
            #elseif canImport(AppKit)
            h()
            #endif
            """#, conditions: ["canImport(UIKit)", "canImport(AppKit)"])
        let code = String(decoding: source.code, as: UTF8.self)
        expect(code.utf8.count, equals: source.text.count)
        expect(code.filter { !$0.isWhitespace }, equals: #"a("")f{}"#)
    }

    @Test("keeps all other text")
    func keepsOtherText() {
        let source = SwiftCode("a(\"é\")\nb()\nc()\n")
        let mutants = Mutant.mutants(of: source, in: "A.swift")
        expect(
            mutants.map(\.text),
            equals: [
                "()\nb()\nc()\n", "a(\"é\")\n()\nc()\n", "a(\"é\")\nb()\n()\n",
            ])
    }

    @Test("has a sample that depends on the seed, and not on other lines")
    func sample() throws {
        let lines = (1...20).map { "a\($0)()\n" }
        func sample(_ lines: [String], seed: String) throws -> [String] {
            let mutants = Mutant.mutants(of: SwiftCode(lines.joined()), in: "A.swift")
            return try #require(MutantSample.shuffledByRule(mutants, seed: seed).first).map(\.line.text)
        }
        let all = try sample(lines, seed: "0")
        expect(all.count, equals: 20)
        expect(try sample(lines, seed: "1") != all)
        expect(try sample(lines + lines, seed: "0"), equals: all)
        expect(try sample(Array(lines.dropFirst()), seed: "0"), equals: all.filter { $0 != "a1()" })
    }
}
