import TestSupport
import Testing

@Suite(.timed) struct DismissalRuleTests {
    @Test(
        "handlers of dismissed plugins that do not exist, or that something else calls too, are reported",
        arguments: [
            """
            { "handlers": [{ "name": "expiredHandler" }], "presentation": { "dismissed": "expireHandler" } }
                                                                                         ^~~~~~~~~~~~~~~ error: this plugin has no handler 'expireHandler' [unknown-reference]
            note: did you mean 'expiredHandler'?
            """,
            """
            {
              "handlers": [{ "name": "done", "dismissesPlugin": true }],
              "content": { "button": "doneButton", "title": "Done", "triggers": "done" },
              "presentation": { "dismissed": "done" }
                                             ^~~~~~ error: handler 'done' cannot dismiss a plugin that was dismissed [contradiction]
            note: add another handler for "dismissed"
                                             ^~~~~~ error: handler 'done' is called by a view too, and cannot tell the two apart [contradiction]
            note: add another handler for "dismissed"
            }
            """,
            """
            {
              "handlers": [{ "name": "open", "parameters": [{ "name": "url", "type": "URL" }] }],
                                                                                     ^~~~~ error: the handler of a dismissed plugin has no parameters, or one of type 'PluginDismissal' [mismatched-type]
            note: write "parameters": [{ "name": "reason", "type": "PluginDismissal" }], or leave it out
              "content": { "label": "a", "text": { "markdown": "[Terms](/terms)" }, "opensLinks": "open" },
              "presentation": { "dismissed": "open" }
                                             ^~~~~~ error: handler 'open' is called by a view too, and cannot tell the two apart [contradiction]
            note: add another handler for "dismissed"
            }
            """,
            """
            {
              "handlers": [{ "name": "gone", "parameters": [{ "name": "why", "type": "PluginDismissal" }, { "name": "then", "type": "PluginDismissal" }] }],
                                                                                                                    ^~~~~~ error: the handler of a dismissed plugin has no parameters, or one of type 'PluginDismissal' [mismatched-type]
            note: write "parameters": [{ "name": "reason", "type": "PluginDismissal" }], or leave it out
              "content": { "label": "a", "text": "A" }, "presentation": { "dismissed": "gone" }
            }
            """,
            """
            {
              "inputs": [{ "name": "message", "type": "String" }],
              "handlers": [{ "name": "retry" }],
              "content": { "label": "a", "text": { "input": "message" } }, "presentation": { "dismissed": "retry" },
                                                                                                          ^~~~~~~ error: handler 'retry' would run the operation again whenever the plugin was dismissed [contradiction]
            note: add another handler for "dismissed"
              "host": { "recovery": { "message": "message", "retry": "retry" } }
            }
            """,
        ])
    func mistakes(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "handlers of dismissed plugins have no parameters, or a reason",
        arguments: [
            """
            { "handlers": [{ "name": "done" }], "content": { "label": "a", "text": "A" }, "presentation": { "dismissed": "done" } }
            """,
            """
            {
              "handlers": [{ "name": "done", "parameters": [{ "name": "reason", "type": "PluginDismissal" }] }],
              "content": { "label": "a", "text": "A" }, "presentation": { "dismissed": "done" }
            }
            """,
        ])
    func correct(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
