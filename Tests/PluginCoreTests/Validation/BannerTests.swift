import TestSupport
import Testing

/// The rules for swipes, queues and feedback.
@Suite(.timed) struct BannerTests {
    @Test(
        "a plugin that cannot be swiped away is reported",
        arguments: [
            """
            { "presentation": { "swipeToDismiss": true } }
                                                  ^~~~ error: a plugin at 'fill' does not come from an edge that it can be swiped away to [contradiction]
            note: place it at an edge, or let it slide in, as in "transition": "slideFromBottom"
            """,
            """
            { "placement": "center", "presentation": { "swipeToDismiss": true, "transition": { "in": "fade", "out": "slideFromTop" } } }
                                                                         ^~~~ error: a plugin at 'center' does not come from an edge that it can be swiped away to [contradiction]
            note: place it at an edge, or let it slide in, as in "transition": "slideFromBottom"
            """,
            """
            { "placement": "bottom", "presentation": { "touches": "scroll", "swipeToDismiss": true } }
                                                                                              ^~~~ error: drags scroll the host, so they cannot swipe the plugin away [contradiction]
            note: leave out "swipeToDismiss", or change "touches"
            """,
            """
            { "superclass": "UITableViewController", "placement": "top", "presentation": { "swipeToDismiss": true } }
                            ^~~~~~~~~~~~~~~~~~~~~~~ error: 'UITableViewController' needs to create its own view [contradiction]
            note: leave out 'dismissesAfter', 'swipeToDismiss' and "touches": "pass", which replace the view
            """,
            """
            { "presentation": { "swipeToDismiss": false } }
            """,
            """
            { "presentation": { "swipeToDismiss": true, "transition": "slideFromBottom" } }
            """,
            """
            { "placement": "topTrailing", "presentation": { "swipeToDismiss": true, "transition": "fade" } }
            """,
        ])
    func swipes(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a plugin that cannot wait in a queue is reported",
        arguments: [
            """
            { "presentation": { "whenAlreadyShown": "queue", "dismissesAfter": 4, "group": "message" } }
                                                                                           ^~~~~~~~~ error: plugins of a group replace each other [contradiction]
            note: leave out "group", or change "whenAlreadyShown"
            """,
            """
            { "presentation": { "whenAlreadyShown": "queue" } }
                                                    ^~~~~~~ warning: nothing dismisses the plugin, so the next one in its queue waits until the app removes it [contradiction]
            note: add "dismissesAfter": 4, "swipeToDismiss": true, or a handler with "dismissesPlugin": true
            """,
            """
            { "presentation": { "whenAlreadyShown": "queue", "dismissesAfter": 4 }, "host": { "while": true } }
                                                                                                       ^~~~ error: operations share the plugin that is shown [contradiction]
            note: leave out "while", or change "whenAlreadyShown"
            """,
            """
            { "presentation": { "whenAlreadyShown": "queue", "dismissesAfter": 4 }, "host": { "swiftUI": true } }
                                                                                                         ^~~~ error: a SwiftUI modifier shows one plugin, so no other one waits in a queue [contradiction]
            note: leave out "swiftUI", or change "whenAlreadyShown"
            """,
            """
            { "inputs": [{ "name": "m", "type": "String" }], "handlers": [{ "name": "r", "dismissesPlugin": true }], "content": { "stack": [{ "label": "a", "text": { "input": "m" } }, { "button": "b", "title": "c", "triggers": "r" }] }, "presentation": { "whenAlreadyShown": "queue" }, "host": { "recovery": { "message": "m", "retry": "r" } } }
                                                                                                                                                                                                                                                                                                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: a recovery shows the plugin at once, so it cannot wait in a queue [contradiction]
            note: leave out "recovery", or change "whenAlreadyShown"
            """,
            """
            { "placement": "top", "presentation": { "whenAlreadyShown": "queue", "queueLimit": 3, "swipeToDismiss": true } }
            """,
        ])
    func queues(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "unknown values of swipes, queues and feedback are reported",
        arguments: [
            """
            { "presentation": { "feedback": "failure" } }
                                            ^~~~~~~~~ error: unknown value 'failure' of 'feedback' [unknown-value]
            """,
            """
            { "presentation": { "dismissesAfter": 4, "whenAlreadyShown": "queue", "queueLimit": 0 } }
                                                                                                ^ error: 'queueLimit' must be a whole number from 1 to 100 [out-of-range]
            """,
            """
            { "placement": "top", "presentation": { "swipeToDismiss": "top" } }
                                                                      ^~~~~ error: 'swipeToDismiss' must be true or false, not a string [wrong-type]
            """,
            """
            { "presentation": { "haptics": "error" } }
                                ^~~~~~~~~ error: a presentation has no key 'haptics' [unknown-key]
            note: did you mean 'feedback'?
            """,
        ])
    func values(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
