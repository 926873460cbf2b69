extension ContentView {
    /// Whether the view needs more statements than the expression that creates it.
    var needsConfiguration: Bool {
        switch self {
        case .spacer(let spacer): spacer.length != nil
        case .custom, .swiftUI: isElement != nil || attributes.accessibility.needsConfiguration
        default: true
        }
    }

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

extension ViewAccessibility {
    fileprivate var needsConfiguration: Bool {
        identifier != nil || !traits.isEmpty || label?.isFixed == true || hint?.isFixed == true
            || value?.isFixed == true
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

/// Returns the accessibility settings of a view; nothing if the framework's defaults apply.
func accessibilityContext(
    of view: ContentView, named name: String, in plugin: PluginDescription, _ dialect: KitDialect
) -> MustacheValue {
    let accessibility = view.attributes.accessibility
    let isElement = view.fixedElement(in: plugin)
    guard isElement != nil || accessibility.needsConfiguration else { return .nothing }
    return [
        "isElement": .optional(isElement.map { String($0) }),
        "label": dialect.assignment(of: accessibility.label, to: \.accessibilityLabel, of: name),
        "hint": dialect.assignment(of: accessibility.hint, to: \.accessibilityHint, of: name),
        "value": dialect.assignment(of: accessibility.value, to: \.accessibilityValue, of: name),
        "traits": .list(
            dialect.spelling.traits.insertions(of: accessibility.traits).map {
                ["statement": .text("\(name).\($0)")]
            }),
        "identifier": .optional(accessibility.identifier.map(SwiftLiteral.string)),
    ]
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

extension KitDialect {
    /// Returns the framework's name for a color, or nothing.
    func context(of color: ColorSource?) -> MustacheValue {
        .optional(color.flatMap(spelling.values.name))
    }

    /// Returns the statement that sets a property of a view to constant text; nothing if the text
    /// comes from an input.
    func assignment(
        of text: TextSource?, to property: KeyPath<ViewProperties, PropertySpelling>,
        of view: String
    ) -> MustacheValue {
        .optional(properties[keyPath: property].assignment(of: text, to: view, in: strings))
    }
}

extension Insets {
    /// The insets by the names of their edges.
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
    /// The progress as a number literal; nil if it comes from an input.
    var fixedValue: String? {
        if case .fixed(let value) = value { SwiftLiteral.number(value) } else { nil }
    }
}

/// Returns the constraints that make the flexible spacers of a stack equally long. Each one is
/// between the first spacer and another.
func equalSpacers(of stack: StackView, at index: Int, tree: ViewTree) -> MustacheValue {
    let children = tree.viewNames(inStackAt: index)
    var spacers: [String] = []
    for position in children.indices {
        if case .spacer(let spacer) = stack.views[position], spacer.length == nil {
            spacers.append(children[position])
        }
    }
    if spacers.count < 2 { return [] }
    let dimension = stack.axis == .horizontal ? "width" : "height"
    return .list(
        spacers.dropFirst().map { spacer in
            ["spacer": .text(spacer), "first": .text(spacers[0]), "dimension": .text(dimension)]
        })
}
