import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of descriptions in a module with a configuration.
@Suite(.timed) struct ConfiguredDescriptionTests {
    @Test(
        "a value that the oldest platform versions do not have is reported",
        arguments: [
            """
            { "content": { "label": "a", "text": "b", "textStyle": "extraLargeTitle" } }
                                                                   ^~~~~~~~~~~~~~~~~ error: 'extraLargeTitle' needs iOS 17 and tvOS 17 [newer-platform]
            note: this target's minimum is iOS 15 and tvOS 15; raise 'minimumVersions' in plugingen.json
            """,
            """
            { "content": { "image": "a", "symbol": "star", "decorative": true, "textStyle": "extraLargeTitle2" } }
                                                                                            ^~~~~~~~~~~~~~~~~~ error: 'extraLargeTitle2' needs iOS 17 and tvOS 17 [newer-platform]
            note: this target's minimum is iOS 15 and tvOS 15; raise 'minimumVersions' in plugingen.json
            """,
            """
            { "content": { "label": "a", "text": "b", "accessibility": { "traits": ["header", "toggleButton"] } } }
                                                                                              ^~~~~~~~~~~~~~ error: 'toggleButton' needs iOS 17 and tvOS 17 [newer-platform]
            note: this target's minimum is iOS 15 and tvOS 15; raise 'minimumVersions' in plugingen.json
            """,
            """
            {
              "inputs": [{ "name": "b", "type": "String" }],
              "content": { "textField": "a", "text": { "input": "b" }, "placeholder": "c", "textContentType": "creditCardName" }
                                                                                                              ^~~~~~~~~~~~~~~~ error: 'creditCardName' needs iOS 17 and tvOS 17 [newer-platform]
            note: this target's minimum is iOS 15 and tvOS 15; raise 'minimumVersions' in plugingen.json
            }
            """,
        ])
    func newerValues(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "the names of the app's colors and fonts are values, and others are reported",
        arguments: [
            """
            { "content": { "label": "a", "text": "b", "color": "accent", "font": "heading" } }
            """,
            """
            { "content": { "label": "a", "text": "b", "color": "acent", "font": "heeding", "background": "sky" } }
                                                               ^~~~~~~ error: unknown value 'acent' of 'color' [unknown-reference]
            note: did you mean 'accent'?
                                                                                ^~~~~~~~~ error: unknown value 'heeding' of 'font' [unknown-reference]
            note: did you mean 'heading'?
                                                                                                         ^~~~~ error: unknown value 'sky' of 'background' [unknown-reference]
            note: accepted: 'systemBackground', …
            """,
            """
            { "content": { "label": "a", "text": "b", "color": "#FF0000", "font": "title1" } }
                                                               ^~~~~~~~~ error: unknown value '#FF0000' of 'color' [unknown-reference]
            note: give the color a name in plugingen.json: '"appearance": { "colors": { "accent": { "light": "#FF0000" } } }'; accepted: 'label', …
                                                                                  ^~~~~~~~ error: unknown value 'title1' of 'font' [unknown-reference]
            note: 'title1' is a value of 'textStyle': write '"textStyle": "title1"'
            """,
        ])
    func appearance(marked: String) throws {
        var found = DiagnosticCollector()
        let text =
            ##"{ "appearance": { "colors": { "accent": { "light": "#FF0000" } }, "fonts": { "heading": { "size": 28 } } } }"##
        let configuration = try #require(
            readConfiguration(SourceFile(path: "plugingen.json", text: text), reporting: &found))
        expectDescriptionDiagnostics(marked, configuration: configuration)
    }

    @Test(
        "a plugin that cannot have the SwiftUI modifier of all plugins gets one warning, and no modifier",
        arguments: [
            (
                """
                { "placement": { "at": "fill", "container": true, "order": "back" } }
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: the plugin gets no SwiftUI modifier: a SwiftUI view has no container to show it in [contradiction]
                note: add "host": { "swiftUI": false }
                """, nil
            ),
            (
                """
                { "placement": { "at": "fill", "order": "back" } }
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: the plugin gets no SwiftUI modifier: a modifier shows it in front of the view [contradiction]
                note: add "host": { "swiftUI": false }
                """, nil
            ),
            (
                """
                { "placement": "tableHeader" }
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: the plugin gets no SwiftUI modifier: a SwiftUI view does not show its list to plugins, so the plugin cannot be at 'tableHeader' [contradiction]
                note: add "host": { "swiftUI": false }
                """, nil
            ),
            (
                """
                { "placement": "top", "presentation": { "dismissesAfter": 4, "whenAlreadyShown": "queue" } }
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: the plugin gets no SwiftUI modifier: a modifier shows one plugin, so no other one waits in a queue [contradiction]
                note: add "host": { "swiftUI": false }
                """, nil
            ),
            (
                """
                { "inputs": [{ "name": "id", "type": "Int", "default": "1" }] }
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: the plugin gets no SwiftUI modifier: a modifier has a parameter 'id' of its own [contradiction]
                note: add "host": { "swiftUI": false }
                """, nil
            ),
            (
                """
                { "placement": { "at": "fill", "container": true }, "host": { "swiftUI": false } }
                """, nil
            ),
            ("{ }", "example"),
        ] as [(String, String?)])
    func defaultModifier(marked: String, modifier: String?) throws {
        let configuration = ModuleConfiguration(#"{ "host": { "swiftUI": true } }"#)
        expectDescriptionDiagnostics(marked, configuration: configuration)
        let text = marked.split(separator: "\n").first.map(String.init) ?? ""
        let description = readDescription(
            SourceFile(path: "Example.plugin.json", text: text), configuration: configuration
        ).description
        expect(try #require(description).host.modifier?.value, equals: modifier)
    }

    @Test("without fonts, the message says where to declare one")
    func noFonts() {
        expectDescriptionDiagnostics(
            """
            { "content": { "label": "a", "text": "b", "font": "heading" } }
                                                              ^~~~~~~~~ error: unknown value 'heading' of 'font' [unknown-reference]
            note: give the font a name in plugingen.json: '"appearance": { "fonts": { "heading": { "custom": "…", "size": 17 } } }'
            """)
    }

    @Test("the message names the platforms that are too old, with the configured versions")
    func versions() throws {
        let configuration = ModuleConfiguration(minimumVersions: MinimumVersions { $0 == "iOS" ? "16.4" : "17" })
        expectDescriptionDiagnostics(
            """
            { "content": { "label": "a", "text": "b", "textStyle": "extraLargeTitle" } }
                                                                   ^~~~~~~~~~~~~~~~~ error: 'extraLargeTitle' needs iOS 17 [newer-platform]
            note: this target's minimum is iOS 16.4; raise 'minimumVersions' in plugingen.json
            """, configuration: configuration)
    }

    @Test(
        "a value can be used if the configured versions have it", arguments: ["17", "17.0", "26.1"])
    func newEnough(version: String) throws {
        let configuration = ModuleConfiguration(minimumVersions: MinimumVersions { $0 == "visionOS" ? nil : version })
        let text = #"{ "content": { "label": "a", "text": "b", "textStyle": "extraLargeTitle" } }"#
        _ = try decode(text, configuration: configuration)
    }

    @Test("configured method names are reserved, and the default names are free again")
    func names() {
        let configuration = ModuleConfiguration(
            #"{ "names": { "add": "embed", "remove": "unembed" } }"#)
        expectDescriptionDiagnostics(
            """
            { "inputs": [{ "name": "add", "type": "Int" }, { "name": "embed", "type": "Int" }],
                                                                     ^~~~~~~ error: input 'embed' has the same name as a generated member [name-collision]
              "host": { "hide": "unembed", "show": "remove" } }
                                ^~~~~~~~~ error: a host helper has the same name as a generated member: 'unembed' [name-collision]
            """, configuration: configuration)
    }
}
