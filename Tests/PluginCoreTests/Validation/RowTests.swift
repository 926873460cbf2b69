import TestSupport
import Testing

@testable import PluginCore

@Suite("Mistakes in rows", .timed)
struct RowMistakeTests {
    @Test(
        "inputs that are not arrays, and views and handlers that a row cannot have, are reported",
        arguments: [
            """
            {
              "inputs": [{ "name": "tags", "type": "[String: Int]" }],
              "content": { "rows": "tagStack", "items": "tags", "row": { "label": "a", "text": { "swift": "item" } } }
                                                        ^~~~~~ error: 'rows' need an input of an array type; 'tags' is of type '[String: Int]' [mismatched-type]
            note: it is declared here
            }
            """,
            """
            { "content": { "rows": "tagStack", "items": "tags", "row": { "label": "a", "text": { "swift": "item" } } } }
                                                        ^~~~~~ error: this plugin has no input 'tags' [unknown-reference]
            note: add it to "inputs"
            """,
            """
            {
              "inputs": [{ "name": "tags", "type": "[String]" }, { "name": "heading", "type": "String" }],
              "content": { "rows": "tagStack", "items": "tags", "row": { "stack": [
                { "label": "view", "text": { "input": "heading" } },
                           ^~~~~~ error: view 'view' has the same name as a generated member [name-collision]
            note: choose another name, such as 'pluginView'
                                                      ^~~~~~~~~ error: a row shows an element, not the input 'heading' [contradiction]
            note: write '{ "swift": "item.…" }', with a property of the element
                { "custom": "mapView", "type": "MapView" },
                            ^~~~~~~~~ error: a row cannot contain this view [contradiction]
            note: a row contains labels, images, buttons, boxes, separators, progress bars, indicators, spacers and stacks
                { "label": "twice", "text": { "swift": "item" } },
                { "label": "twice", "text": { "swift": "item" } }
                           ^~~~~~~ error: view 'twice' has the same name as another view [name-collision]
            note: it is first used here
              ] } }
            }
            """,
            """
            {
              "inputs": [{ "name": "tags", "type": "[String]" }],
              "handlers": [{ "name": "openHandler" }, { "name": "addHandler", "parameters": [{ "name": "tag", "type": "String" }, { "name": "count", "type": "Int" }] }],
              "content": { "rows": "tagStack", "items": "tags", "row": { "stack": [
                { "button": "openButton", "title": "Open", "triggers": "openHandler" },
                                                                       ^~~~~~~~~~~~~ error: a handler of a row has one parameter, which is the element [mismatched-type]
            note: write '"parameters": [{ "name": "item", "type": "String" }]'
                { "button": "addButton", "title": "Add", "triggers": { "handler": "addHandler", "arguments": { "count": "1" } } },
                                                                                  ^~~~~~~~~~~~ error: a handler of a row has one parameter, which is the element [mismatched-type]
            note: write '"parameters": [{ "name": "item", "type": "String" }]'
                                                                                                               ^~~~~~~ error: a row passes its element to a handler, and nothing else [contradiction]
            note: call the handler with "triggers" of a button or with "tap"
                { "button": "callButton", "title": "Call", "triggers": "callHandler" }
                                                                       ^~~~~~~~~~~~~ error: this plugin has no handler 'callHandler' [unknown-reference]
            note: did you mean 'addHandler'?
              ] } }
            }
            """,
            """
            {
              "inputs": [{ "name": "tags", "type": "[String]" }, { "name": "tagStackRows", "type": "Int" }],
                                                                           ^~~~~~~~~~~~~~ error: input 'tagStackRows' has the same name as a generated member [name-collision]
            note: choose another name, such as 'pluginTagStackRows'
              "content": { "rows": "tagStack", "items": "tags", "row": { "label": "a", "text": { "swift": "item" } } }
            }
            """,
        ])
    func mistakes(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a stack that shimmers has neither taps nor controls",
        arguments: [
            """
            { "handlers": [{ "name": "openHandler" }], "content": { "stack": [{ "label": "a", "text": "b" }], "shimmer": "Loading", "tap": "openHandler" } }
                                                                                                                         ^~~~~~~~~ error: a stack with a 'shimmer' cannot be tapped [contradiction]
            note: leave out "shimmer", or "tap"
            """,
            """
            { "handlers": [{ "name": "openHandler" }], "content": { "stack": [{ "button": "a", "title": "b", "triggers": "openHandler" }], "shimmer": "Loading" } }
                                                                                          ^~~ error: VoiceOver cannot reach a control in a stack with a 'shimmer' [contradiction]
            note: the stack is one element, with this text
            """,
        ])
    func shimmer(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
