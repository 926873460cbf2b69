import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of descriptions beside a configuration with mistakes.
@Suite(.timed) struct ConfigurationMistakeTests {
    @Test(
        "the names that could be read stay known beside a mistake",
        arguments: [
            ##"{ "acess": "public", "appearance": { "colors": { "brand": { "asset": "A" } }, "fonts": { "body": { "size": 17 } } } }"##,
            ##"{ "access": "open", "appearance": { "colors": { "brand": { "asset": "A" } }, "fonts": { "body": { "size": 17 } } } }"##,
            ##"{ "appearance": { "colors": { "brand": { "aset": "A" } }, "fonts": { "body": { "size": "17" } } } }"##,
            ##"{ "appearance": { "colors": { "brand": "A" }, "fonts": { "body": { } } } }"##,
        ])
    func readableNames(configuration: String) {
        expectProblems(
            """
            { "content": { "label": "a", "text": "b", "color": "brand", "font": "body" } }
            """, beside: configuration)
        expectProblems(
            """
            { "content": { "label": "a", "text": "b", "color": "brandd", "font": "title2" } }
                                                               ^~~~~~~~ error: unknown value 'brandd' of 'color' [unknown-reference]
                                                                                 ^~~~~~~~ error: unknown value 'title2' of 'font' [unknown-reference]
            """, beside: configuration)
    }

    @Test(
        "names of a list that could not be read are not reported",
        arguments: [
            "", "[]", "{", ##"{ "apearance": { } }"##, ##"{ "appearance": 1 }"##,
            ##"{ "appearance": { "colrs": { }, "fnts": { } } }"##,
            ##"{ "appearance": { "colors": [], "fonts": null } }"##,
            ##"{ "appearance": { "colors": { "brand: { "asset": "A" } } } }"##,
            ##"{ "appearance": { }, "appearance": { "colors": { "brand": { "asset": "A" } } } }"##,
        ])
    func unreadableNames(configuration: String) {
        expectProblems(
            """
            { "content": { "label": "a", "text": "b", "color": "brand", "font": "body" } }
            """, beside: configuration)
    }

    @Test("a list that could be read is checked beside one that could not")
    func oneList() {
        expectProblems(
            """
            { "content": { "label": "a", "text": "b", "color": "brandd", "font": "heading" } }
                                                               ^~~~~~~~ error: unknown value 'brandd' of 'color' [unknown-reference]
            """,
            beside:
                ##"{ "appearance": { "colors": { "brand": { "asset": "A" } }, "fonts": [] } }"##)
    }

    @Test(
        "frameworks and versions that could not be read are not held against descriptions",
        arguments: [
            ##"{ "kits": ["AppKti"], "minimumVersions": { "iOS": 17 } }"##,
            ##"{ "kit": ["AppKit"], "minimumVersion": { "iOS": "17" } }"##,
        ])
    func frameworks(configuration: String) {
        expectProblems(
            """
            {
              "imports": ["MapKit"],
              "content": { "label": "a", "text": "b", "textStyle": "extraLargeTitle" },
              "inputs": [{ "name": "c", "type": "NSView" }], "hooks": ["viewDidLoad"]
            }
            """, beside: configuration)
    }

    @Test("frameworks and versions that could be read hold beside a mistake")
    func readableVersions() {
        expectProblems(
            """
            { "content": { "label": "a", "text": "b", "textStyle": "extraLargeTitle" } }
                                                                   ^~~~~~~~~~~~~~~~~ error: 'extraLargeTitle' needs tvOS 17 [newer-platform]
            """,
            beside:
                ##"{ "kits": ["UIKit"], "platforms": ["iOS", "tvOS"], "minimumVersions": { "iOS": "17" }, "tests": "all" }"##
        )
    }

    private func expectProblems(
        _ marked: String, beside configuration: String,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        var found = DiagnosticCollector()
        let configuration = readConfigurationParts(
            SourceFile(path: "plugingen.json", text: configuration),
            advisor: LanguageAdvisor.init, reporting: &found)
        expect(found.hasErrors, sourceLocation: sourceLocation)
        expectDescriptionDiagnostics(
            marked, configuration: configuration, sourceLocation: sourceLocation)
    }
}
