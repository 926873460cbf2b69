import Foundation
import PluginDescriptions
import TestSupport
import Testing

/// Code for one kit speaks of this kit alone, in code, in names and in comments.
@Suite("The code for a kit", .serialized)
struct KitWordsTests {
    @Test("for AppKit has no word of UIKit's")
    func appKit() throws {
        // What only a user of iOS does or sees; 'storyboard' is a word of both.
        let words =
            #"\bUI[A-Z]\w*|UIKit|[Tt]ouch|[Ff]inger|didMove|willMove|tvOS|\biOS|viewIfLoaded|[Ss]wipe(?!\(with)"#
            + #"|Dynamic Type|[Tt]raitCollection|\b(a|each) tap\b|\.tap\(|iPhone|iPad"#
        #expect(try generatedLines(for: "AppKit", with: words) == [])
    }

    @Test("for UIKit has no word of AppKit's")
    func uiKit() throws {
        // Foundation's are fine, and those that both kits have.
        let common =
            #"LocalizedString|AttributedString|Object|Coder|LayoutConstraint|LayoutAnchor|LayoutDimension"#
            + #"|Layout[XY]AxisAnchor|Directional\w+"#
        let words =
            #"AppKit|[Cc]lick|[Pp]ointer|\bMacs?\b|macOS|[Mm]ouse|(?<!(is|become)First)[Rr]esponder\b"#
            + #"|\bNS(?!(\#(common))\b)[A-Z]\w*"#
        #expect(try generatedLines(for: "UIKit", with: words) == [])
    }

    @Test("names no kit that the description imports, but its own")
    func imports() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "kits": ["AppKit"], "imports": ["UIKit", "AppKit", "Combine"] }"#,
            to: "Note.plugin.json")
        let command = try Command.plugingen("generate", "--output", "Out", in: folder)
        #expect(command.status == 0 && command.errors == "", "\(command.text)")
        let lines = try folder.read("Out/NoteViewController.swift").split(separator: "\n")
        #expect(lines.filter { $0.contains("import ") } == ["import AppKit", "import Combine"])
    }

    /// The lines in which words stand, of what is generated for a kit of all golden descriptions and of the
    /// starters.
    private func generatedLines(for kit: String, with words: String) throws -> [String] {
        var lines: Set<Substring> = []
        for module in try Golden.cases().map({ "Tests/Golden/\($0.name)" }) + ["Templates/Starters"]
        {
            let files = try generatedFiles(of: module, for: kit)
            lines.formUnion(files.joined(separator: "\n").split(separator: "\n"))
        }
        #expect(lines.count > 2000)
        let expression = try NSRegularExpression(pattern: words)
        return lines.map(String.init).filter { line in
            !line.hasPrefix("// Fingerprint: ")
                && expression.firstMatch(
                    in: line, range: NSRange(location: 0, length: line.utf16.count)) != nil
        }.sorted()
    }

    /// The generated code, without the names that descriptions give.
    private func generatedFiles(of module: String, for kit: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.path(module))
        for name in names where name.hasSuffix(".plugin.json") {
            var text = try Repository.text(of: module + "/" + name)
            // Those that are for UIKit alone name its types.
            for type in ["Image", "ViewController", "View"] {
                text = text.replacingOccurrences(
                    of: #"\bUI\#(type)\b"#, with: "Platform\(type)", options: .regularExpression)
            }
            try folder.write(
                text.replacing(#/"kits": \[[^\]]*\],?/#, with: "")
                    .replacing("tapped", with: "chosen"),
                to: "In/\(name)")
        }
        try folder.write(
            #"{ "kits": ["\#(kit)"], "minimumVersions": { "iOS": "17", "tvOS": "17" } }"#,
            to: "In/plugingen.json")
        let command = try Command.plugingen(
            "generate", "In", "--output", "Out", "--tests-output", "Out/Tests", "--module", "App",
            in: folder)
        #expect(command.status == 0, "\(command.text)")
        return try folder.files().filter { $0.hasPrefix("Out") }.map(folder.read)
    }
}
