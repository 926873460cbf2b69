import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of the platforms that a configuration names.
@Suite(.timed) struct PlatformTests {
    @Test(
        "platforms that contradict other keys are reported",
        arguments: [
            """
            { "platforms": ["iPadOS"] }
                            ^~~~~~~~ error: unknown value 'iPadOS' in 'platforms' [unknown-value]
            note: accepted: 'iOS', 'macCatalyst', 'tvOS', 'visionOS', 'macOS'
            """,
            """
            { "platforms": [] }
                           ^~ error: 'platforms' does not name a platform [contradiction]
            note: add an element, or leave out "platforms"
            """,
            """
            { "platforms": ["macOS"] }
                           ^~~~~~~~~ error: 'platforms' does not name a platform of UIKit [contradiction]
            note: its platforms are 'iOS', 'tvOS', 'visionOS'; for these platforms, write '"kits": ["AppKit"]'
            """,
            """
            { "kits": ["UIKit", "AppKit"], "platforms": ["iOS", "tvOS"] }
                                                        ^~~~~~~~~~~~~~~ error: 'platforms' does not name a platform of AppKit [contradiction]
            note: its platforms are 'macOS'; for these platforms, write '"kits": ["UIKit"]'
            """,
            """
            { "platforms": ["iOS"], "minimumVersions": { "iOS": "16", "tvOS": "17" } }
                                                                      ^~~~~~ error: 'platforms' does not name tvOS [contradiction]
            note: remove this version, or add the platform to 'platforms'
            """,
            """
            { "platforms": ["macCatalyst"], "minimumVersions": { "iOS": "16" } }
            """,
            """
            { "kits": ["UIKit", "AppKit"], "platforms": ["iOS", "macOS"] }
            """,
        ])
    func configurations(marked: String) {
        expectDiagnostics(marked, path: "plugingen.json") { file in
            var found = DiagnosticCollector()
            _ = readConfiguration(file, reporting: &found)
            return found.sorted
        }
    }

    private func configuration(
        _ platforms: [SupportedPlatform], _ version: @escaping (String) -> String? = { _ in nil }
    ) -> ModuleConfiguration {
        ModuleConfiguration(minimumVersions: MinimumVersions(platforms: platforms, of: version))
    }

    @Test("only the platforms of a module can lack values")
    func remarks() {
        let description = """
            { "inputs": [{ "name": "a", "type": "Bool" }], "content": { "switch": "b", "isOn": { "input": "a" }, "accessibility": { "label": "c" } } }
            """
        let warning = """

                                                                        ^~~~~~~~ warning: tvOS does not have switches; this plugin is not generated for tvOS [framework-difference]
            """
        let allPlatforms = configuration([]) { $0 == "tvOS" ? "16" : nil }
        expectDescriptionDiagnostics(description + warning, configuration: allPlatforms)
        expectDescriptionDiagnostics(description, configuration: configuration([.iOS, .visionOS]))
        expectDescriptionDiagnostics(description + warning, configuration: configuration([.iOS, .tvOS]))
    }

    @Test("only the platforms of a module can be too old for a value")
    func versions() {
        expectDescriptionDiagnostics(
            """
            { "content": { "label": "a", "text": "b", "textStyle": "extraLargeTitle" } }
            """, configuration: configuration([.iOS]) { $0 == "iOS" ? "17" : nil })
        expectDescriptionDiagnostics(
            """
            { "content": { "label": "a", "text": "b", "textStyle": "extraLargeTitle" } }
                                                                   ^~~~~~~~~~~~~~~~~ error: 'extraLargeTitle' needs iOS 17 [newer-platform]
            note: this target's minimum is iOS 15; raise 'minimumVersions' in plugingen.json
            """, configuration: configuration([.macCatalyst]))
    }
}
