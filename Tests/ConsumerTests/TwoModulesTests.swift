import TestSupport
import Testing

extension CompilationTests {
    /// What the page `Adoption.md` says of two modules with the same host helpers.
    @Suite("Two modules with public plugins of the same name")
    struct TwoModulesTests {
        private static let loading = #"{ "access": "public", "host": { "while": true } }"#
        private static let renamed = """
            { "access": "public", "host": {
                "show": "showStoreLoading", "hide": "hideStoreLoading", "shown": "shownStoreLoading"
            } }
            """

        @Test("have ambiguous host helpers, unless those of one module are renamed")
        func renaming() throws {
            let folder = try TemporaryFolder()
            try makeModule("First", Self.loading, in: folder)
            try makeModule("Second", Self.loading, in: folder)
            try makeModule("Store", Self.renamed, in: folder)

            let same = try compile(["App.swift": uses("First", "Second", call: "showLoading()")], in: folder)
            expect(same.text.contains("error: ambiguous use of 'showLoading()'"), "\(same.text)")
            let other = try compile(
                ["App.swift": uses("First", "Store", call: "showLoading(); host.showStoreLoading()")], in: folder)
            expect(other.status, equals: 0, "\(other.text)")
        }

        @Test("need separate files, and MemberImportVisibility")
        func memberImportVisibility() throws {
            let folder = try TemporaryFolder()
            try makeModule("First", Self.loading, in: folder)
            try makeModule("Second", Self.loading, in: folder)
            let files = [
                "App.swift": uses("First", call: "showLoading()"), "Other.swift": "import Second\n",
            ]
            expect(try compile(files, in: folder).text.contains("error: ambiguous use"))
            let option = ["-enable-upcoming-feature", "MemberImportVisibility"]
            let command = try compile(files, options: option, in: folder)
            expect(command.status, equals: 0, "\(command.text)")
        }

        private func uses(_ modules: String..., call: String) -> String {
            modules.map { "import \($0)\n" }.joined() + "import UIKit\n\n"
                + "@MainActor func run(_ host: UIViewController) { host.\(call) }\n"
        }

        private func makeModule(_ name: String, _ description: String, in folder: TemporaryFolder) throws {
            try folder.write(description, to: "\(name)/Loading.plugin.json")
            let generation = try Command.plugingen("generate", name, "--output", "\(name)/Generated", in: folder)
            try #require(generation.status == 0, "\(generation.text)")
            let files = try folder.files(below: "\(name)/Generated")
            let module = try Command.run(
                "swiftc",
                [
                    "-emit-module", "-swift-version", "6", "-module-name", name,
                    "-emit-module-path", folder.path(of: "\(name).swiftmodule"),
                ] + HeadlessKit.uiKit.options() + files)
            try #require(module.status == 0, "\(module.text)")
        }

        private func compile(
            _ files: [String: String], options: [String] = [], in folder: TemporaryFolder
        ) throws -> Command {
            for (name, text) in files { try folder.write(text, to: name) }
            return try Command.run(
                "swiftc",
                [
                    "-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name", "App",
                    "-I", folder.path,
                ] + options + HeadlessKit.uiKit.options()
                    + files.keys.sorted().map(folder.path(of:)))
        }
    }
}
