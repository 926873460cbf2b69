import Mustache
import SourceDiagnostics
import TestSupport
import Testing

@testable import PluginGeneration

@Suite("Embedded files")
struct EmbeddedFilesTests {
    @Test("are the files of the folder Templates")
    func areUpToDate() throws {
        let script = Repository.path("Templates", "embed.sh")
        let made = try Command.run("sh", [script])
        let present = Repository.path(
            "Sources", "PluginGeneration", "Templates", "EmbeddedFiles.swift")
        let isSame = try made.output == String(contentsOfFile: present, encoding: .utf8)
        #expect(
            isSame,
            "run: sh Templates/embed.sh > Sources/PluginGeneration/Templates/EmbeddedFiles.swift")
    }

    @Test("hold each file's text as it is")
    func holdTexts() throws {
        for (name, text) in EmbeddedFiles.templates {
            let file = Repository.path("Templates", "\(name).mustache")
            #expect(try text == String(contentsOfFile: file, encoding: .utf8))
        }
        for (name, text) in EmbeddedFiles.starters {
            let file = Repository.path("Templates", "Starters", "\(name).plugin.json")
            #expect(try text == String(contentsOfFile: file, encoding: .utf8))
        }
        #expect(EmbeddedFiles.templates.count > 3)
        #expect(EmbeddedFiles.starters.count > 1)
    }

    @Test("are templates without mistakes, and descriptions without problems")
    func areValid() {
        var diagnostics = DiagnosticCollector()
        _ = BuiltInTemplates.library(reporting: &diagnostics)
        #expect(diagnostics.diagnostics.isEmpty)
        for starter in Starter.all + [Starter.blank] {
            #expect(starter.description(named: "Something")?.summary != nil, "\(starter.name)")
        }
    }
}
