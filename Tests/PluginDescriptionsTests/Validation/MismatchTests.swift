import Testing

@Suite struct MismatchTests {
    @Test(
        "an input whose type cannot be shown",
        arguments: [
            """
            {
              "inputs": [{ "name": "count", "type": "Int" }],
              "content": { "label": "a", "text": { "input": "count" } }
                                                            ^~~~~~~ error: a text is of type 'String' or 'String?', and 'count' is of type 'Int' [mismatched-type]
            note: it is declared here
            }
            """,
            """
            {
              "inputs": [{ "name": "count", "type": "Int?" }],
              "handlers": [{ "name": "done" }],
              "content": { "button": "a", "title": { "input": "count" }, "triggers": "done" }
                                                              ^~~~~~~ error: a text is of type 'String' or 'String?', and 'count' is of type 'Int?' [mismatched-type]
            note: it is declared here
            }
            """,
            """
            {
              "inputs": [{ "name": "icon", "type": "String" }],
              "content": { "image": "a", "input": "icon", "decorative": true }
                                                  ^~~~~~ error: an image is of type 'UIImage' or 'UIImage?', and 'icon' is of type 'String' [mismatched-type]
            note: it is declared here
            }
            """,
            """
            {
              "inputs": [{ "name": "text", "type": "String??" }],
              "content": { "label": "a", "text": { "input": "text" } }
                                                            ^~~~~~ error: a text is of type 'String' or 'String?', and 'text' is of type 'String??' [mismatched-type]
            note: it is declared here
            }
            """,
        ])
    func shownTypes(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "an input that is passed as another type",
        arguments: [
            """
            {
              "inputs": [{ "name": "id", "type": "String" }],
              "handlers": [{ "name": "done", "parameters": [{ "name": "id", "type": "Int" }] }],
                                                                                    ^~~~~ error: the parameter 'id' is of type 'Int', and the input that is passed is of type 'String' [mismatched-type]
            note: it is declared here
              "content": { "button": "a", "title": "b", "triggers": "done" }
            }
            """
        ])
    func passedTypes(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a type with a problem is reported once",
        arguments: [
            """
            {
              "inputs": [{ "name": "text", "type": "String)" }],
                                                   ^~~~~~~~~ error: 'type' has a ')' that closes nothing [invalid-type]
              "content": { "label": "a", "text": { "input": "text" } }
            }
            """,
            """
            {
              "inputs": [{ "name": "id", "type": "Int" }],
              "handlers": [{ "name": "done", "parameters": [{ "name": "id", "type": "Int)" }] }],
                                                                                    ^~~~~~ error: 'type' has a ')' that closes nothing [invalid-type]
              "content": { "button": "a", "title": "b", "triggers": "done" }
            }
            """,
        ])
    func once(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "an alignment that the axis does not have",
        arguments: [
            """
            { "content": { "stack": [], "alignment": "top" } }
                                                     ^~~~~ error: the views of a vertical stack cannot be aligned to 'top' [contradiction]
            note: use 'fill', 'center', 'leading', 'trailing'
            """,
            """
            { "content": { "stack": [], "axis": "vertical", "alignment": "bottom" } }
                                                                         ^~~~~~~~ error: the views of a vertical stack cannot be aligned to 'bottom' [contradiction]
            note: use 'fill', 'center', 'leading', 'trailing'
            """,
            """
            { "content": { "stack": [], "axis": "horizontal", "alignment": "leading" } }
                                                                           ^~~~~~~~~ error: the views of a horizontal stack cannot be aligned to 'leading' [contradiction]
            note: use 'fill', 'center', 'top', 'bottom', 'firstBaseline', 'lastBaseline'
            """,
            """
            { "content": { "stack": [{ "stack": [], "axis": "horizontal", "alignment": "trailing" }] } }
                                                                                       ^~~~~~~~~~ error: the views of a horizontal stack cannot be aligned to 'trailing' [contradiction]
            note: use 'fill', 'center', 'top', 'bottom', 'firstBaseline', 'lastBaseline'
            """,
        ])
    func alignments(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a button that triggers nothing is a warning",
        arguments: [
            """
            { "content": { "button": "doneButton", "title": "Done" } }
                                     ^~~~~~~~~~~~ warning: nothing happens when 'doneButton' is tapped [untied-control]
            note: name a handler with "triggers"
            """,
            """
            { "content": { "stack": [{ "button": "a", "title": "b" }, { "button": "c", "title": "d" }] } }
                                                 ^~~ warning: nothing happens when 'a' is tapped [untied-control]
            note: name a handler with "triggers"
                                                                                  ^~~ warning: nothing happens when 'c' is tapped [untied-control]
            note: name a handler with "triggers"
            """,
        ])
    func untied(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
