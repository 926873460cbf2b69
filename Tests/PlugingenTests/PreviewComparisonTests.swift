import Foundation
import TestSupport
import Testing

@Suite("plugingen preview --against")
struct PreviewComparisonTests {
    private let folder: TemporaryFolder
    private let repository: GitFolder

    init() throws {
        folder = try TemporaryFolder()
        repository = try GitFolder(folder)
        for name in ["Loading", "Error", "Old"] { try write("A", to: name) }
        try folder.write(#"{ "prefix": "ABC" }"#, to: "App/plugingen.json")
        try repository.commit()
    }

    private func write(_ text: String, to name: String) throws {
        try folder.write(
            #"{ "content": { "label": "a", "text": "\#(text)", "background": "systemBackground" } }"#,
            to: "App/\(name).plugin.json")
    }

    private func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: folder.path(of: "App/\(name).plugin.json"))
    }

    private func run(
        against revision: String, of path: String = "App", environment: [String: String] = [:]
    ) throws -> Command {
        try Command.plugingen(
            "preview", path, "--against", revision, "--output", "page.html", "--diagnostics",
            "line",
            in: folder, environment: environment)
    }

    private struct Page: Decodable {
        struct Plugin: Decodable {
            let name: String
            let file: String
            let controller: String
        }
        struct Comparison: Decodable {
            struct Change: Decodable {
                let before: Int?
                let after: Int?
                let hasMistakes: Bool
            }
            let before: String
            let after: String?
            let plugins: [Plugin]
            let changes: [Change]
        }
        let plugins: [Plugin]
        let comparison: Comparison

        /// The names before and after each change.
        var changes: [String] {
            comparison.changes.map { change in
                let before = change.before.map { comparison.plugins[$0].name } ?? "–"
                let after = change.after.map { plugins[$0].name } ?? "–"
                return "\(before) \(after)\(change.hasMistakes ? ", mistakes" : "")"
            }
        }
    }

    private func page() throws -> Page {
        let text = try folder.read("page.html")
        let json = try #require(text.firstMatch(of: /id="data">(.*)<\/script>/)?.1)
        return try JSONDecoder().decode(Page.self, from: Data(json.utf8))
    }

    @Test("Shows plugins that were added, changed and removed, and touches no file")
    func changes() throws {
        try write("B", to: "Error")
        try remove("Old")
        try write("A", to: "New")
        let status = try repository.status()

        let command = try run(against: "main")

        #expect(command.status == 0, "\(command.text)")
        #expect(command.output.hasPrefix("wrote page.html: 3 changes, "), "\(command.text)")
        let page = try page()
        #expect(page.changes == ["Error Error", "– New", "Old –"])
        #expect(page.plugins.map(\.name) == ["Error", "Loading", "New"])
        #expect(page.comparison.before == "main" && page.comparison.after == nil)
        #expect(
            page.comparison.plugins.map(\.file)
                == ["main:App/Error.plugin.json", "main:App/Old.plugin.json"])
        #expect(try repository.status() == status + "?? page.html\n")
    }

    @Test("Uses the configuration of the revision")
    func configuration() throws {
        try folder.write(#"{ "prefix": "XYZ" }"#, to: "App/plugingen.json")

        #expect(try run(against: "HEAD", of: "App/Error.plugin.json").status == 0)

        let page = try page()
        #expect(page.changes == ["Error Error"])
        #expect(page.comparison.plugins.map(\.controller) == ["ABCErrorViewController"])
        #expect(page.plugins.map(\.controller) == ["XYZErrorViewController"])
    }

    @Test("Compares two revisions, and finds a plugin that has moved")
    func range() throws {
        try write("B", to: "Error")
        try FileManager.default.createDirectory(
            atPath: folder.path(of: "App/Lists"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            atPath: folder.path(of: "App/Old.plugin.json"),
            toPath: folder.path(of: "App/Lists/Old.plugin.json"))
        try repository.commit()
        try write("C", to: "Loading")

        #expect(try run(against: "HEAD~1..").status == 0)

        let page = try page()
        #expect(page.changes == ["Error Error"])
        #expect(page.comparison.after == "HEAD")
        #expect(page.plugins.first?.file == "HEAD:App/Error.plugin.json")
        #expect(try run(against: "HEAD").output.hasPrefix("wrote page.html: 1 change, "))
        #expect(try run(against: "HEAD~1...HEAD").output.hasPrefix("wrote page.html: 1 change, "))
    }

    @Test("Shows a plugin beside a description with mistakes, before and after")
    func mistakes() throws {
        try folder.write(#"{ "placement": "topp" }"#, to: "App/Old.plugin.json")
        try repository.commit()
        try write("A", to: "Old")
        try folder.write(#"{ "placement": "topp" }"#, to: "App/Error.plugin.json")

        let command = try run(against: "HEAD")

        #expect(command.status == 1)
        #expect(
            command.errors.contains(
                "HEAD:App/Old.plugin.json:1:16: warning: at 'HEAD', this plugin cannot be shown: unknown value 'topp' of 'placement'; "
            ), "\(command.text)")
        #expect(
            command.errors.contains("App/Error.plugin.json:1:16: error: "), "\(command.text)")
        #expect(try page().changes == ["– Old, mistakes", "Error –, mistakes"])
    }

    @Test("Explains what is missing: a revision, a repository, git")
    func errors() throws {
        let unknown = try run(against: "mian")
        #expect(unknown.status == 1)
        #expect(
            unknown.errors.hasPrefix(
                "App:1:1: error: git does not know the revision 'mian'; "),
            "\(unknown.text)")
        #expect(unknown.errors.hasSuffix(" [revision]\n"))
        #expect(try run(against: "-x").errors.contains("revision '-x'"))

        let withoutGit = try run(against: "main", environment: ["PATH": "/nowhere"])
        #expect(withoutGit.status == 1)
        #expect(
            withoutGit.errors.hasPrefix(
                "App:1:1: error: git is not installed, which '--against' needs"),
            "\(withoutGit.text)")

        let other = try TemporaryFolder()
        try other.write("{}", to: "A.plugin.json")
        let outside = try run(
            against: "main", of: other.path,
            environment: ["GIT_CEILING_DIRECTORIES": "/"])
        #expect(outside.status == 1)
        #expect(
            outside.errors.contains("error: this is not in a git repository"), "\(outside.text)")
        #expect(!folder.exists("page.html"))
    }

    @Test("Is not for '--watch'")
    func watch() throws {
        let command = try Command.plugingen(
            "preview", "App", "--against", "main", "--output", "page.html", "--watch", in: folder)
        #expect(command.status == 64)
        #expect(
            command.errors.hasPrefix(
                "error: '--watch' writes only a page of the present plugins; leave out '--against'"),
            "\(command.text)")
    }
}
