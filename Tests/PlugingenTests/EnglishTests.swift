import Foundation
import TestSupport
import Testing

/// Messages, help and generated comments are plain American English.
@Suite("The English of plugingen")
struct EnglishTests {
    /// British spellings, words of another thing, and phrases that hide who does what.
    private static let avoided = [
        "is told", "are told", "tells of", "what is said", "is no", "are none", "by itself",
        "helpers? of hosts", "hook of git", "views? of SwiftUI", "texts", "the like",
        "as it stands", "as they stand", "put right", "mended", "unless somebody", "colours?",
        "centre[ds]?", "initialis\\w+", "behaviour", "neighbours?", "licence", "emit(s|ted)?",
        "left over",
    ]

    private static func mistakes(in text: String) throws -> [String] {
        let expression = try Regex("\\b(\(avoided.joined(separator: "|")))\\b").ignoresCase()
        let rest = text.replacing("there is no ", with: "")
        return rest.matches(of: expression).map { String(rest[$0.range]) }
    }

    @Test("is plain in messages and in help")
    func messages() throws {
        for file in try Repository.files(in: "Sources", withSuffix: ".swift")
        where !file.hasSuffix("+Generated.swift") {
            for line in try Repository.text(of: file).split(separator: "\n")
            where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for literal in line.matches(of: /"((?:[^"\\]|\\.)*)"/)
                where literal.1.contains(" ") {
                    let found = try Self.mistakes(in: String(literal.1))
                    #expect(found == [], "\(file): \(literal.1)")
                }
            }
        }
    }

    @Test("is plain in the comments of generated files and in starters")
    func comments() throws {
        let files = try ["Tests/Golden", "Templates"].flatMap { folder in
            try [".swift", ".mustache", ".json"].flatMap {
                try Repository.files(in: folder, withSuffix: $0)
            }
        }
        for file in files where !file.contains("/SupportTests/") {
            let isStarter = file.hasPrefix("Templates/") && file.hasSuffix(".json")
            for line in try Repository.text(of: file).split(separator: "\n") {
                let text = line.drop { $0 == " " }
                guard isStarter || text.hasPrefix("//") || text.hasPrefix("@Test") else { continue }
                #expect(try Self.mistakes(in: String(text)) == [], "\(file): \(text)")
            }
        }
    }
}
