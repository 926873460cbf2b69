import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of modules whose shared code is in an engine.
@Suite(.timed) struct EngineConfigurationTests {
    @Test(
        "an engine that a module cannot use is reported, with the file to change",
        arguments: [
            (
                provider: "{}",
                """
                { "engine": "AppSupport" }
                            ^~~~~~~~~~~~ error: the module 'AppSupport' does not provide an engine [unusable-engine]
                note: in the folder of 'AppSupport', write a 'plugingen.json' with '"providesEngine": "package"'
                """
            ),
            (
                provider: #"{ "engine": "Core" }"#,
                """
                { "engine": "AppSupport", "access": "public" }
                            ^~~~~~~~~~~~ error: the module 'AppSupport' does not provide an engine [unusable-engine]
                note: in the folder of 'AppSupport', write a 'plugingen.json' with '"providesEngine": "public"'
                """
            ),
            (
                provider: #"{ "providesEngine": "package" }"#,
                """
                { "engine": "AppSupport", "access": "public" }
                            ^~~~~~~~~~~~ error: public plugins need a public engine, and 'AppSupport' is only for its package [unusable-engine]
                note: write '"providesEngine": "public"' in 'AppSupport/plugingen.json'
                """
            ),
            (
                provider: #"{ "providesEngine": "package" }"#,
                """
                { "engine": "AppSupport", "kits": ["UIKit", "AppKit"] }
                            ^~~~~~~~~~~~ error: the engine 'AppSupport' has no code for AppKit [unusable-engine]
                note: add '"AppKit"' to the 'kits' of 'AppSupport/plugingen.json'
                """
            ),
            (
                provider:
                    #"{ "providesEngine": "public", "minimumVersions": { "iOS": "17", "tvOS": "16", "macOS": "14" } }"#,
                """
                { "engine": "AppSupport", "minimumVersions": { "iOS": "16.4", "tvOS": "16.0" } }
                            ^~~~~~~~~~~~ error: the engine 'AppSupport' needs iOS 17, and this module supports iOS 16.4 [unusable-engine]
                note: write '"iOS": "17"' in the 'minimumVersions' of this module, or an older version in 'AppSupport/plugingen.json'
                """
            ),
            (
                provider: #"{ "providesEngine": "public", "platforms": ["iOS"] }"#,
                """
                { "engine": "AppSupport", "platforms": ["iOS", "tvOS"] }
                            ^~~~~~~~~~~~ error: the engine 'AppSupport' has no code for tvOS [unusable-engine]
                note: add '"tvOS"' to the 'platforms' of 'AppSupport/plugingen.json', or name the platforms of this module in its own 'platforms'
                """
            ),
            (
                provider: #"{ "providesEngine": "public", "platforms": ["iOS"] }"#,
                #"{ "engine": "AppSupport", "platforms": ["iOS"] }"#
            ),
            (
                provider: #"{ "providesEngine": "public", "kits": ["UIKit", "AppKit"] }"#,
                #"{ "engine": "AppSupport", "access": "public", "minimumVersions": { "iOS": "17" } }"#
            ),
        ])
    func provider(provider: String, marked: String) throws {
        expectDiagnostics(marked, path: "plugingen.json") { file in
            var found = DiagnosticCollector()
            var configuration = readConfiguration(file, reporting: &found)
            configuration?.use(Self.configuration(provider), at: "AppSupport/plugingen.json", reporting: &found)
            return found.sorted
        }
    }

    @Test("a module takes over the names of its engine's methods")
    func names() {
        var found = DiagnosticCollector()
        var configuration = Self.configuration(#"{ "engine": "AppSupport" }"#)
        configuration.use(
            Self.configuration(#"{ "providesEngine": "public", "names": { "add": "embed" } }"#),
            at: "", reporting: &found)
        expect(configuration.names.add == "embed" && configuration.names.remove == "remove")
        expect(found.diagnostics.isEmpty)
    }

    @Test(
        "what the engine does not have is reported in descriptions",
        arguments: [
            """
            { "access": "public", "kits": ["UIKit", "AppKit"] }
                        ^~~~~~~~ error: a public plugin needs a public engine, and 'AppSupport' is only for its package [unusable-engine]
            note: write '"package"', or '"providesEngine": "public"' in the engine's configuration
            """,
            #"{ "access": "package" }"#,
            """
            {
              "kits": ["AppKit"], "handlers": [{ "name": "a" }],
              "content": { "button": "b", "title": "c", "triggers": "a", "type": "AppButton" }
                                                                                 ^~~~~~~~~~~ error: on AppKit, a button's class needs a public engine, and 'AppSupport' is only for its package [unusable-engine]
            note: remove 'type', or write '"providesEngine": "public"' in the engine's configuration
            }
            """,
        ])
    func descriptions(marked: String) {
        expectDescriptionDiagnostics(
            marked, configuration: Self.user(of: #"{ "providesEngine": "package", "kits": ["UIKit", "AppKit"] }"#))
    }

    @Test("frameworks that the engine does not have are reported in descriptions")
    func frameworks() {
        expectDescriptionDiagnostics(
            """
            { "kits": ["UIKit", "AppKit"], "access": "public" }
                      ^~~~~~~~~~~~~~~~~~~ error: the engine 'AppSupport' has no code for AppKit [unusable-engine]
            note: add '"AppKit"' to the 'kits' of the engine's configuration
            """, configuration: Self.user(of: #"{ "providesEngine": "public" }"#))
    }

    /// Returns the configuration of a module with an engine.
    private static func user(of provider: String) -> ModuleConfiguration {
        var found = DiagnosticCollector()
        var configuration = configuration(#"{ "engine": "AppSupport" }"#)
        configuration.use(Self.configuration(provider), at: "", reporting: &found)
        return configuration
    }

    private static func configuration(_ text: String) -> ModuleConfiguration {
        var found = DiagnosticCollector()
        let file = SourceFile(path: "plugingen.json", text: text)
        return readConfiguration(file, reporting: &found) ?? ModuleConfiguration()
    }
}
