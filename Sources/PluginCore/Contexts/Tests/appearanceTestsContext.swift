/// The data for the test of a plugin's appearance; nothing if no expression of the app determines it.
func appearanceTestsContext(
    of plugin: PluginDescription, tree: ViewTree, prefix: String
) -> MustacheValue {
    let parts = tree.appearanceProperties(of: plugin).compactMap { part in
        TestedAppearance(part, tree.dialect)
    }
    if parts.isEmpty { return .nothing }
    return [
        "parts": .list(
            parts.map { part in
                [
                    "expectation": Expectation(
                        actual: part.actual, expected: part.expected, key: part.key
                    ).statement(prefix: prefix),
                    "removal": .text(part.removal),
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
    /// The place of the expression in the description.
    let key: String

    /// Creates the data; nil if tests do not know the value.
    init?(_ part: AppearanceProperty, _ dialect: KitDialect) {
        let owner = part.owner(prefix: "plugin.", dialect)
        let value = "\(owner).\(part.property.getter)"
        guard let expression = part.binding.expectedExpression(dialect) else { return nil }
        isColor = part.binding.use == .color || part.binding.use.isOfSurface
        actual = isColor ? "resolved(\(value))" : value
        expected = isColor ? "resolved(\(expression))" : expression
        removal = part.property.assignment(of: part.property.valueForNil ?? "nil", to: owner)
        key = "content" + (part.view.map { ".\($0)" } ?? "")
    }
}

extension AppearanceBinding {
    /// Returns the expression for the value in tests; nil if it is not known.
    fileprivate func expectedExpression(_ dialect: KitDialect) -> String? {
        guard let pair else {
            return example.map(SwiftLiteral.string) ?? dialect.translated(expression.value)
        }
        guard let then = pair.then.expectedExpression(dialect),
            let otherwise = pair.otherwise.expectedExpression(dialect)
        else { return nil }
        return "plugin.\(SwiftIdentifier.escaped(pair.input.value)) ? \(then) : \(otherwise)"
    }
}
