extension Vocabulary {
    /// The views that content is made of. The first key of each names the kind of view.
    package static let views = viewKinds.map { $0.shape() }

    /// The kinds of text that are not literals. The first key of each tells them apart.
    package static let texts = textKinds.map { $0.shape() }

    /// The first keys of views and texts. Most descriptions have few, and only their shapes are made.
    static let viewKinds: [ShapeKind] = [
        ("stack", { stack }), ("label", { label }), ("button", { button }), ("image", { image }),
        ("activityIndicator", { activityIndicator }), ("progress", { progress }),
        ("textField", { textField }), ("spacer", { spacer }), ("custom", { custom }),
    ]
    static let textKinds: [ShapeKind] = [
        ("localized", { localizedText }), ("input", { inputText }),
    ]

    typealias ShapeKind = (key: String, shape: @Sendable () -> ObjectShape)

    /// Keys of the outermost view only.
    package static let outermostKeys: [KeyShape] = [
        .optional(
            "layout", .anyOf([.choice(Choice(["center", "fill"])), .object(layout)]),
            whenAbsent: "\"center\"",
            "Where the content sits in the controller's view: in the centre of its margins, "
                + "filling them, or tied to some edges."),
        .optional(
            "background", .choice(of: BackgroundColor.self),
            whenAbsent: "the host shows through", "The colour of the controller's view."),
    ]

    package static let stack = ObjectShape(
        "stack",
        "Views in a row or in a column.",
        [
            .required("stack", .list(of: .view(outermost: false)), "The views, in order."),
            .optional(
                "name", .identifier, whenAbsent: "'contentStack', 'contentStack2' and so on",
                "The name of the property that holds the stack."),
            .optional(
                "axis", .choice(of: StackView.Axis.self),
                whenAbsent: "\"vertical\"", "The direction in which the views follow each other."),
            .optional(
                "spacing", .number(0...1000), whenAbsent: "8", "Points between two views."),
            .optional(
                "alignment", .choice(of: StackView.Alignment.self),
                whenAbsent: "\"center\"", "How the views are aligned across the axis."),
            .optional(
                "distribution", .choice(of: StackView.Distribution.self),
                whenAbsent: "\"fill\"", "How the views share the length of the stack."),
            .optional("margins", insetsValue, whenAbsent: "0", "Points around all views."),
            shownWhen, hiddenWhen,
        ])

    package static let label = ObjectShape(
        "label",
        "A text that is read.",
        [
            .required("label", .identifier, "The name of the property that holds the label."),
            .required("text", .text, "The text. A label whose input is nil is hidden."),
            textStyle(whenAbsent: "\"body\""),
            .optional(
                "weight", .choice(of: FontWeight.self),
                whenAbsent: "that of the text style", "The thickness of the text's strokes."),
            .optional(
                "lines", .integer(0...1000), whenAbsent: "0",
                "The greatest number of lines; 0 for as many as the text needs."),
            .optional(
                "textAlignment", .choice(of: LabelView.Alignment.self),
                whenAbsent: "center in a column that centres its views, and else natural",
                "Which side the lines of the text are aligned to."),
            color(whenAbsent: "the colour of labels", "The colour of the text."),
            shownWhen, hiddenWhen, accessibility,
        ])

    package static let button = ObjectShape(
        "button",
        "A button with a title.",
        [
            .required("button", .identifier, "The name of the property that holds the button."),
            .required("title", .text, "The title. A button whose input is nil is hidden."),
            .optional(
                "triggers", .identifier, whenAbsent: "nothing is called, which is a warning",
                "The handler that is called when the button is tapped."),
            .optional(
                "style", .choice(of: ButtonView.Style.self),
                whenAbsent: "\"bordered\"", "How the button looks."),
            .optional(
                "role", .choice(of: ButtonView.Role.self),
                whenAbsent: "\"normal\"", "What the button is for."),
            .optional(
                "symbol", .name, whenAbsent: "no image",
                "The name of the SF Symbol beside the title."),
            .optional(
                "iconOnly", .boolean, whenAbsent: "false",
                "Whether the symbol stands for the title, which is told to those who do not see it."
            ),
            color(whenAbsent: "the tint colour", "The colour of the button."),
            enabledWhen, shownWhen, hiddenWhen, accessibility,
        ])

    package static let image = ObjectShape(
        "image",
        "An image: a symbol, one of the app's assets, or what the host sets.",
        [
            .required("image", .identifier, "The name of the property that holds the image view."),
            .optional(
                "symbol", .name, whenAbsent: "one of the three is required",
                "The name of an SF Symbol."),
            .optional(
                "asset", .name, whenAbsent: "one of the three is required",
                "The name of an image of the app."),
            .optional(
                "input", .identifier, whenAbsent: "one of the three is required",
                "The input that holds the image. An image view whose input is nil is hidden."),
            textStyle(whenAbsent: "\"title1\""),
            .optional(
                "size", .object(size), whenAbsent: "the image's own",
                "The size that the image is fitted into, whatever the user's text size is."),
            .optional(
                "tint", .choice(of: SemanticColor.self),
                whenAbsent: "the tint colour", "The colour of a symbol, or of a template image."),
            .optional(
                "decorative", .boolean, whenAbsent: "false",
                "Whether VoiceOver skips the image."),
            shownWhen, hiddenWhen, accessibility,
        ],
        oneOf: ["symbol", "asset", "input"])

    package static let activityIndicator = ObjectShape(
        "activity indicator",
        "A spinning indicator.",
        [
            .required(
                "activityIndicator", .identifier,
                "The name of the property that holds the indicator."),
            .optional(
                "size", .choice(of: ActivityIndicatorView.Size.self),
                whenAbsent: "\"medium\"", "The size of the indicator."),
            color(whenAbsent: "the system's", "The colour of the indicator."),
            shownWhen, hiddenWhen, accessibility,
        ])

    package static let localizedText = ObjectShape(
        "localized text",
        "A text that is looked up in the app's string tables.",
        [
            .required("localized", .name, "The key of the text."),
            .required("value", .string, "The text where the tables have none."),
            .optional("comment", .string, whenAbsent: "\"\"", "A remark for translators."),
        ])

    package static let inputText = ObjectShape(
        "text from an input",
        "A text that the host sets.",
        [.required("input", .identifier, "The input, of type String or String?.")])

    private static func textStyle(whenAbsent: String) -> KeyShape {
        .optional(
            "textStyle", .choice(of: TextStyle.self), whenAbsent: whenAbsent,
            "The text style whose size is used; it follows the user's setting.")
    }
}
