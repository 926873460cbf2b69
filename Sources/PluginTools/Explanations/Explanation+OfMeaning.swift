extension Explanation {
    /// The explanations of the section "Meaning".
    static let ofMeaning: [Explanation] = [
        Explanation(
            "invalid-name", .either,
            "The file's name cannot be the name of a plugin, or of a file on all platforms; or the prefix cannot begin the name of a type; or the name of a string table has a file extension.",
            because: "The name of the file begins the names of types, files and methods.",
            wrong: .files([
                ("loading.plugin.json", "{}")
            ]),
            right: .files([
                ("Loading.plugin.json", "{}")
            ])),
        Explanation(
            "name-collision", .error,
            "Two declarations in generated code, or a declaration and a member of the framework, would have the same name.",
            because:
                "The generated code would not compile, or would replace a member of the framework.",
            wrong: .description(#"{ "inputs": [{ "name": "view", "type": "Int" }] }"#),
            right: .description(
                #"{ "inputs": [{ "name": "pluginView", "type": "Int", "default": "0" }] }"#)),
        Explanation(
            "framework-type", .either,
            "A type belongs to one framework, and the plugin is for another.",
            because: "The generated code would not compile for the other framework.",
            wrong: .description(#"{ "kits": ["AppKit"], "superclass": "UITableViewController" }"#),
            right: .description(#"{ "kits": ["UIKit"], "superclass": "UITableViewController" }"#)),
        Explanation(
            "shadowed-type", .warning,
            "View controllers contain a type of this name, which Swift finds before the app's own.",
            because:
                "In a controller, `Transition` is `UIViewController.Transition`. The name of the module says which one is meant.",
            wrong: .description(
                #"{ "inputs": [{ "name": "a", "type": "Transition" }] }"#),
            right: .description(
                #"{ "inputs": [{ "name": "a", "type": "App.Transition" }] }"#
            )),
        Explanation(
            "unknown-reference", .error,
            "A key names an input, a handler or a view that does not exist, or a color or a font that neither the system nor `plugingen.json` has.",
            because: "The generated code would not compile.",
            wrong: .description(
                #"{ "content": { "label": "a", "text": { "input": "message" } } }"#),
            right: .description(
                #"{ "inputs": [{ "name": "message", "type": "String", "default": "\"\"" }], "content": { "label": "a", "text": { "input": "message" } } }"#
            )),
        Explanation(
            "mismatched-type", .either,
            "The type of an input does not match its use, the parameter of a handler, its default or its example; or the type of a view does not match `create`.",
            because: "The generated code would not compile.",
            wrong: .description(
                #"{ "inputs": [{ "name": "n", "type": "Int" }], "content": { "label": "a", "text": { "input": "n" } } }"#
            ),
            right: .description(
                #"{ "inputs": [{ "name": "n", "type": "String" }], "content": { "label": "a", "text": { "input": "n" } } }"#
            )),
        Explanation(
            "contradiction", .either,
            "Two values exclude each other.",
            because: "One of the two values would have no effect.",
            wrong: .description(
                #"{ "content": { "stack": [], "axis": "vertical", "alignment": "top" } }"#),
            right: .description(
                #"{ "content": { "stack": [{ "label": "a", "text": "b" }], "axis": "horizontal", "alignment": "top" } }"#
            )),
        Explanation(
            "control-without-handler", .warning,
            "A control does nothing.",
            because: "Users would tap it in vain.",
            wrong: .description(#"{ "content": { "button": "a", "title": "b" } }"#),
            right: .description(
                #"{ "handlers": [{ "name": "retry" }], "content": { "button": "a", "title": "b", "triggers": "retry" } }"#
            )),
        Explanation(
            "empty-stack", .warning,
            "A stack has no views.",
            because: "It shows nothing, and may be left from an earlier version.",
            wrong: .description(#"{ "content": { "stack": [] } }"#),
            right: .description(#"{ "content": { "stack": [{ "label": "a", "text": "b" }] } }"#)),
        Explanation(
            "literal-placeholder", .warning,
            "A string contains a placeholder such as `%d` or `{name}`, which will be displayed literally.",
            because: "Users would see the placeholder in place of a value.",
            wrong: .description(#"{ "content": { "label": "a", "text": "%d files" } }"#),
            right: .description(
                #"{ "inputs": [{ "name": "message", "type": "String" }], "content": { "label": "a", "text": { "input": "message" } } }"#
            )),
        Explanation(
            "block-markdown", .warning,
            "Markdown has a heading, a list or another block, which will be displayed literally.",
            because: "Labels display only inline Markdown, such as emphasis and links.",
            wrong: .description(
                ##"{ "content": { "label": "a", "text": { "markdown": "# Title" } } }"##),
            right: .description(
                #"{ "content": { "label": "a", "text": { "markdown": "**Title**" } } }"#)),
        Explanation(
            "invalid-link", .error,
            "A link in Markdown has no URL, or one that cannot be opened.",
            because: "A tap on the link would do nothing.",
            wrong: .description(
                #"{ "content": { "label": "a", "text": { "markdown": "[b](c d)" } } }"#),
            right: .description(
                #"{ "content": { "label": "a", "text": { "markdown": "[b](https://example.com)" } } }"#
            )),
        Explanation(
            "missing-import", .warning,
            "The type of a view is in one of Apple's modules that the description does not import.",
            because: "The generated code would not compile.",
            wrong: .description(#"{ "content": { "custom": "mapView", "type": "MKMapView" } }"#),
            right: .description(
                #"{ "imports": ["MapKit"], "content": { "custom": "mapView", "type": "MKMapView" } }"#
            )),
        Explanation(
            "unused-input", .warning,
            "No view shows an input, and no control passes it to a handler.",
            because: "The host would set it without an effect.",
            wrong: .description(
                #"{ "inputs": [{ "name": "message", "type": "String" }], "content": { "label": "a", "text": "b" } }"#
            ),
            right: .description(
                #"{ "inputs": [{ "name": "message", "type": "String" }], "content": { "label": "a", "text": { "input": "message" } } }"#
            )),
        Explanation(
            "unused-handler", .warning,
            "No control calls a handler.",
            because: "The host would set it, and it would never be called.",
            wrong: .description(
                #"{ "handlers": [{ "name": "retry" }], "content": { "label": "a", "text": "b" } }"#),
            right: .description(
                #"{ "handlers": [{ "name": "retry" }], "content": { "button": "a", "title": "b", "triggers": "retry" } }"#
            )),
        Explanation(
            "missing-accessibility", .warning,
            "An image, a button or a text field has no accessibility label.",
            because: "VoiceOver would read the name of a symbol, or nothing.",
            wrong: .description(#"{ "content": { "image": "a", "symbol": "b" } }"#),
            right: .description(
                #"{ "content": { "image": "a", "symbol": "wifi", "accessibility": { "label": "Wi-Fi" } } }"#
            )),
        Explanation(
            "no-example", .warning,
            "A plugin gets no tests, because plugingen does not know a value for a required input.",
            because: "Mistakes in such a plugin would be found by users.",
            wrong: .files([
                ("Task.plugin.json", #"{ "inputs": [{ "name": "due", "type": "Date" }] }"#)
            ]),
            right: .files([
                (
                    "Task.plugin.json",
                    #"{ "inputs": [{ "name": "due", "type": "Date", "example": "Date()" }] }"#
                )
            ])),
        Explanation(
            "plugin-collision", .error,
            "Two plugins would generate the same file or the same member.",
            because: "The second file would replace the first, or the code would not compile.",
            wrong: .files([
                ("A/Loading.plugin.json", "{}"),
                ("B/Loading.plugin.json", "{}"),
            ]),
            right: .files([
                ("A/Loading.plugin.json", "{}"),
                ("B/Waiting.plugin.json", "{}"),
            ])),
        Explanation(
            "source-collision", .error,
            "The target has a file with the name of a generated file. `plugingen validate` and `doctor` also look for types.",
            because:
                "Swift does not accept two files with the same name in one module, nor two types.",
            wrong: .files([
                ("Loading.plugin.json", "{}"),
                ("LoadingViewController.swift", "class LoadingViewController {}"),
            ]),
            right: .files([
                ("Loading.plugin.json", "{}"),
                ("LoadingScreen.swift", "class LoadingScreen {}"),
            ])),
        Explanation(
            "own-member", .warning,
            "An extension in the target's sources adds a method or property of a generated name to view controllers.",
            because:
                "Swift may call it in place of the generated one: without the plugin's delay, placement and announcement.",
            wrong: .files([
                ("Loading.plugin.json", "{}"),
                ("Spinner.swift", "extension UIViewController { func showLoading() {} }"),
            ]),
            right: .files([
                ("Loading.plugin.json", "{}"),
                ("Spinner.swift", "extension UIViewController { func showSpinner() {} }"),
            ])),
        Explanation(
            "unknown-plugin", .error,
            "A recovery names a plugin that the module does not have.",
            because: "The generated code would not compile.",
            wrong: .files([
                (
                    "Error.plugin.json",
                    #"{ "inputs": [{ "name": "message", "type": "String" }], "handlers": [{ "name": "retry" }], "content": { "stack": [{ "label": "a", "text": { "input": "message" } }, { "button": "b", "title": "c", "triggers": "retry" }] }, "host": { "recovery": { "message": "message", "retry": "retry", "while": "Spinner" } } }"#
                ),
                ("Loading.plugin.json", #"{ "host": { "while": true } }"#),
            ]),
            right: .files([
                (
                    "Error.plugin.json",
                    #"{ "inputs": [{ "name": "message", "type": "String" }], "handlers": [{ "name": "retry" }], "content": { "stack": [{ "label": "a", "text": { "input": "message" } }, { "button": "b", "title": "c", "triggers": "retry" }] }, "host": { "recovery": { "message": "message", "retry": "retry", "while": "Loading" } } }"#
                ),
                ("Loading.plugin.json", #"{ "host": { "while": true } }"#),
            ])),
        Explanation(
            "unusable-plugin", .error,
            "A recovery names a plugin that it cannot show; or a superclass is the controller of another plugin, and such controllers are final.",
            because: "The generated code would not compile, since it has no value for the input.",
            wrong: .files([
                (
                    "Error.plugin.json",
                    #"{ "inputs": [{ "name": "message", "type": "String" }], "handlers": [{ "name": "retry" }], "content": { "stack": [{ "label": "a", "text": { "input": "message" } }, { "button": "b", "title": "c", "triggers": "retry" }] }, "host": { "recovery": { "message": "message", "retry": "retry", "while": "Loading" } } }"#
                ),
                (
                    "Loading.plugin.json",
                    #"{ "inputs": [{ "name": "message", "type": "String" }], "content": { "label": "a", "text": { "input": "message" } }, "host": { "while": true } }"#
                ),
            ]),
            right: .files([
                (
                    "Error.plugin.json",
                    #"{ "inputs": [{ "name": "message", "type": "String" }], "handlers": [{ "name": "retry" }], "content": { "stack": [{ "label": "a", "text": { "input": "message" } }, { "button": "b", "title": "c", "triggers": "retry" }] }, "host": { "recovery": { "message": "message", "retry": "retry", "while": "Loading" } } }"#
                ),
                (
                    "Loading.plugin.json",
                    #"{ "inputs": [{ "name": "message", "type": "String?", "default": "nil" }], "content": { "label": "a", "text": { "input": "message" } }, "host": { "while": true } }"#
                ),
            ])),
        Explanation(
            "unusable-engine", .error,
            "The module that `engine` names does not provide an engine, or does not have the access, a framework, a platform version or a part that the module needs.",
            because:
                "The module would not compile, since it uses code that the engine does not have.",
            wrong: .words(
                #""engine": "AppSupport", and no providesEngine in the configuration of AppSupport"#
            ),
            right: .words(
                #""engine": "AppSupport", and "providesEngine": "package" in the configuration of AppSupport"#
            )),
        Explanation(
            "different-default-value", .warning,
            "Two descriptions have the same localized text with different default values; or a string catalog has another value.",
            because:
                "A string catalog has one value for a key, so one of the two would be replaced.",
            wrong: .files([
                (
                    "Error.plugin.json",
                    #"{ "content": { "label": "a", "text": { "localized": "error.reload", "value": "Reload" } } }"#
                ),
                (
                    "Offline.plugin.json",
                    #"{ "content": { "label": "a", "text": { "localized": "error.reload", "value": "Retry" } } }"#
                ),
            ]),
            right: .files([
                (
                    "Error.plugin.json",
                    #"{ "content": { "label": "a", "text": { "localized": "error.reload", "value": "Retry" } } }"#
                ),
                (
                    "Offline.plugin.json",
                    #"{ "content": { "label": "a", "text": { "localized": "error.reload", "value": "Retry" } } }"#
                ),
            ])),
    ]
}
