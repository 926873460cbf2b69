import Testing

@testable import PluginDescriptions

/// Tests of descriptions in a module with a configuration.
@Suite struct ConfiguredDescriptionTests {
    @Test(
        "a value that the oldest platform versions do not have is reported",
        arguments: [
            """
            { "content": { "label": "a", "text": "b", "textStyle": "extraLargeTitle" } }
                                                                   ^~~~~~~~~~~~~~~~~ error: 'extraLargeTitle' needs iOS 17 and tvOS 17 [newer-platform]
            note: this target's minimum is iOS 15 and tvOS 15; raise 'minimumVersions' in plugingen.json
            """,
            """
            { "content": { "image": "a", "symbol": "b", "decorative": true, "textStyle": "extraLargeTitle2" } }
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

    @Test("the message names the platforms that are too old, with the configured versions")
    func versions() throws {
        let configuration = ModuleConfiguration(
            minimumVersions: MinimumVersions { $0 == "iOS" ? "16.4" : "17" })
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
        let configuration = ModuleConfiguration(
            minimumVersions: MinimumVersions { $0 == "visionOS" ? nil : version })
        let text = #"{ "content": { "label": "a", "text": "b", "textStyle": "extraLargeTitle" } }"#
        _ = try decode(text, configuration: configuration)
    }

    @Test("configured method names are reserved, and the default names are free again")
    func names() {
        let configuration = ModuleConfiguration(
            names: ContainmentNames(add: "embed", remove: "unembed"))
        expectDescriptionDiagnostics(
            """
            { "inputs": [{ "name": "add", "type": "Int" }, { "name": "embed", "type": "Int" }],
                                                                     ^~~~~~~ error: input 'embed' has the same name as a generated member [name-collision]
              "host": { "hide": "unembed", "show": "remove" } }
                                ^~~~~~~~~ error: a host helper has the same name as a generated member: 'unembed' [name-collision]
            """, configuration: configuration)
    }
}
