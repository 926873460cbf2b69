extension ContentView {
    /// Returns the type annotation of the view's property; nothing if the expression that creates
    /// the view begins with the type.
    func typeAnnotation(_ dialect: KitDialect) -> MustacheValue {
        guard let viewClass, let creation = viewClass.creation?.value,
            let type = viewClass.type?.value ?? className(in: dialect.kit),
            !creation.hasPrefix(type + "(")
        else { return nil }
        return .text(dialect.translated(type))
    }
}

extension TextSource {
    /// Whether the text neither comes from an input nor from an expression of the app, nor from a pair.
    var isFixed: Bool {
        switch self {
        case .literal, .localized: true
        case .input, .swift, .pair: false
        }
    }
}

extension ContentView {
    /// Whether the view is an accessibility element; nil for the framework's default. A custom view
    /// or a SwiftUI view that has only a label may contain other elements, which would be hidden if it were an
    /// element itself.
    var isElement: Bool? {
        let accessibility = attributes.accessibility
        switch self {
        case .image(let image) where image.isDecorative: return false
        case .image: return accessibility.label == nil ? nil : true
        case .custom, .swiftUI:
            return accessibility.value == nil && accessibility.traits.isEmpty ? nil : true
        default: return nil
        }
    }

    /// Returns whether the view is an accessibility element; nil for the framework's default, or if
    /// the value of an input decides.
    func fixedElement(in plugin: PluginDescription) -> Bool? {
        isConditionalElement(in: plugin) ? nil : isElement
    }

    /// Returns whether the view is an accessibility element only while an input has a value.
    func isConditionalElement(in plugin: PluginDescription) -> Bool {
        guard case .image = self, case .input(let name)? = attributes.accessibility.label else {
            return false
        }
        return plugin.inputs.contains { $0.name.value == name.value && $0.isOptional }
    }
}
