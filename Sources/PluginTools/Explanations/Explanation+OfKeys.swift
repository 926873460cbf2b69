extension Explanation {
    /// The explanations of the section "Keys and values".
    static let ofKeys: [Explanation] = [
        Explanation(
            "unknown-key", .error,
            "An object has no such key.",
            because: "A misspelled key would have no effect, and nobody would notice.",
            wrong: .description(#"{ "sumary": "a" }"#),
            right: .description(#"{ "summary": "a" }"#)),
        Explanation(
            "duplicate-key", .error,
            "A key is used twice.",
            because: "Only one of the two values could have an effect.",
            wrong: .description(#"{ "summary": "a", "summary": "b" }"#),
            right: .description(#"{ "summary": "a" }"#)),
        Explanation(
            "required-key", .error,
            "A required key is missing.",
            because: "plugingen cannot guess the value.",
            wrong: .description(#"{ "inputs": [{ "name": "a" }] }"#),
            right: .description(
                #"{ "inputs": [{ "name": "a", "type": "Int?", "default": "nil" }] }"#)),
        Explanation(
            "exclusive-keys", .error,
            "Keys that exclude each other are used together.",
            because: "Only one of them could have an effect.",
            wrong: .description(#"{ "content": { "image": "a", "symbol": "b", "asset": "c" } }"#),
            right: .description(
                #"{ "content": { "image": "a", "symbol": "wifi", "decorative": true } }"#)),
        Explanation(
            "wrong-type", .error,
            "A value has the wrong type for its key.",
            because: "plugingen does not convert values, since it could convert them wrongly.",
            wrong: .description(#"{ "presentation": { "delay": "0.5" } }"#),
            right: .description(#"{ "presentation": { "delay": 0.5 } }"#)),
        Explanation(
            "misplaced-markdown", .error,
            "A text other than that of a label has Markdown.",
            because: "Only labels can display Markdown.",
            wrong: .description(#"{ "content": { "button": "a", "title": { "markdown": "b" } } }"#),
            right: .description(
                #"{ "content": { "label": "a", "text": { "markdown": "**b**" } } }"#)),
        Explanation(
            "misplaced-pair", .error,
            "A pair is the value of a key that does not take one, or a text of a pair comes from an input.",
            because:
                "A pair is for what one control shows in two states, such as the title of a button.",
            wrong: .description(
                #"{ "content": { "label": "a", "text": { "when": "b", "then": "c", "else": "d" } } }"#
            ),
            right: .description(
                #"{ "inputs": [{ "name": "isOn", "type": "Bool" }], "handlers": [{ "name": "toggle" }], "content": { "button": "a", "title": { "when": "isOn", "then": "c", "else": "d" }, "triggers": "toggle" } }"#
            )),
        Explanation(
            "out-of-range", .error,
            "A number is too small or too large, or a name is empty.",
            because: "The value would have no effect, or an unwanted one.",
            wrong: .description(#"{ "presentation": { "delay": -1 } }"#),
            right: .description(#"{ "presentation": { "delay": 1 } }"#)),
        Explanation(
            "too-many", .error,
            "An array has more than 200 elements, or an object more than 200 keys.",
            because:
                "Such a list is a mistake of a script. Its generated code would compile for minutes.",
            wrong: .words("a stack of 201 labels"),
            right: .words("a list in a table view, which is not a plugin")),
        Explanation(
            "too-few-segments", .error,
            "A segmented control has fewer than two titles.",
            because: "With one segment, there is nothing to choose.",
            wrong: .description(
                #"{ "content": { "segments": "a", "titles": ["b"], "selected": 0 } }"#),
            right: .description(
                #"{ "inputs": [{ "name": "choice", "type": "Int", "default": "0" }], "content": { "segments": "a", "titles": ["b", "c"], "selected": { "input": "choice" } } }"#
            )),
        Explanation(
            "too-many-views", .error,
            "A plugin has more than 500 views.",
            because: "Swift needs minutes to compile a controller with so many views.",
            wrong: .words("three stacks of 180 labels"),
            right: .words("a list in a table view, which is not a plugin")),
        Explanation(
            "invalid-color", .error,
            "A color is not written in hexadecimal digits.",
            because: "The names of colors differ between tools, and digits do not.",
            wrong: .files([
                ("Loading.plugin.json", "{}"),
                (
                    "plugingen.json",
                    #"{ "appearance": { "colors": { "card": { "light": "white" } } } }"#
                ),
            ]),
            right: .files([
                ("Loading.plugin.json", "{}"),
                (
                    "plugingen.json",
                    ##"{ "appearance": { "colors": { "card": { "light": "#FFFFFF" } } } }"##
                ),
            ])),
        Explanation(
            "unknown-value", .error,
            "The key does not have this value.",
            because: "A misspelled value would have no effect, or the one of the default.",
            wrong: .description(#"{ "placement": "topp" }"#),
            right: .description(#"{ "placement": "top" }"#)),
        Explanation(
            "invalid-identifier", .error,
            "A name is not a Swift identifier.",
            because: "The name becomes the name of a property, and the code would not compile.",
            wrong: .description(#"{ "handlers": [{ "name": "2nd" }] }"#),
            right: .description(
                #"{ "handlers": [{ "name": "second" }], "content": { "button": "a", "title": "b", "triggers": "second" } }"#
            )),
        Explanation(
            "invalid-type", .error,
            "A type is not a Swift type, or cannot be the type of a view or of a superclass.",
            because: "The generated code would not compile.",
            wrong: .description(#"{ "inputs": [{ "name": "a", "type": "[Int" }] }"#),
            right: .description(
                #"{ "inputs": [{ "name": "a", "type": "[Int]", "default": "[]" }] }"#)),
        Explanation(
            "invalid-expression", .error,
            "An expression is not a Swift expression, or uses a property that does not exist yet.",
            because: "The generated code would not compile.",
            wrong: .description(
                #"{ "inputs": [{ "name": "a", "type": "Int", "default": "(1" }] }"#),
            right: .description(
                #"{ "inputs": [{ "name": "a", "type": "Int", "default": "(1)" }] }"#)),
        Explanation(
            "invalid-version", .error,
            "A version is not a platform version, or is older than generated code supports.",
            because:
                "Code for a version that does not exist, or that generated code does not support, would not compile.",
            wrong: .files([
                ("Loading.plugin.json", "{}"),
                ("plugingen.json", #"{ "minimumVersions": { "iOS": "14" } }"#),
            ]),
            right: .files([
                ("Loading.plugin.json", "{}"),
                ("plugingen.json", #"{ "minimumVersions": { "iOS": "16" } }"#),
            ])),
        Explanation(
            "invalid-symbol", .error,
            "A name cannot be the name of an SF Symbol.",
            because: "The image would be empty.",
            wrong: .description(#"{ "content": { "image": "a", "symbol": "wifi slash" } }"#),
            right: .description(
                #"{ "content": { "image": "a", "symbol": "wifi.slash", "decorative": true } }"#)),
        Explanation(
            "asset-extension", .warning,
            "The name of an image in an asset catalog has a file extension.",
            because:
                "Images in an asset catalog do not have an extension, so the image would be empty.",
            wrong: .description(
                #"{ "content": { "image": "a", "asset": "Logo.png", "decorative": true } }"#),
            right: .description(
                #"{ "content": { "image": "a", "asset": "Logo", "decorative": true } }"#)),
        Explanation(
            "newer-platform", .error,
            "A value needs a newer platform than the module supports.",
            because: "The generated code would not compile for the oldest platform of the module.",
            wrong: .description(
                #"{ "content": { "label": "a", "text": "b", "textStyle": "extraLargeTitle" } }"#),
            right: .description(
                #"{ "content": { "label": "a", "text": "b", "textStyle": "largeTitle" } }"#)),
        Explanation(
            "framework-difference", .warning,
            "A framework of the plugin does not have a value, and does something else.",
            because:
                "The plugin behaves differently on the two frameworks, which may be a surprise.",
            wrong: .description(#"{ "kits": ["AppKit"], "hooks": ["viewIsAppearing"] }"#),
            right: .description(#"{ "kits": ["AppKit"], "hooks": ["viewDidLoad"] }"#)),
    ]
}
