/// The format of descriptions: every key of every object, with its values, its default and its
/// documentation. Descriptions are checked against it, the schema is generated from it, and tests
/// compare the reference with it.
package enum Vocabulary {
    /// The maximum number of elements of an array, and of keys of an object.
    package static let countLimit = 200

    /// The keys of descriptions.
    package static let description = ObjectShape(
        "description",
        "One plugin. The base name of its file is the plugin's name.",
        contentKeys + controllerKeys)

    /// The keys of a description that concern the content of the plugin, its placement and its
    /// presentation.
    private static let contentKeys: [KeyShape] = [
        .optional(
            "$schema", .string, whenAbsent: "the editor's settings",
            "The path of the JSON Schema, for editors; plugingen ignores it. 'plugingen schema' prints the schema."
        ),
        .optional(
            "summary", .string, whenAbsent: "a sentence with the plugin's name",
            "What the plugin shows. It becomes the documentation comment of the controller."),
        .optional(
            "inputs", .list(of: .object(input)), whenAbsent: "[]",
            "The properties that a host sets."),
        .optional(
            "handlers", .list(of: .object(handler)), whenAbsent: "[]",
            "The closures that a host sets. The plugin calls them, for example when a button is tapped."
        ),
        .optional(
            "content", .view(outermost: true), whenAbsent: "an empty view",
            "The views that the controller shows."),
        .optional(
            "placement",
            .anyOf([
                .choice(of: PluginPlacement.Position.self),
                .object(placement),
            ]),
            whenAbsent: "\"fill\"", "Where the plugin sits in its host."),
        .optional(
            "presentation", .object(presentation), whenAbsent: "{}",
            "When the plugin becomes visible, how long it stays, and its transition."),
        .optional(
            "accessibility", .object(accessibilityOfPlugin), whenAbsent: "{}",
            "The plugin's values for assistive technologies."),
    ]
}

extension Vocabulary {
    /// The kinds of views. The first key of each determines the kind of view.
    package static let viewShapes = viewKinds.map { $0.shape() }

    /// The kinds of text that are not literals. The first key of each determines the kind.
    package static let textShapes = textKinds.map { $0.shape() }

    /// The first keys of views and of text, with their shapes. Most descriptions use only a few
    /// kinds, and only the shapes of those are created.
    package static let viewKinds: [ShapeKind] = [
        ("stack", { StackView.shape }), ("rows", { RowsView.shape }), ("box", { BoxView.shape }),
        ("label", { LabelView.shape }),
        ("button", { ButtonView.shape }), ("image", { ImageView.shape }),
        ("activityIndicator", { ActivityIndicatorView.shape }),
        ("progress", { ProgressView.shape }),
        ("textField", { TextFieldView.shape }), ("switch", { ValueControl.switchShape }),
        ("slider", { ValueControl.sliderShape }),
        ("segments", { ValueControl.segmentsShape }),
        ("contentUnavailable", { ContentUnavailableView.shape }),
        ("spacer", { SpacerView.shape }), ("separator", { SeparatorView.shape }),
        ("custom", { CustomView.shape }),
        ("swiftUI", { SwiftUIView.shape }),
    ]
    static let textKinds: [ShapeKind] = [
        ("localized", { localizedText }), ("input", { inputText }),
        ("swift", { expressionText }),
    ]

    /// The kinds of text that only labels have, too.
    static let labelTextKinds: [ShapeKind] = [
        ("localized", { localizedText }), ("input", { inputText }),
        ("swift", { expressionText }), ("markdown", { markdownText }),
    ]

    /// The kinds of text of labels that are not literals.
    package static let labelTextShapes = labelTextKinds.map { $0.shape() }

    package typealias ShapeKind = (key: String, shape: @Sendable () -> ObjectShape)

    /// The keys that only the outermost view has.
    package static let outermostKeys = [layoutOfContent] + surface.keys

