extension Vocabulary {
    /// The keys of the outermost view and of stacks that concern the surface behind them.
    package static let surface = ObjectShape(
        "surface",
        "The surface behind a plugin or a stack.",
        [
            .optional(
                "background",
                .anyOf([
                    .token(
                        .color,
                        or: Choice(
                            BackgroundColor.allCases.map(\.rawValue)
                                + Surface.Material.allCases.map(\.rawValue))),
                    .object(expression),
                ]),
                whenAbsent: "no background",
                "The color or the material behind the content."),
            .optional(
                "cornerRadius", .anyOf([.number(0...1000), .choice(Choice(["capsule"]))]),
                whenAbsent: "square corners",
                "The radius of the corners in points; a capsule has half of its shorter side."),
            .optional(
                "border", .object(border), whenAbsent: "no border", "A line along the edges."),
            .optional(
                "shadow", .object(shadow), whenAbsent: "no shadow",
                "A black shadow. It needs a background."),
        ])

    package static let border = ObjectShape(
        "border",
        "A line along the edges of a surface.",
        [
            color(whenAbsent: "\"separator\"", "The color of the line."),
            .optional("width", .number(0.25...20), whenAbsent: "1", "The width in points."),
        ])

    package static let shadow = ObjectShape(
        "shadow",
        "The black shadow of a surface.",
        [
            .optional("opacity", .number(0...1), whenAbsent: "0.15", "The opacity."),
            .optional("radius", .number(0...100), whenAbsent: "12", "The blur in points."),
            .optional("x", .number(-100...100), whenAbsent: "0", "Points to the right."),
            .optional("y", .number(-100...100), whenAbsent: "4", "Points down."),
        ])
}
