import PluginDescriptions

/// A property that an expression of the app determines.
struct AppearanceProperty {
    /// The view with the property, seen from the controller.
    let owner: String
    let property: PropertySpelling
    let use: AppearanceBinding.Use
    let expression: String
    /// The place of the expression in the description.
    let range: SourceRange
}

extension ViewNames {
    /// The properties that expressions of the app determine, those of the controller's view first.
    func appearanceProperties(of plugin: PluginDescription) -> [AppearanceProperty] {
        let background = plugin.content?.background?.expression.map { expression in
            AppearanceProperty(
                owner: kit.spelling.views.backgroundView, property: kit.properties.background,
                use: .color, expression: kit.translated(expression.value), range: expression.range)
        }
        return [background].compactMap(\.self)
            + views.flatMap { name, view in
                view.appearanceBindings.flatMap { binding in
                    view.properties(for: binding.use, kit).map { property in
                        AppearanceProperty(
                            owner: name, property: property, use: binding.use,
                            expression: kit.translated(binding.expression.value),
                            range: binding.expression.range)
                    }
                }
            }
    }
}

extension ContentView {
    /// Returns the properties that an expression determines; none if the framework lacks them.
    fileprivate func properties(
        for use: AppearanceBinding.Use, _ kit: KitDialect
    ) -> [PropertySpelling] {
        switch use {
        case .text: properties(for: InputBinding.Use.text, kit)
        case .placeholder: [kit.properties.placeholder]
        case .image: [kit.properties.image]
        case .color: [colorProperty(kit)].compactMap(\.self)
        case .font: [fontProperty(kit)]
        case .accessibilityLabel: [kit.properties.accessibilityLabel]
        case .accessibilityHint: [kit.properties.accessibilityHint]
        case .accessibilityValue: [kit.properties.accessibilityValue]
        }
    }

    private func colorProperty(_ kit: KitDialect) -> PropertySpelling? {
        switch self {
        case .label: kit.properties.labelColor
        case .button(let button): kit.properties.buttonColor(button.isBordered)
        case .image: kit.properties.imageTint
        case .activityIndicator: kit.properties.indicatorColor
        case .progress: kit.properties.progressColor
        case .stack, .textField, .spacer, .custom: nil
        }
    }

    private func fontProperty(_ kit: KitDialect) -> PropertySpelling {
        if case .textField = self { kit.properties.fieldFont } else { kit.properties.labelFont }
    }
}

/// The data for the method that evaluates the expressions of the app; nothing if there are none.
func appearanceContext(of plugin: PluginDescription, names: ViewNames) -> MustacheValue {
    guard plugin.hasAppearanceBindings else { return .nothing }
    return [
        "assignments": .list(
            names.appearanceProperties(of: plugin).map { part in
                let statement = part.property.assignment(of: part.expression, to: part.owner)
                return ["statement": .text(statement)]
            }),
        "notification": .optional(plugin.controller.appearanceNotification),
    ]
}
