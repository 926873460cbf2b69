import Foundation
import TestSupport
import Testing

extension CompilationTests {
    /// Tests of descriptions with the names that generated code declares or uses.
    @Suite("Names of generated code")
    struct GeneratedNameTests {
        @Test(
            "compile for inputs, handlers and views, are members of the superclass, or are reported",
            arguments: TestRun.scope == .all ? HeadlessKit.allCases : [.uiKit],
            TestRun.scope == .all ? ["input", "handler", "view"] : ["input"])
        func members(kit: HeadlessKit, kind: String) throws {
            var names = try Self.declaredNames()
            var others = try Self.errors(of: &names, kind: kind, kit: kit)
            // The compiler reports what would override a member of the superclass, and reports some only without others.
            for _ in 0..<3 where !others.isEmpty {
                let inherited = others.filter { $0.contains(/overrid|redeclaration|ambiguous use/) }
                    .flatMap { $0.matches(of: /'(\w+)/).map { String($0.1) } }
                names.subtract(inherited)
                others = try Self.errors(of: &names, kind: kind, kit: kit)
            }
            expect(others.isEmpty, "\(others.prefix(5).joined(separator: "\n"))")
            expect(names.count > 500, "\(names.count)")
        }

        /// The names of functions, variables and parameters in the shared code.
        private static func declaredNames() throws -> Set<String> {
            let folder = Repository.path("Templates", "Runtime")
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
            let code = try files.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
                .joined(separator: "\n").replacing(/\/\/.*/, with: "")
            let names = code.matches(of: /\b(?:func|var|let|for|case) `?([a-z]\w*)|[(,] *(?:\w+ )?([a-z]\w*):/)
                .compactMap { ($0.1 ?? $0.2).map(String.init) }
            return Set(names).subtracting(["let", "var", "self", "init"])
        }

        /// Generates plugins with the names, and returns the errors of the compiler. Removes the names that are reported.
        private static func errors(of names: inout Set<String>, kind: String, kit: HeadlessKit) throws -> [String] {
            let folder = try TemporaryFolder()
            try folder.write(#"{ "kits": ["\#(kit.rawValue)"] }"#, to: "Names/plugingen.json")
            let sorted = names.sorted()
            for start in stride(from: 0, to: sorted.count, by: 25) {
                let part = sorted[start..<min(start + 25, sorted.count)]
                for (index, host) in [#""view": true"#, #""while": true, "swiftUI": true, "popover": true"#]
                    .enumerated()
                {
                    try folder.write(
                        plugin(with: Array(part), kind: kind, host: host),
                        to: "Names/Names\(start)With\(index).plugin.json")
                }
            }
            let command = try Command.plugingen(
                "generate", "Names", "--output", "Sources", "--quiet", "--diagnostics", "line", in: folder)
            if command.status != 0 {
                let reported = command.errors.matches(of: /error: (?:\w+ )?'(\w+)'/).map { String($0.1) }
                let count = names.count
                names.subtract(reported.map { $0.replacing("shown_", with: "") })
                try #require(names.count < count, "\(command.errors)")
                return try errors(of: &names, kind: kind, kit: kit)
            }
            let compilation = try Command.run(
                "swiftc",
                try [
                    "-typecheck", "-whole-module-optimization", "-swift-version", "6", "-parse-as-library",
                    "-module-name", "App",
                ]
                    + kit.options() + folder.files(below: "Sources"))
            return compilation.errors.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
        }

        /// Returns a description in which all names are those of one kind.
        private static func plugin(with names: [String], kind: String, host: String) -> String {
            let declared = names.map { #"{ "name": "\#($0)"\#(kind == "input" ? #", "type": "String""# : "") }"# }
            let views = names.map { name in
                switch kind {
                case "input": #"{ "label": "shown_\#(name)", "text": { "input": "\#(name)" } }"#
                case "handler": #"{ "button": "shown_\#(name)", "title": "Go", "triggers": "\#(name)" }"#
                default: #"{ "label": "\#(name)", "text": "Shown" }"#
                }
            }
            let members = kind == "view" ? "" : #""\#(kind)s": [\#(declared.joined(separator: ", "))], "#
            return """
                { \(members)"content": { "stack": [\(views.joined(separator: ", "))], "background": "systemBackground" }, \
                "host": { \(host) } }
                """
        }

        @Test("compile for states, protocols of hosts, colors, and SwiftUI views, or are reported", .ofNights)
        func types() throws {
            let module = try GeneratedModule(name: "Everywhere", withSupportTests: false)
            var names: Set<String> = []
            for file in try module.folder.files(below: "Sources") {
                let text = try String(contentsOfFile: file, encoding: .utf8)
                names.formUnion(UnqualifiedNames(in: text).names.union(UnqualifiedNames.declared(in: text)))
            }
            for name in names.sorted() {
                for (configuration, view) in [
                    (#""states": { "\#(name)": { "shown": "Note" } }"#, "true"),
                    (#""hosts": { "controllers": "\#(name)" }"#, "true"),
                    (##""appearance": { "colors": { "\##(name)": { "light": "#112233" } } }"##, "true"),
                    (#""access": "internal""#, #""\#(name)""#),
                ] {
                    let folder = try TemporaryFolder()
                    try folder.write("{ \(configuration) }", to: "Names/plugingen.json")
                    let host = #""show": true, "while": true, "view": \#(view)"#
                    try folder.write(
                        Self.plugin(with: ["noteLabel"], kind: "view", host: host), to: "Names/Note.plugin.json")
                    let command = try Command.plugingen("generate", "Names", "--output", "Sources", in: folder)
                    if command.status != 0 { continue }
                    try GeneratedModule.expectCompiles(
                        folder.files(below: "Sources"),
                        options: HeadlessKit.uiKit.options() + LanguageMode.swift6.options + ["-parse-as-library"])
                }
            }
        }
    }
}
