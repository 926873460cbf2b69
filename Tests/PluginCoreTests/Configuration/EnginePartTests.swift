import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of plugins whose engine has only the parts that its configuration names.
@Suite(.timed) struct EnginePartTests {
    /// For each part, a plugin that needs it, and the place of what needs it.
    private static let examples: [EnginePart: String] = [
        .placement: """
        { "placement": "center" }
                       ^~~~~~~~ error: the engine 'AppSupport' does not have the part 'placement' [unusable-engine]
        note: add '"placement"' to the 'engineParts' of the engine's configuration
        """,
        .push: """
        { "placement": { "at": "top", "mode": "push" } }
                                              ^~~~~~ error: the engine 'AppSupport' does not have the part 'push' [unusable-engine]
        note: add '"push"' to the 'engineParts' of the engine's configuration
        """,
        .list: """
        { "placement": "tableFooter" }
                       ^~~~~~~~~~~~~ error: the engine 'AppSupport' does not have the part 'list' [unusable-engine]
        """,
        .keyboard: """
        { "placement": { "at": "bottom", "within": "keyboard" } }
                                                   ^~~~~~~~~~ error: the engine 'AppSupport' does not have the part 'keyboard' [unusable-engine]
        """,
        .motion: """
        { "presentation": { "transition": { "in": "fade", "out": "slideFromTop" } } }
                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: the engine 'AppSupport' does not have the part 'motion' [unusable-engine]
        """,
        .touches: """
        { "presentation": { "touches": "pass" } }
                                       ^~~~~~ error: the engine 'AppSupport' does not have the part 'touches' [unusable-engine]
        """,
        .dismissesAfter: """
        { "presentation": { "dismissesAfter": 5 } }
                                              ^ error: the engine 'AppSupport' does not have the part 'dismissesAfter' [unusable-engine]
        """,
        .dismissed: """
        { "handlers": [{ "name": "done" }], "presentation": { "dismissed": "done" } }
                                                                           ^~~~~~ error: the engine 'AppSupport' does not have the part 'dismissed' [unusable-engine]
        """,
        .swipeToDismiss: """
        { "placement": "top", "presentation": { "transition": "slideFromTop", "swipeToDismiss": true } }
                                                                                                ^~~~ error: the engine 'AppSupport' does not have the part 'swipeToDismiss' [unusable-engine]
        """,
        .backdrop: """
        { "placement": { "at": "center" }, "presentation": { "backdrop": "clear" } }
                                                                         ^~~~~~~ error: the engine 'AppSupport' does not have the part 'backdrop' [unusable-engine]
        """,
        .queue: """
        { "presentation": { "whenAlreadyShown": "queue" } }
                                                ^~~~~~~ error: the engine 'AppSupport' does not have the part 'queue' [unusable-engine]
        """,
        .feedback: """
        { "presentation": { "feedback": "success" } }
                                        ^~~~~~~~~ error: the engine 'AppSupport' does not have the part 'feedback' [unusable-engine]
        """,
        .scene: """
        { "host": { "scene": true } }
                             ^~~~ error: the engine 'AppSupport' does not have the part 'scene' [unusable-engine]
        """,
        .operations: """
        { "host": { "while": true } }
                             ^~~~ error: the engine 'AppSupport' does not have the part 'while' [unusable-engine]
        """,
        .recovery: """
        {
          "inputs": [{ "name": "message", "type": "String" }],
          "handlers": [{ "name": "retryHandler" }],
          "content": { "stack": [
            { "label": "label", "text": { "input": "message" } },
            { "button": "button", "title": "a", "triggers": "retryHandler" },
          ] },
          "host": { "recovery": { "message": "message", "retry": "retryHandler" } },
                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: the engine 'AppSupport' does not have the part 'recovery' [unusable-engine]
        }
        """,
        .appearance: """
        { "content": { "label": "a", "text": { "swift": "Strings.a" } } }
                                                        ^~~~~~~~~~~ error: the engine 'AppSupport' does not have the part 'appearance' [unusable-engine]
        """,
        .surface: """
        { "content": { "stack": [{ "stack": [{ "label": "a", "text": "b" }], "border": {} }] } }
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: the engine 'AppSupport' does not have the part 'surface' [unusable-engine]
        """,
        .weight: """
        { "content": { "label": "a", "text": "b", "weight": "bold" } }
                                ^~~ error: the engine 'AppSupport' does not have the part 'weight' [unusable-engine]
        """,
        .lineSpacing: """
        { "content": { "label": "a", "text": "b", "lineSpacing": 4 } }
                                ^~~ error: the engine 'AppSupport' does not have the part 'lineSpacing' [unusable-engine]
        """,
        .markdown: """
        { "content": { "label": "a", "text": { "markdown": "**b**" } } }
                                ^~~ error: the engine 'AppSupport' does not have the part 'markdown' [unusable-engine]
        """,
        .button: """
        { "kits": ["AppKit"], "handlers": [{ "name": "a" }], "content": { "button": "b", "title": "c", "triggers": "a" } }
                                                                                    ^~~ error: the engine 'AppSupport' does not have the part 'button' [unusable-engine]
        """,
        .menu: """
        { "handlers": [{ "name": "a" }], "content": { "button": "b", "title": "c", "menu": [{ "title": "d", "triggers": "a" }] } }
                                                                ^~~ error: the engine 'AppSupport' does not have the part 'menu' [unusable-engine]
        """,
        .textField: """
        {
          "inputs": [{ "name": "a", "type": "String", "default": "\\"\\"" }],
          "content": { "textField": "b", "text": { "input": "a" }, "placeholder": "c" }
                                    ^~~ error: the engine 'AppSupport' does not have the part 'textField' [unusable-engine]
        }
        """,
        .switches: """
        { "kits": ["AppKit"], "content": { "switch": "a", "isOn": false, "accessibility": { "label": "b" } } }
                                                     ^~~ error: the engine 'AppSupport' does not have the part 'switch' [unusable-engine]
        """,
        .slider: """
        { "kits": ["AppKit"], "content": { "slider": "a", "value": 0, "accessibility": { "label": "b" } } }
                                                     ^~~ error: the engine 'AppSupport' does not have the part 'slider' [unusable-engine]
        """,
        .segments: """
        { "kits": ["AppKit"], "content": { "segments": "a", "titles": ["b", "c"], "selected": 0 } }
                                                       ^~~ error: the engine 'AppSupport' does not have the part 'segments' [unusable-engine]
        """,
        .tap: """
        { "handlers": [{ "name": "a" }], "content": { "stack": [{ "label": "b", "text": "c" }], "tap": "a" } }
                                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: the engine 'AppSupport' does not have the part 'tap' [unusable-engine]
        """,
        .sizes: """
        { "content": { "stack": [{ "label": "b", "text": "c" }], "axis": "horizontal", "columnWhere": "largeText" } }
                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: the engine 'AppSupport' does not have the part 'sizes' [unusable-engine]
        """,
        .separator: """
        { "content": { "stack": [{ "separator": "b" }] } }
                                                ^~~ error: the engine 'AppSupport' does not have the part 'separator' [unusable-engine]
        """,
        .announcement: """
        {
          "inputs": [{ "name": "message", "type": "String" }],
          "content": { "label": "a", "text": { "input": "message" } },
          "accessibility": { "announcement": { "input": "message" } }
                                                        ^~~~~~~~~ error: the engine 'AppSupport' does not have the part 'announcement' [unusable-engine]
        }
        """,
        .contentUnavailable: """
        { "content": { "contentUnavailable": "a", "text": "b" } }
                                             ^~~ error: the engine 'AppSupport' does not have the part 'contentUnavailable' [unusable-engine]
        """,
        .shimmer: """
        { "content": { "stack": [{ "label": "b", "text": "c" }], "shimmer": "Loading" } }
                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: the engine 'AppSupport' does not have the part 'shimmer' [unusable-engine]
        """,
        .rows: """
        {
          "inputs": [{ "name": "tags", "type": "[String]" }],
          "content": { "rows": "tagStack", "items": "tags", "row": { "label": "a", "text": { "swift": "item" } } }
                               ^~~~~~~~~~ error: the engine 'AppSupport' does not have the part 'rows' [unusable-engine]
        }
        """,
        .readable: """
        { "kits": ["AppKit"], "content": { "label": "a", "text": "b", "layout": { "to": "readable" } } }
                                                                                ^~~~~~~~~~~~~~~~~~~~ error: the engine 'AppSupport' does not have the part 'readable' [unusable-engine]
        """,
        .swiftUI: """
        { "content": { "swiftUI": "Chart", "create": "Chart()" } }
                                  ^~~~~~~ error: the engine 'AppSupport' does not have the part 'swiftUI' [unusable-engine]
        """,
        .swiftUIModifier: """
        { "host": { "swiftUI": true } }
                               ^~~~ error: the engine 'AppSupport' does not have the part 'swiftUIModifier' [unusable-engine]
        """,
        .swiftUIView: """
        { "host": { "view": true } }
                            ^~~~ error: the engine 'AppSupport' does not have the part 'swiftUIView' [unusable-engine]
        """,
        .popover: """
        { "host": { "popover": true } }
                               ^~~~ error: the engine 'AppSupport' does not have the part 'popover' [unusable-engine]
        """,
        .cell: """
        { "host": { "cell": true } }
                            ^~~~ error: the engine 'AppSupport' does not have the part 'cell' [unusable-engine]
        """,
        .previews: """
        { "previews": true }
        | error: the engine 'AppSupport' does not have the part 'previews' [unusable-engine]
        """,
    ]

