import PluginDescriptions

/// The data for the test of a plugin's appearance; nothing if no expression of the app determines it.
func appearanceTestsContext(
    of plugin: PluginDescription, names: ViewNames, places: DescriptionPlaces
) -> MustacheValue {
    guard plugin.hasAppearanceBindings else { return .nothing }
    let kit = names.kit
    let properties = names.appearanceProperties(of: plugin)
    return [
        "parts": .list(
            properties.map { part in
                let owner = part.owner(prefix: "plugin.", kit)
                let actual = "\(owner).\(part.property.getter)"
                let expected =
                    part.binding.example.map(SwiftLiteral.string)
                    ?? kit.translated(part.binding.expression.value)
                let isColor = part.binding.use == .color
                return [
                    "actual": .text(isColor ? "resolved(\(actual))" : actual),
                    "expected": .text(isColor ? "resolved(\(expected))" : expected),
                    "removal": .text(
                        part.property.assignment(
                            of: part.property.valueForNil ?? "nil", to: owner)),
                    "place": .text(places.text(part.binding.expression.range)),
                ]
            }),
        "hasColors": .flag(properties.contains { $0.binding.use == .color }),
        "notification": .optional(plugin.controller.appearanceNotification),
    ]
}
