import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

@Suite("The shared code of a module", .timed)
struct UnusedDeclarationTests {
    /// Modules of one plugin, by its name.
    private static let plainModules: [String: String] = [
        "Label": #"{ "content": { "label": "textLabel", "text": "Hello" } }"#,
        "Corner": #"{ "placement": { "at": "topTrailing", "within": "safeArea" } }"#,
        "Delayed": #"{ "presentation": { "delay": 1 } }"#,
        "Faded": #"{ "presentation": { "transition": "fade" } }"#,
        "Modal": #"{ "accessibility": { "modal": true } }"#,
        "Blocking": #"{ "presentation": { "delay": 1, "touches": "block" } }"#,
        "Stacked": #"{ "presentation": { "delay": 1, "whenAlreadyShown": "stack" } }"#,
        "Replacing": #"{ "presentation": { "whenAlreadyShown": "replace" } }"#,
        "Queued": #"{ "presentation": { "whenAlreadyShown": "queue" } }"#,
        "Notice":
            #"{ "placement": "top", "presentation": { "dismissesAfter": 4, "swipeToDismiss": true } }"#,
    ]

    @Test("has no unused declaration", arguments: plainModules.keys.sorted())
    func small(name: String) throws {
        try expectAllUsed([name: try #require(Self.plainModules[name])])
    }

    @Test("has no unused declaration for a starter", arguments: Starter.all.map(\.name))
    func starter(name: String) throws {
        // The recovery of this starter shows another one.
        let names = name == "Error" ? [name, "Loading"] : [name]
        try expectAllUsed(
            Dictionary(
                uniqueKeysWithValues: try names.map { name in
                    (name, try #require(Starter.all.first { $0.name == name }).text)
                }))
    }

    @Test("has no unused declaration for states")
    func states() throws {
        let plugins = Starter.all.filter { ["Loading", "Error"].contains($0.name) }
        try expectAllUsed(
            Dictionary(uniqueKeysWithValues: plugins.map { ($0.name, $0.text) }),
            #"{ "states": { "LoadState": { "loading": "Loading", "failed": "Error" } } }"#)
    }

    @Test("would be found with an unused declaration")
    func findsUnused() {
        let text = """
            enum Phase { case absent }
            let limit = 3
            /// Calls ``unusedMethod()``.
            func usedMethod(limit: Int) { usedMethod(limit: limit) }
            func unusedMethod() {}
            """
        var counter = ReferenceCounter()
        counter.count(text)
        expect(counter.unused(in: text), equals: ["Phase", "absent", "unusedMethod"])
    }

    @Test("adds at most ten members to every view controller, for two plugins with states")
    func membersOfHosts() throws {
        let plugins = Starter.all.filter { ["Loading", "Error"].contains($0.name) }
        let files = try files(
            of: Dictionary(uniqueKeysWithValues: plugins.map { ($0.name, $0.text) }),
            #"{ "states": { "LoadState": { "loading": "Loading", "failed": "Error" } } }"#)
        var members: [String] = []
        for file in files {
            var isInHosts = false
            for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
                if !line.hasPrefix(" ") { isInHosts = line.hasPrefix("extension UIViewController") }
                let words = line.dropFirst(4).split(separator: " ")
                if isInHosts, line.prefix(5).trimmingPrefix("    ").count == 1, ["func", "var"].contains(words.first) {
                    members.append(String(words[1].prefix { $0.isLetter }))
                }
            }
        }
        expect(
            members.sorted(),
            equals: [
                "add", "hideError", "hideLoading", "remove", "show", "showError", "showLoading",
                "whileLoading", "withErrorRecovery", "withLoadState",
            ])
    }

    @Test("compares states without values, however long their names are")
    func longStates() throws {
        let name = String(repeating: "a", count: 90)
        let error = #"{ "handlers": [{ "name": "a" }], "content": { "button": "b", "title": "B", "triggers": "a" } }"#
        let files = try files(
            of: ["Loading": "{}", "Error": error],
            #"{ "states": { "LoadState": { "\#(name)": "Loading", "failed": "Error" } } }"#)
        let hosts = try #require(files.first { $0.path == "PluginHosts.swift" })
        let text = String(decoding: hosts.bytes, as: UTF8.self)
        expect(text.contains("            .\(name)\n        ):\n            true\n"), "\(text)")
    }

    private func files(of plugins: [String: String], _ configuration: String) throws -> [RenderedFile] {
        var found = DiagnosticCollector()
        let module = try #require(
            readConfiguration(SourceFile(path: "plugingen.json", text: configuration), reporting: &found))
        let descriptions = try plugins.map { name, text in
            let file = SourceFile(path: "\(name).plugin.json", text: text)
            return try #require(readDescription(file, name: name, configuration: module, reporting: &found))
        }
        let files = Module(descriptions, configuration: module).files(
            GenerationOptions(sourcesDirectory: ""), reporting: &found)
        expect(!found.hasErrors)
        return files
    }

    private func expectAllUsed(_ plugins: [String: String], _ configuration: String = "{}") throws {
        let files = try files(of: plugins, configuration)
        let shared = try #require(files.first { $0.path == "ChildContainment.swift" })
        var counter = ReferenceCounter()
        for file in files { counter.count(String(decoding: file.bytes, as: UTF8.self)) }
        // The app handles all reasons of a dismissal, a debugger shows the description, and the framework asks delegates.
        let usedElsewhere = [
            "backdrop", "escape", "debugDescription", "gestureRecognizer",
            "gestureRecognizerShouldBegin",
        ]
        let unused = counter.unused(in: String(decoding: shared.bytes, as: UTF8.self))
            .filter { !usedElsewhere.contains($0) }
        expect(unused.isEmpty, "\(unused.joined(separator: ", "))")
    }
}

/// Counts the references to names. A method counts as used if a call, or an argument, has its name.
private struct ReferenceCounter {
    private static let introducers: Set<Substring> = [
        "func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "case",
    ]
    private var names: Set<Substring> = []
    private var calls: Set<Substring> = []

    mutating func count(_ text: String) {
        for line in Self.lines(of: text) {
            for word in Self.words(of: line) where word.introducer == nil {
                names.insert(word.name)
                if word.isCall { calls.insert(word.name) }
            }
        }
    }

    /// Returns the declared names of a file without a reference.
    func unused(in text: String) -> [String] {
        Self.lines(of: text).filter { !$0.contains("override ") }.flatMap { line in
            Self.words(of: line).filter { word in
                guard let introducer = word.introducer else { return false }
                return !(introducer == "func" ? calls : names).contains(word.name)
            }.map { "\($0.introducer ?? "") \($0.name)" }
        }.map { $0.split(separator: " ").last.map(String.init) ?? $0 }
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }

    private struct Word {
        let name: Substring
        /// The keyword that declares the name; nil for a reference.
        let introducer: Substring?
        /// Whether a call or the next argument follows.
        let isCall: Bool
    }

    private static func words(of line: Substring) -> [Word] {
        var words: [Word] = []
        var last: Substring?
        var rest = line
        while let first = rest.first {
            guard first.isLetter || first == "_" else {
                if first != " " && first != "`" { last = nil }
                rest.removeFirst()
                continue
            }
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest.dropFirst(name.count)
            let next = rest.first { $0 != " " && $0 != "`" }
            words.append(
                Word(
                    name: name, introducer: last.flatMap { introducers.contains($0) ? $0 : nil },
                    isCall: next.map { "({<),".contains($0) } ?? true))
            last = name
        }
        return words
    }
}
