extension Vocabulary {
    package static let appearance = ObjectShape(
        "appearance",
        "The app's own colors and fonts, and when plugins evaluate the expressions of the app again.",
        [
            .optional(
                "colors", .named(appColor), whenAbsent: "{}",
                "The app's colors. Descriptions use them by their names."),
            .optional(
                "fonts", .named(appFont), whenAbsent: "{}",
                "The app's fonts. Descriptions use them by their names."),
            .optional(
                "bundle", .choice(of: StringTable.Bundle.self), whenAbsent: "\"main\"",
                "The bundle with the asset catalog of the colors, as for 'strings'."),
            .optional(
                "imports", .list(of: .moduleName), whenAbsent: "[]",
                "The modules that the expressions in this object need."),
            .optional(
                "notification", .swiftExpression,
                whenAbsent: "only when 'reloadAppearance()' is called",
                "The name of a notification, an expression of type Notification.Name."),
        ])

    package static let appColor = ObjectShape(
        "app color",
        "A color of the app: from its asset catalog, in digits, or an expression.",
        [
            .optional(
                "asset", .name, whenAbsent: "no asset",
                "The name of a color set in the asset catalog."),
            .optional(
                "light", .hexColor, whenAbsent: "no color",
                "The color in the light style: six hexadecimal digits for red, green and blue, and two more for the opacity if it is not full."
            ),
            .optional(
                "dark", .hexColor, whenAbsent: "that of 'light'", "The color in the dark style."),
            .optional(
                "swift", .swiftExpression, whenAbsent: "no expression",
                "An expression of type UIColor or NSColor."),
        ],
        oneOf: ["asset", "light", "swift"])

    package static let appFont = ObjectShape(
        "app font",
        "A font of the app: its size at the default text size, or an expression.",
        [
            .optional(
                "size", .number(1...200), whenAbsent: "no size",
                "The size in points at the default text size."),
            .optional(
                "custom", .name, whenAbsent: "the system's font",
                "The PostScript name of a font that the app contains."),
            .optional(
                "weight", .choice(of: FontWeight.self), whenAbsent: "\"regular\"",
                "The weight of the system's font. The name of a custom font has its weight."),
            .optional(
                "textStyle", .choice(Choice(TextStyle.ofAllKits.map(\.rawValue))),
                whenAbsent: "\"body\"",
                "The text style with which the size grows and shrinks."),
            .optional(
                "swift", .swiftExpression, whenAbsent: "no expression",
                "An expression of type UIFont or NSFont."),
        ],
        oneOf: ["size", "swift"])
}
