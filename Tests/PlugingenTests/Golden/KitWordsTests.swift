import Foundation
import PluginCore
import TestSupport
import Testing

/// Code for one framework does not mention the other, in code, names and comments.
@Suite("The code for a framework", .timed, .serialized)
struct KitWordsTests {
    @Test("Code for AppKit does not mention UIKit, iOS or touches")
    func appKit() throws {
        // Words that are only right on iOS. 'storyboard' is right for both frameworks.
        let words =
            #"\bUI[A-Z]\w*|UIKit|(?<!"presentation\.)[Tt]ouch|[Ff]inger(?!s on a trackpad)|didMove|willMove(?!In\b)|tvOS|\biOS|viewIfLoaded"#
            + #"|Dynamic Type|[Tt]raitCollection|\b(a|each) tap\b|\.tap\(|iPhone|iPad"#
        let lines = try generatedLines(for: "AppKit", with: words)
        expect(lines, equals: [], "\(lines.joined(separator: "\n"))")
    }

    @Test("Code for UIKit does not mention AppKit, macOS or clicks")
    func uiKit() throws {
        // Types of Foundation, and types that both frameworks have, are allowed.
        let common =
            #"LocalizedString|(Mutable)?AttributedString|UnderlineStyle|(Mutable)?ParagraphStyle|LineBreakMode|TextAlignment|TextContainer|Range"#
            + #"|Null|Object|ObjectProtocol|Coder|LayoutConstraint|LayoutAnchor|LayoutDimension|Layout[XY]AxisAnchor|Directional\w+"#
        let words =
            #"AppKit|[Cc]lick|[Pp]ointer|\bMacs?\b|macOS|[Mm]ouse|(?<!(is|become)First)[Rr]esponder\b"#
            + #"|\bNS(?!(\#(common))\b)[A-Z]\w*"#
        let lines = try generatedLines(for: "UIKit", with: words)
        expect(lines, equals: [], "\(lines.joined(separator: "\n"))")
    }

    @Test("Omits the import of a framework that the plugin does not support")
    func imports() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "kits": ["AppKit"], "imports": ["UIKit", "AppKit", "Combine"] }"#,
            to: "Note.plugin.json")
        let command = try Command.plugingen("generate", "--output", "Out", in: folder)
        expect(command.status == 0 && command.errors == "", "\(command.text)")
        let lines = try folder.read("Out/NoteViewController.swift").split(separator: "\n")
        expect(lines.filter { $0.contains("import ") }, equals: ["import AppKit", "import Combine"])
    }

    /// Returns the lines with these words from the code that is generated for a framework, for all
    /// descriptions in the tests and all starters.
    private func generatedLines(for kit: String, with words: String) throws -> [String] {
        var lines: Set<Substring> = []
        for module in DescribedModule.all.map(\.folder) + ["Templates/Starters"] {
            let files = try generatedFiles(of: module, for: kit)
            lines.formUnion(files.joined(separator: "\n").split(separator: "\n"))
        }
        expect(lines.count > 2000)
        let expression = try NSRegularExpression(pattern: words)
        return lines.map(String.init).filter { line in
            !line.hasPrefix("// Fingerprint: ")
                && expression.firstMatch(in: line, range: NSRange(location: 0, length: line.utf16.count)) != nil
        }.sorted()
    }

    /// Returns the code generated for a module, after replacing UIKit's names in its descriptions.
    private func generatedFiles(of module: String, for kit: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.path(module))
        for name in names where name.hasSuffix(".plugin.json") {
            var text = try Repository.text(of: module + "/" + name)
            // Descriptions that are only for UIKit use its types.
            for type in ["Image", "ViewController", "View"] {
                text = text.replacingOccurrences(
                    of: #"\bUI\#(type)\b"#, with: "Platform\(type)", options: .regularExpression)
            }
            // Only lists of UIKit have these places.
            for (place, edge) in [
                ("tableHeader", "top"), ("tableFooter", "bottom"), ("listBackground", "fill"),
            ] {
                text = text.replacing("\"\(place)\"", with: "\"\(edge)\"")
            }
            try folder.write(
                text.replacing(#/"kits": \[[^\]]*\],?/#, with: "")
                    .replacing("tapped", with: "chosen"),
                to: "In/\(name)")
        }
        let configuration = "\(module)/plugingen.json"
        let appearance = try? Repository.text(of: configuration).firstMatch(
            of: /"appearance": (\{(.|\n)*?\n  \})/)?.output.1
        try folder.write(
            """
            {
              "kits": ["\(kit)"], "minimumVersions": { "iOS": "17", "tvOS": "17" },
              "appearance": \(appearance ?? "{}")
            }
            """,
            to: "In/plugingen.json")
        let command = try Command.plugingen(
            "generate", "In", "--output", "Out", "--tests-output", "Out/Tests", "--module", "App", in: folder)
        expect(command.status, equals: 0, "\(command.text)")
        return try folder.files().filter { $0.hasPrefix("Out") }.map(folder.read)
    }
}
