import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of expressions of the app in place of text, colors, fonts and images.
@Suite(.timed) struct AppExpressionTests {
    @Test(
        "expressions that are literals, or use members of the controller, are reported",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "message", "type": "String" }],
              "content": { "label": "a", "text": { "swift": "message" } }
                                                            ^~~~~~~~~ error: 'swift' uses the input 'message', whose changes it does not follow [invalid-expression]
            note: write '{ "input": "message" }'
            }
            """#,
            #"""
            {
              "inputs": [{ "name": "count", "type": "Int" }],
              "content": { "label": "a", "text": { "swift": "L10n.items(count)" } }
                                                            ^~~~~~~~~~~~~~~~~~~ error: 'swift' uses the input 'count', whose changes it does not follow [invalid-expression]
            note: set the property in a method of your own, which "hooks": ["viewDidLoad"] calls
            }
            """#,
            #"""
            { "content": { "image": "a", "swift": "self.logo", "decorative": true } }
                                                  ^~~~~~~~~~~ error: 'swift' uses 'self', whose changes it does not follow [invalid-expression]
            note: set the property in a method of your own, which "hooks": ["viewDidLoad"] calls
            """#,
            #"""
            { "content": { "label": "a", "text": "b", "color": { "swift": "Theme.red; exit()" } } }
                                                                          ^~~~~~~~~~~~~~~~~~~ error: 'swift' must not hold a ';' [invalid-expression]
            """#,
        ])
    func expressions(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "colors from inputs of other types, or of no input, are reported",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "b", "type": "String" }],
              "content": { "label": "a", "text": "t", "color": { "input": "b" } }
                                                                          ^~~ error: a color needs an input of type 'UIColor'; 'b' is of type 'String' [mismatched-type]
            note: it is declared here
            }
            """#,
            #"""
            { "content": { "label": "a", "text": "t", "background": { "input": "fill" } } }
                                                                               ^~~~~~ error: this plugin has no input 'fill' [unknown-reference]
            """#,
            #"""
            { "content": { "label": "a", "text": "t", "color": {} } }
                                                               ^ error: a color of the app needs one of 'swift', 'input' [required-key]
            """#,
            #"""
            { "content": { "custom": "a", "type": "A", "properties": { "b": { "input": "c" } } } }
                                                                                       ^~~ error: this plugin has no input 'c' [unknown-reference]
            """#,
        ])
    func colorsOfInputs(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "calls that are no calls, or use members of the controller, are reported",
        arguments: [
            #"""
            { "content": { "label": "a", "text": "b", "calls": ["applyStyle"] } }
                                                                ^~~~~~~~~~~~ error: 'applyStyle' is not a call of a method [invalid-expression]
            note: write a call, as in 'applyStyle()'
            """#,
            #"""
            { "content": { "label": "a", "text": "b", "calls": ["[0]()", "(1)", "{}()", "style { $0.bold() }"] } }
                                                                ^~~~~~~ error: '[0]()' is not a call of a method [invalid-expression]
                                                                         ^~~~~ error: '(1)' is not a call of a method [invalid-expression]
                                                                                ^~~~~~ error: '{}()' is not a call of a method [invalid-expression]
            """#,
            #"""
            { "inputs": [{ "name": "c", "type": "Int" }], "content": { "label": "a", "text": "b", "calls": ["apply(c)"] } }
                                                                                                            ^~~~~~~~~~ error: 'calls' uses the input 'c', whose changes it does not follow [invalid-expression]
            note: set the property in a method of your own, which "hooks": ["viewDidLoad"] calls
            """#,
        ])
    func calls(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test("a call can have the name of a member of the controller")
    func callsNamedAsMembers() {
        expectDescriptionDiagnostics(
            #"{ "content": { "label": "a", "text": "b", "calls": ["becomeFirstResponder()"] } }"#)
    }

    @Test(
        "fonts beside keys that they replace, and fonts that are text styles, are reported",
        arguments: [
            #"""
            { "content": { "label": "a", "text": "b", "font": { "swift": "Fonts.title" }, "weight": "bold" } }
                                                              ^~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'font' replaces 'textStyle' and 'weight' [contradiction]
            note: leave out "font", or "weight"
            """#,
            #"""
            { "content": { "label": "a", "text": "b", "font": "title1" } }
                                                              ^~~~~~~~ error: unknown value 'title1' of 'font' [unknown-reference]
            note: 'title1' is a value of 'textStyle': write '"textStyle": "title1"'
            """#,
        ])
    func fonts(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "expressions of the app that use names of the app are valid",
        arguments: [
            "L10n.title", "Theme.current.accent", "UIColor(named: \"Brand\")",
            "L10n.hello(\"you\")",
            "\"\\(App.name) is offline\"",
        ])
    func validExpressions(expression: String) {
        let quoted = expression.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let text = #"{ "content": { "label": "a", "text": { "swift": "\#(quoted)" } } }"#
        expect(readDescription(SourceFile(path: "", text: text)).diagnostics.isEmpty)
    }
}
