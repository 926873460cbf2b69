import TestSupport
import Testing

@testable import PluginCore

/// The rules for taps on stacks.
@Suite(.timed) struct TapTests {
    @Test(
        "taps that contradict something, or that VoiceOver has no text for, are reported",
        arguments: [
            """
            {
              "handlers": [{ "name": "open" }, { "name": "share" }],
              "content": { "stack": [{ "label": "a", "text": "b" }], "tap": "open", "longPress": "share" }
                                                                                                 ^~~~~~~ error: a stack cannot have a 'tap' and a 'longPress' [contradiction]
              note: leave out "longPress", or "tap"
            }
            """,
            """
            {
              "content": { "stack": [], "longPress": { "title": "Open" } }
                                                     ^ error: a long press needs 'handler' [required-key]
            }
            """,
            """
            {
              "content": { "stack": [{ "label": "a", "text": "b" }], "tap": "open" }
                                                                            ^~~~~~ error: this plugin has no handler 'open' [unknown-reference]
            }
            """,
            """
            {
              "handlers": [{ "name": "open", "parameters": [{ "name": "id", "type": "Int" }] }],
                                                                      ^~~~ error: this plugin has no input 'id' for the handler's parameter [unknown-reference]
              "content": { "stack": [{ "label": "a", "text": "b" }], "tap": "open" }
            }
            """,
            """
            {
              "content": { "stack": [], "tap": 1 }
                                               ^ error: 'tap' must be a string that is a Swift identifier, or an object, not a number [wrong-type]
            }
            """,
            """
            {
              "content": { "stack": [], "tap": { "title": "Open" } }
                                               ^ error: a tap needs 'handler' [required-key]
            }
            """,
            """
            {
              "handlers": [{ "name": "open" }],
              "content": { "stack": [], "tap": { "handler": "open", "label": "Open" } }
                                                                    ^~~~~~~ error: a tap has no key 'label' [unknown-key]
            }
            """,
            """
            {
              "handlers": [{ "name": "open" }],
              "content": { "label": "a", "text": "b", "tap": "open" }
                                                      ^~~~~ error: a label has no key 'tap' [unknown-key]
            }
            """,
            """
            {
              "handlers": [{ "name": "open" }],
              "content": {
                "stack": [{ "stack": [{ "label": "a", "text": "b" }], "tap": "open" }],
                                                                             ^~~~~~ error: a stack around this one has a 'tap', too [contradiction]
                "tap": "open"
              }
            }
            """,
            """
            {
              "handlers": [{ "name": "open" }],
              "content": {
                "stack": [{ "button": "a", "title": "b", "triggers": "open" }], "tap": "open"
                                                                                       ^~~~~~ error: a 'tap' on a stack with controls needs a title for VoiceOver [required-key]
              }
            }
            """,
            """
            {
              "handlers": [{ "name": "open" }],
              "content": { "stack": [{ "image": "a", "symbol": "star", "decorative": true }], "tap": "open" }
                                                                                                     ^~~~~~ warning: VoiceOver has no text for this 'tap' [missing-accessibility]
            }
            """,
            """
            {
              "handlers": [{ "name": "open" }],
              "content": { "stack": [{ "swiftUI": "RowView" }], "tap": { "handler": "open", "title": "Open" } }
                                                  ^~~~~~~~~ error: a stack with a 'tap' cannot contain a SwiftUI view, which handles its own taps [contradiction]
            }
            """,
            """
            {
              "handlers": [{ "name": "open" }],
              "content": { "stack": [{ "swiftUI": "RowView", "create": "RowView(id: 1)" }], "longPress": { "handler": "open", "title": "Open" } }
                                                                       ^~~~~~~~~~~~~~~~ error: a stack with a 'longPress' cannot contain a SwiftUI view, which handles its own taps [contradiction]
              note: if it only decorates the stack, write '"create": "RowView(id: 1).allowsHitTesting(false)"'; if not, use "onLongPressGesture" in SwiftUI, or remove "longPress"
            }
            """,
            """
            {
              "handlers": [{ "name": "open" }],
              "content": {
                "stack": [{ "label": "a", "text": "b" }, { "swiftUI": "RowView", "create": "RowView(id: 1).allowsHitTesting( false )" }],
                "tap": "open"
              }
            }
            """,
            """
            {
              "handlers": [{ "name": "open" }],
              "content": { "stack": [{ "swiftUI": "RowView", "create": "RowView().allowsHitTesting(false).overlay(Toggle())" }], "tap": { "handler": "open", "title": "Open" } }
                                                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: a stack with a 'tap' cannot contain a SwiftUI view, which handles its own taps [contradiction]
            }
            """,
            """
            {
              "handlers": [{ "name": "open" }],
              "content": { "stack": [{ "label": "a", "text": "b" }], "tap": "open" },
              "presentation": { "touches": "pass" }
                                           ^~~~~~ error: touches cannot 'pass', because the whole plugin has a 'tap' [contradiction]
            }
            """,
            """
            {
              "handlers": [{ "name": "open" }],
              "content": {
                "stack": [{ "stack": [{ "label": "a", "text": "b" }], "tap": "open" }]
              },
              "presentation": { "touches": "pass" }
            }
            """,
            """
            {
              "handlers": [{ "name": "open" }],
              "content": { "stack": [{ "label": "a", "text": "b" }], "tap": "open" },
              "accessibility": { "focus": "a" }
                                          ^~~ error: the stack around 'a' has a 'tap', and is one element for VoiceOver [contradiction]
            }
            """,
            """
            {
              "handlers": [{ "name": "open" }],
              "content": { "stack": [{ "label": "a", "text": "b" }], "name": "rows", "tap": "open" },
              "accessibility": { "focus": "a" }
                                          ^~~ error: the stack around 'a' has a 'tap', and is one element for VoiceOver [contradiction]
            }
            """,
            """
            {
              "inputs": [{ "name": "count", "type": "Int" }],
              "handlers": [{ "name": "open" }],
              "content": {
                "stack": [], "tap": { "handler": "open", "title": { "input": "count" } }
                                                                             ^~~~~~~ error: a text needs an input of type 'String' or 'String?'; 'count' is of type 'Int' [mismatched-type]
              }
            }
            """,
        ])
    func taps(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