    /// The parts that descriptions need. The configuration of a module needs the one for states.
    private static let partsOfPlugins = EnginePart.allCases.filter { $0 != .states }

    @Test(
        "a part that the engine does not have is reported where a description needs it",
        arguments: partsOfPlugins)
    func missing(part: EnginePart) throws {
        expectProblems(try #require(Self.examples[part]), engine: [])
    }

    @Test("a part that the engine has is not reported", arguments: partsOfPlugins)
    func present(part: EnginePart) throws {
        let text = MarkedText(try #require(Self.examples[part])).text
        expectProblems(text, engine: [part])
        expectProblems(text, engine: EnginePart.allCases)
    }

    @Test("parts that have no code for the framework are not reported")
    func framework() {
        for text in [
            #"{ "kits": ["AppKit"], "presentation": { "feedback": "success" } }"#,
            #"{ "content": { "switch": "a", "isOn": false, "accessibility": { "label": "b" } } }"#,
            #"{ "content": { "slider": "a", "value": 0, "accessibility": { "label": "b" } } }"#,
            #"{ "content": { "segments": "a", "titles": ["b", "c"], "selected": 0 } }"#,
            #"{ "handlers": [{ "name": "a" }], "content": { "button": "b", "title": "c", "triggers": "a" } }"#,
            #"{ "content": { "label": "a", "text": "b", "layout": { "to": "readable" } } }"#,
        ] {
            expectProblems(text, engine: [])
        }
    }

    @Test("all missing parts of a plugin are reported, each once, for both frameworks")
    func several() {
        expectProblems(
            """
            {
              "kits": ["UIKit", "AppKit"],
              "content": { "label": "a", "text": "b", "weight": "bold" },
                                    ^~~ error: the engine 'AppSupport' does not have the part 'weight' [unusable-engine]
              "placement": "top",
              "presentation": {
                "dismissesAfter": 5, "touches": "pass", "transition": "slideFromTop", "whenAlreadyShown": "queue"
                                  ^ error: the engine 'AppSupport' does not have the part 'dismissesAfter' [unusable-engine]
                                                                                                          ^~~~~~~ error: the engine 'AppSupport' does not have the part 'queue' [unusable-engine]
              }
            }
            """, engine: [.placement, .motion])
    }

    /// Expects the problems of a plugin of a module whose engine has some parts.
    private func expectProblems(
        _ marked: String, engine parts: [EnginePart],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        expectDiagnostics(marked, sourceLocation: sourceLocation) { file in
            var found = DiagnosticCollector()
            var configuration = ModuleConfiguration(
                engine: Engine(name: "AppSupport", place: SourcePlace(file)))
            let engine = ModuleConfiguration(
                kits: Kit.all, providedEngine: .package, engineParts: parts)
            configuration.use(engine, at: "", reporting: &found)
            let description = readDescription(
                file, name: "Example", configuration: configuration, reporting: &found)
            found.removeWarnings()
            Module([description].compactMap(\.self), configuration: configuration)
                .check(reporting: &found)
            return found.sorted
        }
    }
}
