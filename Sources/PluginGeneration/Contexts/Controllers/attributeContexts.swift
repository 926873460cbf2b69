import PluginDescriptions

extension ContentView {
    /// Whether anything is said of the view besides what makes it.
    var isConfigured: Bool {
        switch self {
        case .spacer(let spacer): spacer.length != nil
        case .custom(let view): isElement != nil || view.attributes.accessibility.isConfigured
        default: true
        }
    }

    /// The type of the view's property, where the expression that makes the view does not begin
    /// with it.
    func typeAnnotation(_ kit: KitDialect) -> MustacheValue {
        guard case .custom(let view) = self, let creation = view.creation?.value,
            !creation.hasPrefix(view.type.value + "(")
        else { return nil }
        return .text(kit.translated(view.type.value))
    }
}

extension ViewAccessibility {
    fileprivate var isConfigured: Bool {
        identifier != nil || !traits.isEmpty || label?.isFixed == true || hint?.isFixed == true
            || value?.isFixed == true
    }
}

extension TextSource {
    /// Whether the text neither comes from an input nor from an expression of the app.
    var isFixed: Bool {
        switch self {
        case .literal, .localized: true
        case .input, .swift: false
        }
    }
}

/// What assistive technologies are told of a view; nothing where that is what the kit says anyway.
func accessibilityContext(
    of view: ContentView, named name: String, in plugin: PluginDescription, _ kit: KitDialect
) -> MustacheValue {
    let accessibility = view.attributes.accessibility
    let isElement = view.fixedElement(in: plugin)
    guard isElement != nil || accessibility.isConfigured else { return .nothing }
    return [
        "isElement": .optional(isElement.map { String($0) }),
        "label": kit.assignment(of: accessibility.label, to: \.accessibilityLabel, of: name),
        "hint": kit.assignment(of: accessibility.hint, to: \.accessibilityHint, of: name),
        "value": kit.assignment(of: accessibility.value, to: \.accessibilityValue, of: name),
        "traits": .list(
            kit.spelling.traits.insertions(of: accessibility.traits).map {
                ["statement": .text("\(name).\($0)")]
            }),
        "identifier": .optional(accessibility.identifier.map(SwiftLiteral.string)),
    ]
}

extension ContentView {
    /// Whether assistive technologies see the view; nil for what the kit says. A custom view with a label
    /// alone may hold others, which would not be seen if it were.
    var isElement: Bool? {
        let accessibility = attributes.accessibility
        switch self {
        case .image(let image) where image.isDecorative: return false
        case .image: return accessibility.label == nil ? nil : true
        case .custom:
            return accessibility.value == nil && accessibility.traits.isEmpty ? nil : true
        default: return nil
        }
    }

    /// The same; nil as well where an input changes it.
    func fixedElement(in plugin: PluginDescription) -> Bool? {
        isElementAtTimes(in: plugin) ? nil : isElement
    }

    /// Whether assistive technologies see the view while an input has a text for it.
    func isElementAtTimes(in plugin: PluginDescription) -> Bool {
        guard case .image = self, case .input(let name)? = attributes.accessibility.label else {
            return false
        }
        return plugin.inputs.contains { $0.name.value == name.value && $0.isOptional }
    }
}

extension KitDialect {
    /// The framework's name for a color, or nothing.
    func context(of color: ColorSource?) -> MustacheValue {
        .optional(color.flatMap(spelling.values.name))
    }

    /// The statement that sets a property of a view to a text that does not change; nothing for a text that
    /// comes from an input.
    func assignment(
        of text: TextSource?, to property: KeyPath<ViewProperties, PropertySpelling>,
        of view: String
    ) -> MustacheValue {
        .optional(properties[keyPath: property].assignment(of: text, to: view, in: strings))
    }
}

extension Insets {
    /// The insets, each under the name of its edge.
    var context: MustacheValue {
        [
            "isSymmetric": .flag(leading == trailing),
            "top": .text(SwiftLiteral.number(top)), "leading": .text(SwiftLiteral.number(leading)),
            "bottom": .text(SwiftLiteral.number(bottom)),
            "trailing": .text(SwiftLiteral.number(trailing)),
        ]
    }
}

extension ProgressView {
    /// How far it has come, where no input says so.
    var fixedValue: String? {
        if case .fixed(let value) = value { SwiftLiteral.number(value) } else { nil }
    }
}

/// The flexible spacers of a stack but the first, each of which is as long as that.
func equalSpacers(of stack: StackView, at index: Int, names: ViewNames) -> MustacheValue {
    let children = names.children(ofViewAt: index)
    var spacers: [String] = []
    for place in children.indices {
        if case .spacer(let spacer) = stack.views[place], spacer.length == nil {
            spacers.append(children[place])
        }
    }
    if spacers.count < 2 { return [] }
    let dimension = stack.axis == .horizontal ? "width" : "height"
    return .list(
        spacers.dropFirst().map { spacer in
            ["spacer": .text(spacer), "first": .text(spacers[0]), "dimension": .text(dimension)]
        })
}
