extension Vocabulary {
    /// The kinds of views. The first key of each determines the kind of view.
    package static let viewShapes = viewKinds.map { $0.shape() }

    /// The kinds of text that are not literals. The first key of each determines the kind.
    package static let textShapes = textKinds.map { $0.shape() }

    /// The first keys of views and of text, with their shapes. Most descriptions use only a few
    /// kinds, and only the shapes of those are created.
    static let viewKinds: [ShapeKind] = [
        ("stack", { stack }), ("label", { LabelView.shape }), ("button", { button }), ("image", { image }),
        ("activityIndicator", { activityIndicator }), ("progress", { progress }),
        ("textField", { textField }), ("switch", { switchControl }), ("slider", { slider }),
        ("segments", { segmentedControl }), ("contentUnavailable", { contentUnavailable }),
        ("spacer", { spacer }), ("custom", { custom }), ("swiftUI", { swiftUI }),
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

    typealias ShapeKind = (key: String, shape: @Sendable () -> ObjectShape)

    /// The keys that only the outermost view has.
    package static let outermostKeys = [layoutOfContent] + surface.keys

    package static let layoutOfContent = KeyShape.optional(
        "layout", .anyOf([.choice(Choice(["center", "fill"])), .object(layout)]),
        whenAbsent: "\"center\"",
        "The position of the content in the controller's view: in the center of its margins, "
            + "filling them, or pinned to some edges.")

    /// Returns the keys that a view has in addition to those of its kind.
    ///
    /// - Parameter kind: the first key of the kind.
    package static func extraKeys(of kind: String, isOutermost: Bool) -> [KeyShape] {
        isOutermost ? outermostKeys : kind == "stack" ? surface.keys : []
    }

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
                whenAbsent: "\"vertical\"", "The direction of the stack."),
            .optional(
                "spacing", .number(0...1000), whenAbsent: "8", "Points between two views."),
            .optional(
                "alignment", .choice(of: StackView.Alignment.self),
                whenAbsent: "\"center\"", "How the views are aligned across the axis."),
            .optional(
                "distribution", .choice(of: StackView.Distribution.self),
                whenAbsent: "\"fill\"", "How the views fill the stack along its axis."),
            .optional(
                "margins", insetsValue,
                whenAbsent: "16 on a surface, 8 above and below in a capsule, and otherwise 0",
                "Points around all views."),
            tapOfStack, longPressOfStack, shownWhen, hiddenWhen,
        ])

    package static let button = ObjectShape(
        "button",
        "A button with a title.",
        [
            .required("button", .identifier, "The name of the property that holds the button."),
            .required(
                "title", .textOrPair,
                "The title. If it comes from an input, the button is hidden while the input is nil."
            ),
            .optional(
                "triggers", .anyOf([.identifier, .object(trigger)]),
                whenAbsent: "none, with a warning",
                "The handler to call when the button is tapped, alone or with constant arguments."),
            .optional(
                "style", .choice(of: ButtonView.Style.self),
                whenAbsent: "\"bordered\"", "The button's style."),
            .optional(
                "role", .choice(of: ButtonView.Role.self),
                whenAbsent: "\"normal\"", "The button's role."),
            .optional(
                "symbol", symbolOrPair, whenAbsent: "no image",
                "The name of an SF Symbol, shown beside the title, or a pair of them."),
            .optional(
                "asset", .anyOf([.asset, .object(expression)]), whenAbsent: "no image",
                "The name of an image in the app's asset catalog, or an expression that has an image, shown beside the title."
            ),
            .optional(
                "imagePlacement", .choice(of: ButtonView.ImagePlacement.self),
                whenAbsent: "the leading side", "The side of the title that the image is on."),
            .optional(
                "iconOnly", .boolean, whenAbsent: "false",
                "Shows only the image; the title becomes the accessibility label."
            ),
            color(whenAbsent: "the tint color", "The color of the button."),
            .optional(
                "shape", .choice(of: ButtonView.Shape.self), whenAbsent: "the platform's",
                "The shape of the button's background."),
            .optional(
                "size", .choice(of: ButtonView.Size.self), whenAbsent: "the platform's",
                "The size of the button."),
            .optional(
                "insets", insetsValue, whenAbsent: "those of the size",
                "Points between the button's edges and its content."),
            textStyle(whenAbsent: "the font of the size; \"body\" with a 'weight'"),
            .optional(
                "weight", .choice(of: FontWeight.self),
                whenAbsent: "that of the text style", "The thickness of the title's strokes."),
            font(whenAbsent: "the font of the text style"),
            enabledWhen, busyWhen,
            .optional(
                "busyLabel", .text, whenAbsent: "no text, with a warning",
                "The accessibility value while the button is busy. VoiceOver announces it."
            ),
            shownWhen, hiddenWhen, accessibility,
        ] + classOfApp)

    package static let image = ObjectShape(
        "image",
        "An image: a symbol, an asset of the app, an image that the host sets, or an expression.",
        [
            .required("image", .identifier, "The name of the property that holds the image view."),
            .optional(
                "symbol", symbolOrPair, whenAbsent: "one of the four is required",
                "The name of an SF Symbol, or a pair of them."),
            .optional(
                "asset", .asset, whenAbsent: "one of the four is required",
                "The name of an image in the app's asset catalog."),
            .optional(
                "input", .identifier, whenAbsent: "one of the four is required",
                "The input with the image. The image view is hidden while the input is nil."),
            .optional(
                "swift", .swiftExpression, whenAbsent: "one of the four is required",
                "An expression of the app that has the image."),
            textStyle(whenAbsent: "\"title1\""),
            .optional(
                "size", .object(size), whenAbsent: "the image's own",
                "The size that the image is fitted into. It does not follow the user's text size."),
            .optional(
                "tint",
                .anyOf([.token(.color, or: Choice(of: SemanticColor.self)), .object(expression)]),
                whenAbsent: "the tint color", "The color of a symbol, or of a template image."),
            .optional(
                "decorative", .boolean, whenAbsent: "false",
                "Whether VoiceOver skips the image."),
            shownWhen, hiddenWhen, accessibility,
        ] + classOfApp,
        oneOf: ["symbol", "asset", "input", "swift"])

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
            color(whenAbsent: "the system's", "The color of the indicator."),
            shownWhen, hiddenWhen, accessibility,
        ] + classOfApp)

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

    static func font(whenAbsent: String) -> KeyShape {
        .optional(
            "font", .anyOf([.token(.font, or: Choice([])), .object(expression)]),
            whenAbsent: whenAbsent,
            "The font, in place of a text style. To follow the user's text size, the font of an expression has to be a scaled one."
        )
    }

    static func textStyle(whenAbsent: String) -> KeyShape {
        .optional(
            "textStyle", .choice(of: TextStyle.self), whenAbsent: whenAbsent,
            "The text style, whose size follows the user's text size.")
    }
}
