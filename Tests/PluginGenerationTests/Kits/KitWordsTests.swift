import Foundation
import PluginDescriptions
import TestSupport
import Testing

/// Code for one kit speaks of this kit alone, in code, in names and in comments.
@Suite("The code for a kit", .serialized)
struct KitWordsTests {
    private static func modules() throws -> [String] {
        try Golden.cases().map { "Tests/Golden/\($0.name)" } + ["Templates/Starters"]
    }

    @Test("for AppKit has no word of UIKit's", arguments: try modules())
    func appKit(module: String) throws {
        let lines = try emittedLines(of: module, for: "AppKit")
        #expect(lines.count > 500)
        // What only a user of iOS does or sees; 'storyboard' is a word of both.
        let words = try Regex(
            #"\bUI[A-Z]\w*|UIKit|[Tt]ouch|[Ff]inger|didMove|willMove|tvOS|\biOS|viewIfLoaded|[Ss]wipe"#
                + #"|Dynamic Type|[Tt]raitCollection|\b(a|each) tap\b|\.tap\(|iPhone|iPad"#)
        #expect(lines.filter { $0.contains(words) } == [])
    }

    @Test("for UIKit has no word of AppKit's", arguments: try modules())
    func uiKit(module: String) throws {
        let lines = try emittedLines(of: module, for: "UIKit")
        #expect(lines.count > 500)
        let words = try Regex(
            #"AppKit|[Cc]lick|[Pp]ointer|\bMacs?\b|macOS|[Mm]ouse|[Rr]esponder\b|\bNS[A-Z]\w*"#)
        // Foundation's, and those that both kits have.
        let common = try Regex(
            #"\bNS(LocalizedString|Object|Coder|LayoutConstraint|LayoutAnchor|LayoutDimension"#
                + #"|Layout[XY]AxisAnchor|Directional\w+)\b"#)
        #expect(lines.filter { $0.replacing(common, with: "").contains(words) } == [])
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

    /// What is emitted for a kit of the descriptions of a folder, without the names that they give.
    private func emittedLines(of module: String, for kit: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.path(module))
        for name in names where name.hasSuffix(".plugin.json") {
            let text = try Repository.text(of: module + "/" + name)
            // Those that are for UIKit alone name its types.
            let types = try Regex(#"\bUI(?=(Image|View|ViewController)\b)"#)
            try folder.write(
                text.replacing(types, with: "Platform").replacing(
                    #/"kits": \[[^\]]*\],?/#, with: ""
                )
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
        return try folder.files().filter { $0.hasPrefix("Out") }.flatMap { file in
            try folder.read(file).split(separator: "\n").map { "\(file): \($0)" }
        }.filter { !$0.contains(": // Fingerprint: ") }
    }
}