    package static let layoutOfContent = KeyShape.optional(
        "layout", .anyOf([.choice(Choice(["center", "fill"])), .object(layout)]),
        whenAbsent: "\"center\"",
        "The position of the content in the controller's view: in the center of its margins, "
            + "filling them, or pinned to some edges.")

    /// Returns the keys that a view has in addition to those of its kind. A key that the kind has itself, such as the
    /// 'border' of a button, is not one of the surface behind the view.
    ///
    /// - Parameter kind: the first key of the kind.
    package static func extraKeys(of kind: String, isOutermost: Bool) -> [KeyShape] {
        let keys = isOutermost ? outermostKeys : kind == "stack" ? surface.keys : []
        let ownKeys =
            kind == "button"
            ? ButtonView.ownSurfaceKeys : kind == "box" ? BoxView.ownSurfaceKeys : []
        return ownKeys.isEmpty ? keys : keys.filter { !ownKeys.contains($0.name) }
    }

    package static let localizedText = ObjectShape(
        "localized text",
        "A localized string.",
        [
            .required("localized", .name, "The key of the text."),
            .required("value", .string, "The default value."),
            .optional("comment", .string, whenAbsent: "\"\"", "A comment for translators."),
        ])

    package static let inputText = ObjectShape(
        "text from an input",
        "A text that the host sets.",
        [.required("input", .identifier, "The input, of type String or String?.")])

    package static let expressionText = ObjectShape(
        "text from an expression",
        "A text that an expression of the app has.",
        [
            .required("swift", .swiftExpression, "The expression, of type String."),
            .optional(
                "example", .string, whenAbsent: "the expression is evaluated in tests, too",
                "The text that the expression has in tests."),
        ])

    package static let markdownText = ObjectShape(
        "text with markup",
        "A text with inline Markdown: emphasis, strong emphasis, code, strikethrough and links.",
        [.required("markdown", .text, "The text, with its markup.")])

    /// An expression in place of a color, a font or an image.
    package static let expression = ObjectShape(
        "expression",
        "An expression of the app, evaluated when the view is loaded and in 'reloadAppearance()'.",
        [.required("swift", .swiftExpression, "The expression.")])

    /// A color of the app in place of one of the framework.
    package static let colorOfApp = valueOfApp(
        "color of the app", "A color of an expression or of an input.",
        inputMeaning: "The input, of the type of colors: UIColor, NSColor or PlatformColor.")

    /// The value of a property of a custom view.
    package static let propertyOfView = valueOfApp(
        "property of a custom view", "The value of a property of a custom view.",
        inputMeaning: "The input, of the type of the property.")

    /// Returns the shape of a value that is an expression or an input.
    private static func valueOfApp(
        _ name: String, _ summary: String, inputMeaning: String
    ) -> ObjectShape {
        ObjectShape(
            name, summary,
            [
                .optional(
                    "swift", .swiftExpression, whenAbsent: "one of the two is required",
                    "The expression."),
                .optional(
                    "input", .identifier, whenAbsent: "one of the two is required", inputMeaning),
            ],
            oneOf: ["swift", "input"])
    }

    static let calls = KeyShape.optional(
        "calls", .list(of: .swiftExpression), whenAbsent: "[]",
        "Calls of methods of the view, without the view: 'applyHeadlineStyle()'.",
        synonyms: ["style", "apply", "modifiers"])

    static func font(whenAbsent: String) -> KeyShape {
        .optional(
            "font", .anyOf([.token(.font, or: Choice([])), .object(expression)]),
            whenAbsent: whenAbsent,
            "The font, in place of a text style. To follow the user's text size, the font of an expression has to be a scaled one."
        )
    }

    static func textStyle(default style: TextStyle) -> Key<TextStyle> {
        Key("textStyle", default: style, textStyleSummary)
    }

    /// Returns the key for a text style without a default of its own.
    static func textStyle(whenAbsent: String) -> KeyShape {
        .optional(
            "textStyle", .choice(of: TextStyle.self), whenAbsent: whenAbsent,
            textStyleSummary)
    }

    private static let textStyleSummary = "The text style, whose size follows the user's text size."
}
