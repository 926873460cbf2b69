import PluginDescriptions
import PluginTools
import TestSupport
import Testing

@testable import PluginGeneration

@Suite("Embedded files")
struct EmbeddedFilesTests {
    @Test(
        "are the files of the folder Templates",
        arguments: [
            ("templates", "PluginGeneration/Templates/EmbeddedTemplates.swift"),
            ("kits", "PluginDescriptions/Kits/EmbeddedKits.swift"),
            ("starters", "PluginTools/Starters/EmbeddedStarters.swift"),
        ])
    func areUpToDate(kind: String, file: String) throws {
        let script = Repository.path("Templates", "embed.sh")
        let made = try Command.run("sh", [script, kind])
        let present = try String(contentsOfFile: Repository.path("Sources", file), encoding: .utf8)
        let isSame = made.output == present
        #expect(isSame, "run: sh Templates/embed.sh")
    }

    @Test("hold each file's text as it is")
    func holdTexts() throws {
        for template in EmbeddedTemplates.all {
            let file = Repository.path("Templates", "\(template.name).mustache")
            let text = try String(contentsOfFile: file, encoding: .utf8)
            #expect(template.text == text)
        }
        for starter in Starter.all {
            let file = Repository.path("Templates", "Starters", "\(starter.name).plugin.json")
            #expect(try starter.text == String(contentsOfFile: file, encoding: .utf8))
        }
        #expect(EmbeddedTemplates.all.count > 40)
        #expect(Starter.all.count > 1)
    }

    @Test("are templates without mistakes, and descriptions without problems")
    func areValid() {
        var diagnostics = DiagnosticCollector()
        _ = OwnTemplates().libraries(reporting: &diagnostics)
        #expect(diagnostics.diagnostics.isEmpty)
        for starter in Starter.all + [Starter.blank] {
            #expect(starter.description(named: "Something")?.summary != nil, "\(starter.name)")
        }
    }
}
