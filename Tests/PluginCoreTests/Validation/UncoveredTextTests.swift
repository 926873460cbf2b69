import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct UncoveredTextTests {
    @Test(
        "a bar whose background ends at the safe area is reported",
        arguments: [
            """
            {
              "content": { "label": "a", "text": "b", "background": "systemBackground" }, "placement": "bottom"
                                                                                                       ^~~~~~~~ warning: between the background and the bottom of the screen, a strip of the host stays visible [uncovered-edge]
            note: write '"placement": { "at": "bottom", "within": "bounds" }', or "safeArea" if this is meant
            }
            """,
            """
            {
              "content": { "label": "a", "text": "b", "background": "systemBackground" }, "placement": { "at": "top" }
                                                                                                               ^~~~~ warning: between the background and the top of the screen, a strip of the host stays visible [uncovered-edge]
            }
            """,
            """
            {
              "content": { "label": "a", "text": "b", "background": "systemBackground" },
              "placement": { "at": "bottom", "insets": 8 }
            }
            """,
            """
            {
              "content": { "label": "a", "text": "b", "background": "systemBackground" },
              "placement": { "at": "bottom", "width": 200 }
            }
            """,
            """
            {
              "content": { "label": "a", "text": "b", "background": "systemBackground" },
              "placement": { "at": "bottom", "maximumWidth": 500 }
            }
            """,
            """
            {
              "content": { "label": "a", "text": "b", "background": "systemBackground" },
              "placement": { "at": "bottom", "height": 60 }
            }
            """,
            """
            {
              "content": { "label": "a", "text": "b", "background": "systemBackground" },
              "placement": { "at": "bottom", "container": true }
            }
            """,
            """
            {
              "content": { "label": "a", "text": "b", "background": "systemBackground" },
              "placement": { "at": "bottom", "order": "back" }
            }
            """,
            """
            {
              "kits": ["AppKit"], "content": { "label": "a", "text": "b", "background": "systemBackground" },
              "placement": "bottom"
            }
            """,
            """
            { "content": { "label": "a", "text": "b", "border": {} }, "placement": "bottom" }
            """,
            """
            {
              "content": { "label": "a", "text": "b", "background": "systemBackground", "layout": { "to": "bounds" } },
              "placement": "bottom"
            }
            """,
            """
            {
              "content": { "label": "a", "text": "b", "background": "systemBackground" },
              "placement": { "at": "bottom", "within": "safeArea" }
            }
            """,
            """
            { "content": { "label": "a", "text": "b", "background": "systemBackground", "cornerRadius": 8 }, "placement": "top" }
            """,
            """
            { "content": { "label": "a", "text": "b" }, "placement": "bottom" }
            """,
            """
            {
              "content": { "label": "a", "text": "b", "background": "systemBackground" },
              "placement": { "at": "bottom", "mode": "push" }
            }
            """,
        ])
    func edges(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "text of a plugin that covers its host without a background is reported",
        arguments: [
            """
            { "content": { "label": "titleLabel", "text": "No orders" } }
                                    ^~~~~~~~~~~~ warning: the plugin covers its host, but its text stands on the host's content [uncovered-text]
            note: add "background": "systemBackground" to the content, or "clear" if this is meant
            """,
            """
            {
              "content": {
                "stack": [
                  { "activityIndicator": "indicator" },
                  { "stack": [{ "label": "titleLabel", "text": "Loading" }], "background": "systemBackground" },
                  { "label": "detailLabel", "text": "Wait" }
                             ^~~~~~~~~~~~~ warning: the plugin covers its host, but its text stands on the host's content [uncovered-text]
            note: add "background": "systemBackground" to the content, or "clear" if this is meant
                ]
              },
              "presentation": { "touches": "scroll" }
            }
            """,
            """
            { "content": { "contentUnavailable": "stateView", "text": "Nothing" } }
                                                 ^~~~~~~~~~~ warning: the plugin covers its host, but its text stands on the host's content [uncovered-text]
            """,
            """
            {
              "handlers": [{ "name": "retry" }],
              "content": { "button": "retryButton", "title": "Retry", "style": "plain", "triggers": "retry" }
                                     ^~~~~~~~~~~~~ warning: the plugin covers its host, but its text stands on the host's content [uncovered-text]
            }
            """,
        ])
    func uncovered(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "text with a background, beside the host's content, or drawn by the app is not reported",
        arguments: [
            #"{ "content": { "label": "a", "text": "A", "background": "systemBackground" } }"#,
            #"{ "content": { "label": "a", "text": "A", "background": "clear" } }"#,
            #"{ "content": { "label": "a", "text": "A", "background": "systemThinMaterial" } }"#,
            #"{ "content": { "label": "a", "text": "A" }, "placement": "top" }"#,
            #"{ "content": { "label": "a", "text": "A" }, "placement": { "container": true } }"#,
            #"{ "content": { "label": "a", "text": "A" }, "placement": { "order": "back" } }"#,
            #"{ "content": { "label": "a", "text": "A" }, "presentation": { "touches": "pass" } }"#,
            #"{ "content": { "label": "a", "text": "A" }, "hooks": ["viewDidLoad"] }"#,
            #"{ "content": { "label": "a", "text": "A" }, "superclass": "BaseViewController" }"#,
            #"{ "content": { "label": "a", "text": "A" }, "host": { "view": true } }"#,
            #"{ "content": { "activityIndicator": "a" } }"#,
            """
            { "content": { "stack": [{ "stack": [{ "label": "a", "text": "A" }], "background": "glass" }] } }
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "A" }, { "custom": "b", "type": "MapView" }] } }
            """,
        ])
    func covered(description: String) {
        let file = SourceFile(path: "Example.plugin.json", text: description)
        let problems = readDescription(file, reportsUncoveredText: true).diagnostics
        expect(!problems.contains { $0.identifier == .uncoveredText }, "\(problems)")
    }
}
