extension Vocabulary {
    package static let progress = ObjectShape(
        "progress bar",
        "A bar that shows how far something has come.",
        [
            .required("progress", .identifier, "The name of the property that holds the bar."),
            .required(
                "value", .anyOf([.number(0...1), .object(inputValue)]),
                "How far it has come, from 0 to 1. A bar whose input is nil is hidden."),
            width(whenAbsent: "160"),
            color(whenAbsent: "the tint colour", "The colour of the part that is done."),
            shownWhen, hiddenWhen, accessibility,
        ])

    package static let textField = ObjectShape(
        "text field",
        "A line of text that is typed. The input that it shows follows what is typed.",
        [
            .required("textField", .identifier, "The name of the property that holds the field."),
            .required("text", .object(inputText), "The input of type String that is edited."),
            .optional(
                "placeholder", .text, whenAbsent: "no text", "What an empty field shows."),
            .optional(
                "triggers", .identifier, whenAbsent: "nothing is called",
                "The handler that is called when the text was edited."),
            .optional(
                "keyboard", .choice(of: TextFieldView.Keyboard.self),
                whenAbsent: "that of the content type, and else \"default\"",
                "The keyboard for the field."),
            .optional(
                "contentType", .choice(of: TextFieldView.ContentType.self),
                whenAbsent: "\"password\" for a secure field, that of the keyboards "
                    + "\"emailAddress\" and \"URL\", and else none",
                "What is typed, which the system offers to fill in."),
            .optional(
                "secure", .boolean, whenAbsent: "false", "Whether what is typed is hidden."),
            width(whenAbsent: "240"),
            enabledWhen, shownWhen, hiddenWhen, accessibility,
        ])

    package static let spacer = ObjectShape(
        "spacer",
        "Empty space in a stack.",
        [
            .required(
                "spacer", .anyOf([.number(0...1000), .choice(Choice(["flexible"]))]),
                "Points along the stack; flexible spacers share what is left.")
        ])

    package static let custom = ObjectShape(
        "custom view",
        "A view of any type.",
        [
            .required("custom", .identifier, "The name of the property that holds the view."),
            .required("type", .swiftType, "The type of the view."),
            .optional(
                "create", .swiftExpression, whenAbsent: "the type, called without arguments",
                "The expression that makes the view."),
            shownWhen, hiddenWhen, accessibility,
        ])

    package static let inputValue = ObjectShape(
        "value from an input",
        "A number that the host sets.",
        [.required("input", .identifier, "The input, of type Float, Double, Float? or Double?.")])

    package static let size = ObjectShape(
        "size",
        "A width and a height.",
        [
            .required("width", .number(1...1000), "Points."),
            .required("height", .number(1...1000), "Points."),
        ])

    package static let layout = ObjectShape(
        "layout",
        "Edges that content is tied to. Where neither edge of an axis is named, it is centred.",
        [
            .optional(
                "edges", .list(of: .choice(of: ContentLayout.Edge.self)),
                whenAbsent: "[\"top\", \"leading\", \"bottom\", \"trailing\"]",
                "The edges that the content is tied to; it stays within the others."),
            .optional(
                "insets", insetsValue, whenAbsent: "0",
                "Points between the content and the edges, at least to those it is not tied to."),
            .optional(
                "to", .choice(of: ContentLayout.Area.self),
                whenAbsent: "\"margins\"", "Which area the edges belong to."),
        ])

    package static let insets = ObjectShape(
        "set of insets",
        "Points at each edge.",
        ContentLayout.Edge.allCases.map { edge in
            .optional(edge.rawValue, .number(0...1000), whenAbsent: "0", "Points at this edge.")
        })

    package static let accessibilityOfView = ObjectShape(
        "set of accessibility keys",
        "What assistive technologies and UI tests know of a view.",
        [
            .optional(
                "label", .text, whenAbsent: "the text that the view shows", "What it is called."),
            .optional("hint", .text, whenAbsent: "no hint", "What happens when it is used."),
            .optional(
                "value", .text, whenAbsent: "the view's own",
                "Its current value, as VoiceOver reads it."),
            .optional(
                "traits", .list(of: .choice(of: AccessibilityTrait.self)),
                whenAbsent: "[]", "Traits in addition to those of its kind of view."),
            .optional(
                "identifier", .name, whenAbsent: "none", "What UI tests find the view by."),
        ])

    /// Points at all edges, or at each.
    static let insetsValue = ValueShape.anyOf([.number(0...1000), .object(insets)])

    static let shownWhen = KeyShape.optional(
        "shownWhen", .identifier, whenAbsent: "always shown",
        "The input of type Bool that says whether the view is shown.")

    static let hiddenWhen = KeyShape.optional(
        "hiddenWhen", .identifier, whenAbsent: "always shown",
        "The input of type Bool that says whether the view is hidden.")

    static let enabledWhen = KeyShape.optional(
        "enabledWhen", .identifier, whenAbsent: "always enabled",
        "The input of type Bool that says whether the view can be used.")

    static let accessibility = KeyShape.optional(
        "accessibility", .object(accessibilityOfView), whenAbsent: "{}",
        "What assistive technologies and UI tests know of the view.")

    static func color(whenAbsent: String, _ summary: String) -> KeyShape {
        .optional(
            "color", .choice(of: SemanticColor.self), whenAbsent: whenAbsent,
            summary)
    }

    private static func width(whenAbsent: String) -> KeyShape {
        .optional(
            "width", .number(1...1000), whenAbsent: whenAbsent,
            "Points, where nothing else gives the view a width.")
    }
}
