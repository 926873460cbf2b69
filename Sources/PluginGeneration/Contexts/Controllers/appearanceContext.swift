import PluginDescriptions

/// A property that an expression of the app determines.
struct AppearanceProperty {
    /// The view with the property; nil for the plugin's view.
    let view: String?
    let property: PropertySpelling
    let binding: AppearanceBinding

    /// Returns the view as an expression.
    ///
    /// - Parameter prefix: `plugin.` in tests, empty in the controller.
    func owner(prefix: String = "", _ kit: KitDialect) -> String {
        view.map { prefix + $0 } ?? kit.spelling.views.backgroundView(prefix + "view")
    }
}

extension ViewNames {
    /// The properties that expressions of the app determine, those of the controller's view first.
    func appearanceProperties(of plugin: PluginDescription) -> [AppearanceProperty] {
        let background = plugin.content?.background?.expression.map { expression in
            AppearanceProperty(
                view: nil, property: kit.properties.background,
                binding: AppearanceBinding(use: .color, expression: expression))
        }
        return [background].compactMap(\.self)
            + views.flatMap { name, view in
                view.appearanceBindings.flatMap { binding in
                    view.properties(for: binding.use, kit).map { property in
                        AppearanceProperty(view: name, property: property, binding: binding)
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
    let kit = names.kit
    return [
        "assignments": .list(
            names.appearanceProperties(of: plugin).map { part in
                let statement = part.property.assignment(
                    of: kit.translated(part.binding.expression.value), to: part.owner(kit))
                return ["statement": .text(statement)]
            }),
        "notification": .optional(plugin.controller.appearanceNotification),
    ]
}
