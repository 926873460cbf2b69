import TestSupport
import Testing

@Suite(.timed) struct SyntaxErrorTests {
    @Test(
        "values that could not be read are not reported as missing",
        arguments: [
            """
            { "content": { "label": "a", "text" } }
                                         ^~~~~~ error: write a value for this key [missing-value]
            """,
            """
            { "content": { "label", "text": "a" } }
                           ^~~~~~~ error: write a value for this key [missing-value]
            """,
            """
            { "content": { "image": "a", "symbol": } }
                                         ^~~~~~~~ error: write a value for this key [missing-value]
            """,
            """
            {
              "inputs": [{ "name": "message", "type" }],
                                              ^~~~~~ error: write a value for this key [missing-value]
              "content": { "label": "a", "text": { "input": "message" } }
            }
            """,
        ])
    func missing(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test("values that could be read are still checked")
    func both() {
        expectDescriptionDiagnostics(
            """
            {
              "sumary": "a"
              ^~~~~~~~ error: a description has no key 'sumary' [unknown-key]
                           | error: write ',' between two members [missing-comma]
              "inputs": [{ "name": "view", "type": "Int" }, { "name": "a", "type": 1 }],
                                   ^~~~~~ error: input 'view' has the same name as a member of every view controller [name-collision]
                                                                                   ^ error: 'type' must be a string that is a Swift type, not a number [wrong-type]
              "placement": "topp"
                           ^~~~~~ error: unknown value 'topp' of 'placement' [unknown-value]
            }
            """)
    }

    @Test(
        "a missing quotation mark is the only problem of its description",
        arguments: [
            """
            { "content": { "label": "a, "text": "b", "color": "label" } }
                                        ^ error: text follows this quotation mark [unescaped-quote]
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "b }, { "image": "c", "symbol": "star" }], "axis": "vertical" } }
                                                                     ^ error: text follows this quotation mark [unescaped-quote]
            """,
            """
            {
              "summary: "a",
                        ^ error: text follows this quotation mark [unescaped-quote]
              "inputs": [{ "name": "b, "type": "Int" }]
                                       ^ error: text follows this quotation mark [unescaped-quote]
            }
            """,
            """
            {
              "summary": "a,
                         ^ error: close this string with '"' [unterminated-string]
              "content": { "label": "b", "text": "c" }
            }
            """,
        ])
    func quotationMarks(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test("a file without a value has only that problem")
    func emptyFile() {
        expectDescriptionDiagnostics(
            """
            // nothing
            | error: the file holds no value [empty-file]
            """)
    }
}
