import Foundation
import TestSupport
import Testing

/// The English of messages, help, comments, documentation and test names.
@Suite("Plain American English")
struct EnglishTests {
    /// British spellings, words that the glossary replaces, and phrases that hide who does what.
    private static let avoided = [
        "is told", "are told", "tells of", "what is said", "is no", "are none", "by itself",
        "helpers? of hosts", "hooks? of git", "views? of SwiftUI", "systems", "texts", "the like",
        "of which it cannot", "as it stands", "as they stand", "put right", "mended",
        "unless somebody", "colours?",
        "centre[ds]?", "initialis\\w+", "behaviour", "neighbours?", "licence", "emit(s|ted)?",
        "left over",
    ]

    private static func mistakes(in text: String) throws -> [String] {
        let expression = try Regex("\\b(\(avoided.joined(separator: "|")))\\b").ignoresCase()
        let allowed =
            /there (is|was) no |is no longer|there (are|were) none|(file|build|operating) systems/
        let rest = text.replacing(allowed.ignoresCase(), with: "")
        return rest.matches(of: expression).map { String(rest[$0.range]) }
    }

    @Test("Messages and help are plain English")
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

    @Test("Comments in generated files and text in starters are plain English")
    func comments() throws {
        let paths = try [".swift", ".mustache", ".json"].flatMap {
            try Repository.files(in: "Templates", withSuffix: $0)
        }
        let templates = try paths.map { ($0, try Repository.text(of: $0)) }
        // Most modules have the same shared code.
        let generated = try DescribedModule.all.flatMap { module in
            try Golden(module: module).generate().filter { file, _ in
                module.isGolden || !file.hasSuffix("/ChildContainment.swift")
            }.map { ("\(module.name)/\($0.key)", $0.value) }
        }
        for (file, content) in templates + generated {
            let isStarter = file.hasPrefix("Templates/") && file.hasSuffix(".json")
            for line in content.split(separator: "\n") {
                let text = line.drop { $0 == " " }
                guard isStarter || text.hasPrefix("//") || text.hasPrefix("@Test") else { continue }
                #expect(try Self.mistakes(in: String(text)) == [], "\(file): \(text)")
            }
        }
    }

    @Test("The README and all other pages are plain English")
    func pages() throws {
        let folders = ["Sources", "Tests", ".github"]
        let pages =
            ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
            + (try folders.flatMap { try Repository.files(in: $0, withSuffix: ".md") })
        #expect(pages.count > 20)
        for page in pages {
            let text = try Repository.text(of: page)
                .replacing(#/(?ms)^```.*?^```/#, with: "").replacing(/`[^`\n]*`/, with: "")
            for paragraph in text.split(separator: "\n\n") {
                let sentence = paragraph.split(whereSeparator: \.isWhitespace).joined(
                    separator: " ")
                #expect(try Self.mistakes(in: sentence) == [], "\(page): \(sentence)")
            }
        }
    }

    @Test("Comments in sources and names of tests are plain English")
    func sources() throws {
        let files = try ["Sources", "Plugins", "Tests"].flatMap {
            try Repository.files(in: $0, withSuffix: ".swift")
        }
        for file in files
        where !file.hasSuffix("+Generated.swift") && !file.hasPrefix("Tests/Golden/") {
            let text = try Repository.text(of: file)
            var comment = ""
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                let code = line.drop { $0 == " " }
                if code.hasPrefix("//") {
                    comment += code.drop { $0 == "/" }
                } else if !comment.isEmpty {
                    #expect(try Self.mistakes(in: comment) == [], "\(file): \(comment)")
                    comment = ""
                }
            }
            for name in text.matches(of: /@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"/) {
                #expect(
                    try Self.mistakes(in: String(name.output.1)) == [],
                    "\(file): \(name.output.1)")
            }
        }
    }
}
