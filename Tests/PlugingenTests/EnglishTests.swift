import Foundation
import TestSupport
import Testing

/// The English of messages, help, comments, documentation and test names.
@Suite("Plain American English", .timed)
struct EnglishTests {
    /// British spellings, words that the glossary replaces, and phrases that hide who does what. A star stands for any end
    /// of a word.
    private static let avoided = [
        "is told", "are told", "tells of", "what is said", "is no", "are none", "by itself",
        "helper of hosts", "helpers of hosts", "hook of git", "hooks of git", "view of swiftui",
        "views of swiftui", "systems", "texts", "the like", "of which it cannot", "as it stands",
        "as they stand", "put right", "mended", "unless somebody", "colour", "colours", "centre",
        "centred", "centres", "initialis*", "behaviour", "neighbour", "neighbours", "licence",
        "emit", "emits", "emitted", "left over",
    ]
    private static let allowed = [
        "there is no", "there was no", "is no longer", "there are none", "there were none",
        "file systems", "build systems", "operating systems",
    ]
    private static let avoidedWords = avoided.map { $0.split(separator: " ") }
    private static let allowedWords = allowed.map { $0.split(separator: " ") }

    private static func mistakes(in text: String) -> [String] {
        let words = text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }[...]
        var mistakes: [String] = []
        var rest = words
        while let first = rest.first {
            if let phrase = allowedWords.first(where: { $0[0] == first && rest.starts(with: $0) }) {
                rest = rest.dropFirst(phrase.count)
                continue
            }
            mistakes += avoidedWords.filter { phrase in
                phrase[0] == first && rest.starts(with: phrase)
                    || phrase[0].last == "*" && first.hasPrefix(phrase[0].dropLast())
            }.map { $0.joined(separator: " ") }
            rest = rest.dropFirst()
        }
        return mistakes
    }

    @Test("Mistakes are found in any case, and not within other words or phrases")
    func finds() {
        expect(
            Self.mistakes(in: "This is No\ncolour; he initialises"),
            equals: [
                "is no", "colour", "initialis*",
            ])
        expect(Self.mistakes(in: "There is no such file, is normal, operating systems"), equals: [])
    }

    @Test("Messages and help are plain English")
    func messages() throws {
        for file in try Repository.files(in: "Sources", withSuffix: ".swift")
        where !file.hasSuffix("+Generated.swift") {
            for line in try Repository.text(of: file).split(separator: "\n")
            where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for literal in line.matches(of: /"((?:[^"\\]|\\.)*)"/) where literal.1.contains(" ") {
                    expect(Self.mistakes(in: String(literal.1)), equals: [], "\(file): \(literal.1)")
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
                expect(Self.mistakes(in: String(text)), equals: [], "\(file): \(text)")
            }
        }
    }

    @Test("The README and all other pages are plain English")
    func pages() throws {
        let folders = ["Sources", "Tests", ".github"]
        let pages =
            ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
            + (try folders.flatMap { try Repository.files(in: $0, withSuffix: ".md") })
        expect(pages.count > 20)
        for page in pages {
            let text = try Repository.text(of: page)
                .replacing(#/(?ms)^```.*?^```/#, with: "").replacing(/`[^`\n]*`/, with: "")
            for paragraph in text.split(separator: "\n\n") {
                let sentence = paragraph.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                expect(Self.mistakes(in: sentence), equals: [], "\(page): \(sentence)")
            }
        }
    }

    @Test("Comments in sources and names of tests are plain English")
    func sources() throws {
        let files = try ["Sources", "Plugins", "Tests"].flatMap {
            try Repository.files(in: $0, withSuffix: ".swift")
        }
        for file in files where !file.hasSuffix("+Generated.swift") && !file.hasPrefix("Tests/Golden/") {
            let text = try Repository.text(of: file)
            var comment = ""
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                let code = line.drop { $0 == " " }
                if code.hasPrefix("//") {
                    comment += code.drop { $0 == "/" }
                } else if !comment.isEmpty {
                    expect(Self.mistakes(in: comment), equals: [], "\(file): \(comment)")
                    comment = ""
                }
            }
            for name in text.matches(of: /@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"/) {
                expect(Self.mistakes(in: String(name.output.1)), equals: [], "\(file): \(name.output.1)")
            }
        }
    }
}
