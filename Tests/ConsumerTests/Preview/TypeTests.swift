import Foundation
import TestSupport
import Testing

/// Tests of the types in Templates/Preview/data.d.ts, with the TypeScript compiler.
@Suite(
    "The types of a preview page", .timed,
    .enabled(
        if: TypeScript.isInstalled, "there is no tsc in PATH; .ci/run installs Debian's package"),
    .ofCommits)
struct TypeTests {
    /// Checks scripts together with the types.
    private func check(_ files: [String]) throws -> Command {
        try Command.run(
            "tsc",
            ["--noEmit", "--allowJs", "--checkJs", "--strict", "--target", "es2021"]
                + ["--lib", "es2021,dom", Repository.path("Templates", "Preview", "data.d.ts")]
                + files)
    }

    @Test("are those of the scripts")
    func scripts() throws {
        let files = try Repository.files(in: "Templates/Preview", withSuffix: ".js")
        let command = try check(files.map { Repository.path($0) })
        expect(command.status, equals: 0, "\(command.text)")
    }

    @Test("are those of the data of all descriptions and starters, and have no other names")
    func data() throws {
        let folder = try TemporaryFolder()
        for source in ["Tests/Golden", "Tests/Fixtures/Modules", "Templates/Starters"] {
            let name = source.replacing("/", with: "-")
            let preview = try Command.plugingen("preview", Repository.path(source), "--output", "page.html", in: folder)
            expect(preview.output.hasPrefix("wrote page.html"), "\(preview.text)")
            let page = try folder.read("page.html")
            let json = try #require(page.firstMatch(of: /id="data">(.*)<\/script>/)?.1, "\(preview.text)")
            try folder.write(
                "/** @type {PreviewData} */\nconst \(name.replacing("-", with: "")) = \(json);\n", to: "\(name).js")
        }
        let files = ["Tests-Golden.js", "Tests-Fixtures-Modules.js", "Templates-Starters.js"].map {
            folder.path(of: $0)
        }
        let command = try check(files)
        expect(command.status, equals: 0, "\(command.text.prefix(5000))")

        let wrong = try folder.read("Templates-Starters.js")
            .replacing(#""kind":"label""#, with: #""kind":"labl""#, maxReplacements: 1)
        try folder.write(wrong, to: "Templates-Starters.js")
        expect(try check(files).status != 0)
    }
}

/// The TypeScript compiler.
private enum TypeScript {
    static let isInstalled = (try? Command.run("tsc", ["--version"]))?.status == 0
}
