import PluginTools
import TestSupport
import Testing

@testable import PluginCore
@testable import generate_embedded

@Suite("Embedded files", .timed)
struct EmbeddedFilesTests {
    @Test("are the files that they contain")
    func areUpToDate() throws {
        let files = try embeddedFiles(of: Repository.root)
        for file in files {
            let isSame = try file.text == Repository.text(of: file.path)
            expect(isSame, "\(file.path) is out of date: run 'swift run generate-embedded'")
        }
        expect(files.count, equals: 7)
    }

    @Test("contain the text of each file unchanged")
    func containText() throws {
        for template in EmbeddedTemplates.all {
            let file = Repository.path("Templates", "\(template.name).mustache")
            let text = try String(contentsOfFile: file, encoding: .utf8)
            expect(template.text, equals: text)
        }
        for starter in Starter.all {
            let file = Repository.path("Templates", "Starters", "\(starter.name).plugin.json")
            expect(starter.text, equals: try String(contentsOfFile: file, encoding: .utf8))
        }
        expect(EmbeddedTemplates.all.count > 6)
        expect(Starter.all.count > 1)
    }

    @Test("include each style sheet and each script of the preview page")
    func includePage() throws {
        let folder = "Templates/Preview"
        let page = try Repository.text(of: "\(folder)/page.html")
        for suffix in [".css", ".js"] {
            let files = try Repository.files(in: folder, withSuffix: suffix)
            expect(files.count > 5)
            for file in files {
                let path = file.dropFirst(folder.count + 1)
                expect(page.ranges(of: "=\"\(path)\"").count, equals: 1, "\(path)")
            }
        }
    }

    @Test("are valid templates and descriptions")
    func areValid() {
        var diagnostics = DiagnosticCollector()
        for template in EmbeddedTemplates.all {
            expect(Template(parsing: template.file, reporting: &diagnostics) != nil, "\(template.name)")
        }
        expect(diagnostics.diagnostics.isEmpty)
        for starter in Starter.all + [Starter.blank] {
            expect(starter.description(named: "Something")?.summary != nil, "\(starter.name)")
        }
    }
}
