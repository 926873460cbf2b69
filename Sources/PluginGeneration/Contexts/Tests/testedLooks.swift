import PluginDescriptions

/// What each view is configured with, and where its description says so.
func viewLooks(
    of plugin: PluginDescription, names: ViewNames, places: DescriptionPlaces
) -> [MustacheValue] {
    names.views.indices.filter { names.views[$0].view.hasLooks }.map { index in
        var context = configuration(of: index, names: names, plugin: plugin)
        context["place"] = places.text(of: names.views[index].view)
        let hiders = names.hiders(ofSpacingAt: index)
        if !hiders.isEmpty, case .object(var stack)? = context["stack"],
            case .text(let spacing)? = stack["spacing"]
        {
            let condition = hiders.map { $0.holding(of: "plugin.") }.joined(separator: " && ")
            stack["spacing"] = .text("(\(condition) ? \(spacing) : 0)")
            context["stack"] = .object(stack)
        }
        return .object(context)
    }
}

extension DescriptionPlaces {
    /// The line with the name of a view; the file alone for views that have none.
    func text(of view: ContentView) -> MustacheValue {
        .text(text(view.name?.range))
    }

    /// An expectation of what a description makes of a view; of a condition where no value is given.
    func expectation(
        of actual: String, _ expected: String, in view: ContentView
    ) -> MustacheValue {
        ["actual": .text(actual), "expected": .text(expected), "place": text(of: view)]
    }
}

/// Expectations of what a description says for assistive technologies and UI tests.
func fixedAccessibility(
    of plugin: PluginDescription, names: ViewNames, places: DescriptionPlaces
) -> [MustacheValue] {
    names.views.flatMap { name, view in
        let accessibility = view.attributes.accessibility
        let kit = names.kit
        let texts = [
            (kit.properties.accessibilityLabel, accessibility.label),
            (kit.properties.accessibilityHint, accessibility.hint),
            (kit.properties.accessibilityValue, accessibility.value),
        ].compactMap { property, text in
            text.flatMap { $0.isFixed ? $0.expectedExpression : nil }.map { (property.getter, $0) }
        }
        let traits = kit.spelling.traits.tests(of: accessibility.traits).map { ($0, "") }
        let identifier = accessibility.identifier.map {
            (kit.properties.accessibilityIdentifier.getter, SwiftLiteral.string($0))
        }
        let isElement = view.fixedElement(in: plugin).map {
            (kit.properties.isAccessibilityElement.getter, String($0))
        }
        let all = [isElement].compactMap(\.self) + texts + traits + [identifier].compactMap(\.self)
        return all.map { property, expected in
            places.expectation(of: "\(name).\(property)", expected, in: view)
        }
    }
}

extension ContentView {
    var hasLocalizedText: Bool {
        let accessibility = attributes.accessibility
        return [text, accessibility.label, accessibility.hint, accessibility.value]
            .contains { $0?.isLocalized == true }
    }

    /// Whether there is something to see of what the description says of the view's looks.
    var hasLooks: Bool {
        switch self {
        case .label, .image, .progress, .stack, .textField: true
        case .button(let button):
            button.color?.isFixed == true || button.role.value != .normal || button.symbol != nil
        case .activityIndicator(let indicator): indicator.color?.isFixed == true
        case .spacer, .custom: false
        }
    }
}

/// Where the outermost view is in the area that it is laid out in.
func layoutTestContext(of layout: ContentLayout?) -> MustacheValue {
    guard let layout else { return nil }
    var distances: [MustacheValue] = []
    if layout.isCentered(between: .leading, and: .trailing) {
        distances.append(distance(from: "area.midX", to: "frame.midX"))
    }
    if layout.isCentered(between: .top, and: .bottom) {
        distances.append(distance(from: "area.midY", to: "frame.midY"))
    }
    for edge in ContentLayout.Edge.allCases where layout.edges.contains(edge) {
        let (start, end) =
            switch edge {
            case .top: ("area.minY", "frame.minY")
            case .leading: ("area.minX", "frame.minX")
            case .bottom: ("frame.maxY", "area.maxY")
            case .trailing: ("frame.maxX", "area.maxX")
            }
        distances.append(distance(from: start, to: end, is: layout.insets[edge]))
    }
    return [
        "guide": .optional(layout.area.guide),
        "distances": .list(distances),
    ]
}
