extension KeyExample {
    static let ofContent =
        ofLayout + ofLooks + ofProgress + ofTextFields + ofContentUnavailable + ofOtherViews
        + ofAttributes

    private static let stack = #"{ "content": { <> "stack": [] } }"#
    private static let layout = #"{ "content": { "stack": [], "layout": { <> } } }"#
    private static let margins = #"{ "content": { "stack": [], "margins": { <> } } }"#
    private static let surface = #"{ "content": { <> "stack": [], "background": "glass" } }"#
    private static let border = #"{ "content": { "stack": [], "border": { <> } } }"#
    private static let shadow =
        #"{ "content": { "stack": [], "background": "glass", "shadow": { <> } } }"#
    private static let tapped = #"""
        { "handlers": [{ "name": "h" }, { "name": "i" }], "content": { <> "stack": [] } }
        """#
    private static let tap = tapped.replacing("<>", with: #""tap": { <> "title": "a" },"#)
    private static let titled = tapped.replacing("<>", with: #""tap": { <> "handler": "h" },"#)
    private static let press = tapped.replacing(
        "<>", with: #""longPress": { <> "title": "a" },"#)
    private static let titledPress = tapped.replacing(
        "<>", with: #""longPress": { <> "handler": "h" },"#)
    private static let ofLayout =
        [
            KeyExample("surface.background", #""systemBackground""#, in: stack),
            KeyExample("surface.cornerRadius", #""capsule""#, in: surface),
            KeyExample("surface.border", "{}", in: stack),
            KeyExample("surface.shadow", "{}", in: surface),
            KeyExample("border.color", #""label""#, in: border),
            KeyExample("border.width", "2", in: border),
            KeyExample("shadow.opacity", "0.5", in: shadow),
            KeyExample("shadow.radius", "2", in: shadow),
            KeyExample("shadow.x", "1", in: shadow),
            KeyExample("shadow.y", "1", in: shadow),
            KeyExample("layout.edges", #"["top"]"#, in: layout),
            KeyExample("layout.insets", "8", in: layout),
            KeyExample("layout.to", #""bounds""#, in: layout),
            KeyExample("stack.distribution", #""fillEqually""#, in: stack),
            KeyExample("stack.margins", "8", in: stack),
            KeyExample("stack.tap", #""h""#, in: tapped),
            KeyExample("tap.handler", #""h""#, #""i""#, in: tap),
            KeyExample("tap.title", #""b""#, in: titled),
            KeyExample("stack.longPress", #""h""#, in: tapped),
            KeyExample("long press.handler", #""h""#, #""i""#, in: press),
            KeyExample("long press.title", #""b""#, in: titledPress),
        ]
        + ["top", "leading", "bottom", "trailing"].map { edge in
            KeyExample("set of insets.\(edge)", "8", in: margins)
        }

    private static let label = #"{ "content": { <> "label": "a", "text": "b" } }"#
    private static let button = #"{ "content": { <> "button": "a", "title": "b" } }"#
    private static let icon = #"{ "content": { <> "button": "a", "title": "b", "symbol": "c" } }"#
    private static let image = #"{ "content": { <> "image": "a", "symbol": "b" } }"#
    private static let ofLooks = [
        KeyExample("label.textAlignment", #""natural""#, in: label),
        KeyExample("label.weight", #""bold""#, in: label),
        KeyExample("label.font", #"{ "swift": "A.b" }"#, in: label),
        KeyExample("label.color", #""link""#, in: label),
        KeyExample("button.style", #""filled""#, in: button),
        KeyExample("button.role", #""destructive""#, in: button),
        KeyExample("button.symbol", #""star""#, in: button),
        KeyExample("button.iconOnly", "true", in: icon),
        KeyExample("button.color", #""systemRed""#, in: button),
        KeyExample("button.asset", #""star""#, in: button),
        KeyExample("button.imagePlacement", #""top""#, in: icon),
        KeyExample("button.shape", #""capsule""#, in: button),
        KeyExample("button.size", #""small""#, in: button),
        KeyExample("button.insets", "8", in: button),
        KeyExample("button.textStyle", #""title1""#, in: button),
        KeyExample("button.weight", #""bold""#, in: button),
        KeyExample("button.font", #"{ "swift": "A.b" }"#, in: button),
        KeyExample(
            "button.busyWhen", #""s""#,
            in: #"""
                {
                  "inputs": [{ "name": "s", "type": "Bool" }],
                  "content": { <> "button": "a", "title": "b" }
                }
                """#),
        KeyExample(
            "button.busyLabel", #""c""#,
            in: #"""
                {
                  "inputs": [{ "name": "s", "type": "Bool" }],
                  "content": { <> "button": "a", "title": "b", "busyWhen": "s" }
                }
                """#),
        KeyExample("image.size", #"{ "width": 8, "height": 9 }"#, in: image),
        KeyExample("image.tint", #""systemRed""#, in: image),
        KeyExample("image.decorative", "true", in: image),
        KeyExample(
            "size.width", "1", "2",
            in: #"{ "content": { "image": "a", "symbol": "b", "size": { <> "height": 8 } } }"#),
        KeyExample(
            "size.height", "1", "2",
            in: #"{ "content": { "image": "a", "symbol": "b", "size": { <> "width": 8 } } }"#),
        KeyExample(
            "activity indicator.color", #""systemRed""#,
            in: #"{ "content": { <> "activityIndicator": "a" } }"#),
    ]

    private static let progress = #"{ "content": { <> "progress": "a", "value": 0.5 } }"#
    private static let ofProgress = [
        KeyExample(
            "progress bar.progress", #""a""#, #""b""#, in: #"{ "content": { <> "value": 1 } }"#),
        KeyExample(
            "progress bar.value", "0.5", "1", in: #"{ "content": { <> "progress": "a" } }"#),
        KeyExample("progress bar.width", "80", in: progress),
        KeyExample("progress bar.color", #""systemRed""#, in: progress),
        KeyExample(
            "value from an input.input", #""a""#, #""b""#,
            in: #"""
                {
                  "inputs": [{ "name": "a", "type": "Float" }, { "name": "b", "type": "Double?" }],
                  "content": { "progress": "c", "value": { <> } }
                }
                """#),
    ]

    private static let textField = #"""
        {
          "inputs": [{ "name": "a", "type": "String" }, { "name": "b", "type": "String" }],
          "handlers": [{ "name": "h" }],
          "content": { <> "textField": "c", "text": { "input": "a" } }
        }
        """#
    private static let ofTextFields = [
        KeyExample(
            "text field.textField", #""c""#, #""d""#,
            in: #"""
                {
                  "inputs": [{ "name": "a", "type": "String" }],
                  "content": { <> "text": { "input": "a" } }
                }
                """#),
        KeyExample(
            "text field.text", #"{ "input": "a" }"#, #"{ "input": "b" }"#,
            in: #"""
                {
                  "inputs": [{ "name": "a", "type": "String" }, { "name": "b", "type": "String" }],
                  "content": { <> "textField": "c" }
                }
                """#),
        KeyExample("text field.placeholder", #""Name""#, in: textField),
        KeyExample("text field.triggers", #""h""#, in: textField),
        KeyExample("text field.keyboardType", #""URL""#, in: textField),
        KeyExample("text field.textContentType", #""nickname""#, in: textField),
        KeyExample("text field.returnKey", #""send""#, in: textField),
        KeyExample("text field.secure", "true", in: textField),
        KeyExample("text field.width", "80", in: textField),
        KeyExample("text field.font", #"{ "swift": "A.b" }"#, in: textField),
    ]

    private static let contentUnavailable =
        #"{ "content": { <> "contentUnavailable": "a", "text": "b" } }"#
    private static let ofContentUnavailable = [
        KeyExample(
            "content-unavailable view.contentUnavailable", #""a""#, #""b""#,
            in: #"{ "content": { <> "text": "c" } }"#),
        KeyExample("content-unavailable view.style", #""loading""#, in: contentUnavailable),
        KeyExample("content-unavailable view.symbol", #""star""#, in: contentUnavailable),
        KeyExample("content-unavailable view.asset", #""Star""#, in: contentUnavailable),
        KeyExample(
            "content-unavailable view.text", #""b""#,
            in: #"{ "content": { <> "contentUnavailable": "a", "symbol": "b" } }"#),
        KeyExample("content-unavailable view.secondaryText", #""c""#, in: contentUnavailable),
        KeyExample("content-unavailable view.buttonTitle", #""c""#, in: contentUnavailable),
        KeyExample(
            "content-unavailable view.triggers", #""h""#,
            in: #"""
                {
                  "handlers": [{ "name": "h" }],
                  "content": { <> "contentUnavailable": "a", "text": "b", "buttonTitle": "c" }
                }
                """#),
    ]

    private static let ofOtherViews = [
        KeyExample(
            "spacer.spacer", "8", #""flexible""#, in: #"{ "content": { "stack": [{ <> }] } }"#),
        KeyExample(
            "custom view.custom", #""a""#, #""b""#, in: #"{ "content": { <> "type": "A" } }"#),
        KeyExample(
            "custom view.type", #""A""#, #""B""#, in: #"{ "content": { <> "custom": "a" } }"#),
        KeyExample(
            "custom view.create", #""A(1)""#,
            in: #"{ "content": { <> "custom": "a", "type": "A" } }"#
        ),
        KeyExample("SwiftUI view.swiftUI", #""A""#, #""B""#, in: #"{ "content": { <> } }"#),
        KeyExample(
            "SwiftUI view.name", #""b""#, in: #"{ "content": { <> "swiftUI": "A" } }"#),
        KeyExample(
            "SwiftUI view.create", #""A(1)""#, in: #"{ "content": { <> "swiftUI": "A" } }"#),
    ]

    /// The kinds of views that have names, with the keys that each requires.
    private static let views = [
        ("label", #""label": "a", "text": "b""#), ("button", #""button": "a", "title": "b""#),
        ("image", #""image": "a", "symbol": "b""#),
        ("activity indicator", #""activityIndicator": "a""#),
        ("progress bar", #""progress": "a", "value": 1"#),
        ("text field", #""textField": "a", "text": { "input": "t" }"#),
        ("switch", #""switch": "a", "isOn": true"#), ("slider", #""slider": "a", "value": 0.5"#),
        ("segmented control", #""segments": "a", "titles": ["A", "B"], "selected": 0"#),
        ("custom view", #""custom": "a", "type": "A""#), ("SwiftUI view", #""swiftUI": "A""#),
    ]
    /// The kinds of views that an input can show and hide.
    private static let hideable =
        views + [
            ("stack", #""stack": []"#),
            ("content-unavailable view", #""contentUnavailable": "a", "text": "b""#),
        ]
    private static let inputs =
        #""inputs": [{ "name": "s", "type": "Bool" }, { "name": "t", "type": "String" }]"#
    static let ofClasses = views.prefix(4).flatMap { kind, keys in
        [
            KeyExample("\(kind).type", #""A""#, in: "{ \"content\": { <> \(keys) } }"),
            KeyExample("\(kind).create", #""A(1)""#, in: "{ \"content\": { <> \(keys) } }"),
        ]
    }
    private static let ofAttributes =
        hideable.map { kind, keys in
            KeyExample(
                "\(kind).shownWhen", #""s""#, in: "{ \(inputs), \"content\": { <> \(keys) } }")
        }
        + hideable.map { kind, keys in
            KeyExample(
                "\(kind).hiddenWhen", #""s""#, in: "{ \(inputs), \"content\": { <> \(keys) } }")
        }
        + views.filter {
            ["button", "text field", "switch", "slider", "segmented control"].contains($0.0)
        }.map { kind, keys in
            KeyExample(
                "\(kind).enabledWhen", #""s""#, in: "{ \(inputs), \"content\": { <> \(keys) } }")
        }
        + views.map { kind, keys in
            KeyExample(
                "\(kind).accessibility", #"{ "identifier": "c" }"#,
                in: "{ \(inputs), \"content\": { <> \(keys) } }")
        }
        + [
            ("label", #""A""#), ("hint", #"{ "input": "t" }"#), ("value", #""A""#),
            ("traits", #"["header"]"#), ("identifier", #""a""#),
        ].map { key, value in
            KeyExample(
                "view's 'accessibility'.\(key)", value,
                in: #"""
                    {
                      "inputs": [{ "name": "t", "type": "String?" }],
                      "content": { "label": "a", "text": "b", "accessibility": { <> } }
                    }
                    """#)
        }
}
