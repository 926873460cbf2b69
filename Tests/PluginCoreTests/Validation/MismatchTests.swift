import TestSupport
import Testing

@Suite(.timed) struct MismatchTests {
    @Test(
        "an input whose type cannot be shown is reported",
        arguments: [
            """
            {
              "inputs": [{ "name": "count", "type": "Int" }],
              "content": { "label": "a", "text": { "input": "count" } }
                                                            ^~~~~~~ error: a text needs an input of type 'String' or 'String?'; 'count' is of type 'Int' [mismatched-type]
            note: it is declared here
            }
            """,
            """
            {
              "inputs": [{ "name": "count", "type": "Int?" }],
              "handlers": [{ "name": "done" }],
              "content": { "button": "a", "title": { "input": "count" }, "triggers": "done" }
                                                              ^~~~~~~ error: a text needs an input of type 'String' or 'String?'; 'count' is of type 'Int?' [mismatched-type]
            note: it is declared here
            }
            """,
            """
            {
              "inputs": [{ "name": "icon", "type": "String" }],
              "content": { "image": "a", "input": "icon", "decorative": true }
                                                  ^~~~~~ error: an image needs an input of type 'UIImage' or 'UIImage?'; 'icon' is of type 'String' [mismatched-type]
            note: it is declared here
            }
            """,
            """
            {
              "inputs": [{ "name": "text", "type": "String??" }],
              "content": { "label": "a", "text": { "input": "text" } }
                                                            ^~~~~~ error: a text needs an input of type 'String' or 'String?'; 'text' is of type 'String??' [mismatched-type]
            note: it is declared here
            }
            """,
            """
            {
              "inputs": [{ "name": "text", "type": "Strng" }],
              "content": { "label": "a", "text": { "input": "text" } }
                                                            ^~~~~~ error: a text needs an input of type 'String' or 'String?'; 'text' is of type 'Strng' [mismatched-type]
            note: did you mean 'String'?
            }
            """,
        ])
    func shownTypes(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a literal of another type than the input is reported",
        arguments: [
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "Loading" }] }
                                                                     ^~~~~~~~~ warning: 'default' is a Swift name, not a string literal [mismatched-type]
            note: put a text into quotation marks: '"\\"Loading\\""'
            """
        ])
    func literals(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a value of the input's type, or of a type that may convert to it, is accepted",
        arguments: [
            ("String?", "nil"), ("String!", "nil"), ("(() -> Void)?", "nil"), ("Theme", "nil"),
            ("Optional<Int>", "nil"), ("(Int?)", "nil"), ("Theme", "1"), ("Link", "\"a\""),
            ("String", "\"a\" + b"), ("String", "\"\\(a ? \"b\" : \"c\")\""), ("Int", "-1_000"),
            ("CGFloat", "1"), ("Float?", "-0.5"), ("Int", "0xFF"), ("Int", "1 + 1"),
            ("Int", "5.bitWidth"),
            ("Range<Int>", "1..<2"), ("Bool", "false"), ("[Int]", "[]"), ("[Int: Int]?", "[:]"),
            ("Set<Int>", "[]"), ("() -> Int?", "{ nil }"), ("String", "a.b"),
            ("String", "usualText"),
            ("String", "Texts.title"), ("Character", "\"a\""), ("Double", "1e3"),
        ])
    func matching(type: String, value: String) {
        func json(_ text: String) -> String {
            text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        }
        expectDescriptionDiagnostics(
            """
            { "inputs": [{ "name": "value", "type": "\(json(type))", "default": "\(json(value))" }] }
            """)
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
        "an alignment that the axis does not have is reported",
        arguments: [
            """
            { "content": { "stack": [], "alignment": "top" } }
                                                     ^~~~~ error: a column cannot align its views vertically [contradiction]
            note: change "alignment", or write '"axis": "horizontal"'
            """,
            """
            { "content": { "stack": [], "axis": "vertical", "alignment": "bottom" } }
                                                                         ^~~~~~~~ error: a column cannot align its views vertically [contradiction]
            note: change "alignment", or write '"axis": "horizontal"'
            """,
            """
            { "content": { "stack": [], "axis": "horizontal", "alignment": "leading" } }
                                                                           ^~~~~~~~~ error: a row cannot align its views horizontally [contradiction]
            note: change "alignment", or "axis"
            """,
            """
            { "content": { "stack": [{ "stack": [], "axis": "horizontal", "alignment": "trailing" }] } }
                                                                                       ^~~~~~~~~~ error: a row cannot align its views horizontally [contradiction]
            note: change "alignment", or "axis"
            """,
        ])
    func alignments(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "types and values of other languages, and calls that may return nil, are reported",
        arguments: [
            """
            { "inputs": [
              { "name": "a", "type": "string" }, { "name": "b", "type": "[int]" }, { "name": "c", "type": "boolean?" },
              { "name": "d", "type": "Bool", "default": "True", "example": "NO" },
              { "name": "g", "type": "Int", "default": "null" }, { "name": "h", "type": "String", "default": "None" },
                                                                                                             ^~~~~~ warning: 'default' is a Swift name, not a string literal [mismatched-type]
            note: put a text into quotation marks: '"\\"None\\""'
              { "name": "i", "type": "[string: Array<int?>]" }, { "name": "j", "type": "(string: [Int])" },
              { "name": "e", "type": "strings" }, { "name": "f", "type": "Answer", "default": ".YES" }
            ] }
            """,
            """
            { "inputs": [
              { "name": "a", "type": "String", "default": "hello" }, { "name": "b", "type": "String?", "example": "yes" },
                                                          ^~~~~~~ warning: 'default' is a Swift name, not a string literal [mismatched-type]
            note: put a text into quotation marks: '"\\"hello\\""'
              { "name": "c", "type": "Bool", "default": "yes" }, { "name": "d", "type": "String", "default": "usualText" }
            ] }
            """,
            """
            { "content": { "stack": [
              { "custom": "a", "type": "UICollectionView" }
                                       ^~~~~~~~~~~~~~~~~~ error: a view of the type 'UICollectionView' needs 'create' [required-key]
            note: add '"create": "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"'
            ] } }
            """,
        ])
    func foreign(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a button that triggers nothing is reported with a warning",
        arguments: [
            """
            { "content": { "button": "doneButton", "title": "Done" } }
                                     ^~~~~~~~~~~~ warning: button 'doneButton' does not trigger a handler [control-without-handler]
            note: name a handler with "triggers"
            """,
            """
            { "content": { "stack": [{ "button": "a", "title": "b" }, { "button": "c", "title": "d" }] } }
                                                 ^~~ warning: button 'a' does not trigger a handler [control-without-handler]
            note: name a handler with "triggers"
                                                                                  ^~~ warning: button 'c' does not trigger a handler [control-without-handler]
            note: name a handler with "triggers"
            """,
        ])
    func untied(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
