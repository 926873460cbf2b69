import PluginDescriptions

/// The data for the test of a plugin's appearance; nothing if no expression of the app determines it.
func appearanceTestsContext(
    of plugin: PluginDescription, tree: ViewTree, places: DescriptionPlaces
) -> MustacheValue {
    let parts = tree.appearanceProperties(of: plugin).map { part in
        TestedAppearance(part, tree.dialect)
    }
    if parts.isEmpty { return .nothing }
    return [
        "parts": .list(
            parts.map { part in
                [
                    "actual": .text(part.actual), "expected": .text(part.expected),
                    "removal": .text(part.removal), "place": .text(places.text(part.range)),
                ]
            }),
        "hasColors": .flag(parts.contains(where: \.isColor)),
        "notification": .optional(plugin.controller.appearance.notification),
    ]
}

/// A property whose value a test compares with an expression of the app.
private struct TestedAppearance {
    let actual: String
    let expected: String
    /// The statement that sets the property to another value.
    let removal: String
    let isColor: Bool
    let range: SourceRange

    init(_ part: AppearanceProperty, _ dialect: KitDialect) {
        let owner = part.owner(prefix: "plugin.", dialect)
        let value = "\(owner).\(part.property.getter)"
        let expression =
            part.binding.example.map(SwiftLiteral.string)
            ?? dialect.translated(part.binding.expression.value)
        isColor = part.binding.use == .color || part.binding.use.isOfSurface
        actual = isColor ? "resolved(\(value))" : value
        expected = isColor ? "resolved(\(expression))" : expression
        removal = part.property.assignment(of: part.property.valueForNil ?? "nil", to: owner)
        range = part.binding.expression.range
    }
}
