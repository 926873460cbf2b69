import TestSupport
import Testing

@Suite(.timed) struct MismatchTests {
    @Test(
        "the app's types with the name of a type in view controllers are reported",
        arguments: [
            """
            { "inputs": [{ "name": "a", "type": "[Transition]?" }] }
                                                ^~~~~~~~~~~~~~~ warning: in a view controller, 'Transition' is 'UIViewController.Transition' [shadowed-type]
            note: add the name of the module to your type, as in 'App.Transition', or write 'UIViewController.Transition'
            """,
            """
            { "kits": ["AppKit"], "handlers": [{ "name": "a", "parameters": [{ "name": "b", "type": "TransitionOptions" }] }] }
                                                                                                    ^~~~~~~~~~~~~~~~~~~ warning: in a view controller, 'TransitionOptions' is 'NSViewController.TransitionOptions' [shadowed-type]
            note: add the name of the module to your type, as in 'App.TransitionOptions', or write 'NSViewController.TransitionOptions'
            """,
            """
            { "inputs": [{ "name": "a", "type": "App.Transition" }, { "name": "b", "type": "TransitionOptions" }] }
            """,
            """
            { "kits": ["AppKit"], "inputs": [{ "name": "a", "type": "Transition" }] }
            """,
        ])
    func shadowedTypes(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "an input whose type cannot be shown is reported",
        arguments: [
            """
            { "inputs": [
              { "name": "a", "type": "Plan", "default": "Plan" },
                                                        ^~~~~~ error: 'default' names a type, and makes no value of it [mismatched-type]
            note: write 'Plan()'
              { "name": "b", "type": "String?", "default": "null" }
                                                           ^~~~~~ error: 'null' is not a Swift value [invalid-expression]
            note: did you mean 'nil'?
            ] }
            """,
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
        ])
    func shownTypes(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a literal of another type than the input is reported",
        arguments: [
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "nil" }] }
                                                                     ^~~~~ error: 'default' is 'nil', and 'a' is of type 'String' [mismatched-type]
            note: an optional is of type 'String?'
            """,
            """
            { "inputs": [{ "name": "a", "type": "() -> Void", "example": "nil" }] }
                                                                         ^~~~~ error: 'example' is 'nil', and 'a' is of type '() -> Void' [mismatched-type]
            note: an optional is of type '(() -> Void)?'
            """,
            """
            { "inputs": [{ "name": "a", "type": "UIImage", "default": "nil" }] }
                                                                      ^~~~~ error: 'default' is 'nil', and 'a' is of type 'UIImage' [mismatched-type]
            note: an optional is of type 'UIImage?'
            """,
            """
            { "inputs": [{ "name": "a", "type": "Int", "default": "1.5" }] }
                                                                  ^~~~~ error: 'default' is a number with a fraction, and 'a' is of type 'Int' [mismatched-type]
            """,
            """
            { "inputs": [{ "name": "a", "type": "String?", "default": "42" }] }
                                                                      ^~~~ error: 'default' is a number, and 'a' is of type 'String?' [mismatched-type]
            note: put a text into quotation marks: '"\\"42\\""'
            """,
            """
            { "inputs": [{ "name": "a", "type": "Int", "default": "\\"5\\"" }] }
                                                                  ^~~~~~~ error: 'default' is a text, and 'a' is of type 'Int' [mismatched-type]
            """,
            """
            { "inputs": [{ "name": "a", "type": "Bool", "default": "1" }] }
                                                                   ^~~ error: 'default' is a number, and 'a' is of type 'Bool' [mismatched-type]
            """,
            """
            { "inputs": [{ "name": "a", "type": "Double", "default": "true" }] }
                                                                     ^~~~~~ error: 'default' is a Boolean, and 'a' is of type 'Double' [mismatched-type]
            """,
            """
            { "inputs": [{ "name": "a", "type": "[String: [Int]]", "default": "[]" }] }
                                                                              ^~~~ error: 'default' is an array, and 'a' is of type '[String: [Int]]' [mismatched-type]
            note: an empty dictionary is '[:]'
            """,
            """
            { "inputs": [{ "name": "a", "type": "[(b: Int, c: Int)]", "default": "[:]" }] }
                                                                                 ^~~~~ error: 'default' is a dictionary, and 'a' is of type '[(b: Int, c: Int)]' [mismatched-type]
            note: an empty array is '[]'
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "Loading" }] }
                                                                     ^~~~~~~~~ warning: 'default' is a Swift name, not a string literal [mismatched-type]
            note: put a text into quotation marks: '"\\"Loading\\""'
            """,
            """
            { "inputs": [{ "name": "a", "type": "URL", "default": "\\"https://b.c\\"" }], "hooks": ["viewDidLoad"] }
                                                                  ^~~~~~~~~~~~~~~~~ warning: 'default' is a text, and 'a' is of type 'URL' [mismatched-type]
            note: a URL is 'URL(string: "https://b.c")!'
            """,
            """
            { "inputs": [{ "name": "a", "type": "UIColor?", "example": "\\"red\\"" }], "hooks": ["viewDidLoad"] }
                                                                       ^~~~~~~~~ warning: 'example' is a text, and 'a' is of type 'UIColor?' [mismatched-type]
            """,
            """
            { "inputs": [{ "name": "a", "type": "UInt8", "default": "-1" }] }
                                                                    ^~~~ error: 'default' is a number below 0, and 'a' is of type 'UInt8' [mismatched-type]
            """,
            """
            { "inputs": [{ "name": "a", "type": "UInt8?", "default": "256" }, { "name": "b", "type": "Int8", "example": "-129" },
                                                                     ^~~~~ error: 'default' is a number beyond its limits, and 'a' is of type 'UInt8?' [mismatched-type]
                                                                                                                        ^~~~~~ error: 'example' is a number beyond its limits, and 'b' is of type 'Int8' [mismatched-type]
              { "name": "c", "type": "Int", "default": "9_223_372_036_854_775_808" }, { "name": "d", "type": "UInt16", "default": "65_535" },
                                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'default' is a number beyond its limits, and 'c' is of type 'Int' [mismatched-type]
              { "name": "e", "type": "UInt8", "default": "0xFF" }, { "name": "f", "type": "Double", "default": "9223372036854775808" }] }
            """,
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
        "an input that is passed as another type is reported",
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
                                     ^~~~~~~~ error: 'string' is not a Swift type [invalid-type]
            note: did you mean 'String'?
                                                                        ^~~~~~~ error: '[int]' is not a Swift type [invalid-type]
            note: did you mean '[Int]'?
                                                                                                          ^~~~~~~~~~ error: 'boolean?' is not a Swift type [invalid-type]
            note: did you mean 'Bool?'?
              { "name": "d", "type": "Bool", "default": "True", "example": "NO" },
                                                        ^~~~~~ error: 'True' is not a Swift value [invalid-expression]
            note: did you mean 'true'?
                                                                           ^~~~ error: 'NO' is not a Swift value [invalid-expression]
            note: did you mean 'false'?
              { "name": "g", "type": "Int", "default": "null" }, { "name": "h", "type": "String", "default": "None" },
                                                       ^~~~~~ error: 'null' is not a Swift value [invalid-expression]
            note: make the type 'Int?' for 'nil'
                                                                                                             ^~~~~~ warning: 'default' is a Swift name, not a string literal [mismatched-type]
            note: put a text into quotation marks: '"\\"None\\""'
              { "name": "i", "type": "[string: Array<int?>]" }, { "name": "j", "type": "(string: [Int])" },
                                     ^~~~~~~~~~~~~~~~~~~~~~~ error: '[string: Array<int?>]' is not a Swift type [invalid-type]
            note: did you mean '[String: Array<Int?>]'?
              { "name": "e", "type": "strings" }, { "name": "f", "type": "Answer", "default": ".YES" }
            ] }
            """,
            """
            { "inputs": [
              { "name": "a", "type": "String", "default": "hello" }, { "name": "b", "type": "String?", "example": "yes" },
                                                          ^~~~~~~ warning: 'default' is a Swift name, not a string literal [mismatched-type]
            note: put a text into quotation marks: '"\\"hello\\""'
              { "name": "c", "type": "Bool", "default": "yes" }, { "name": "d", "type": "String", "default": "usualText" }
                                                        ^~~~~ error: 'yes' is not a Swift value [invalid-expression]
            note: did you mean 'true'?
            ] }
            """,
            """
            { "imports": ["Foundation"], "inputs": [
              { "name": "a", "type": "UIImage", "default": "UIImage(systemName: \\"star\\")" },
                                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: 'default' may be nil, and 'a' is of type 'UIImage' [mismatched-type]
            note: write 'UIImage(systemName: "star")!', or make the type 'UIImage?'
              { "name": "b", "type": "URL?", "default": "URL(string: \\"a\\")" },
              { "name": "c", "type": "URL", "default": "URL(string: \\"a\\") ?? URL(filePath: \\"b\\")" },
              { "name": "d", "type": "URL", "default": "URL(string: \\"a\\")!" }
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
