import PluginDescriptions

/// Returns the configuration of each view that tests check, with its place in the description.
func viewLooks(
    of plugin: PluginDescription, tree: ViewTree, places: DescriptionPlaces
) -> [MustacheValue] {
    tree.views.indices.filter { tree.views[$0].view.hasLooks }.map { index in
        var context = configuration(ofViewAt: index, tree: tree, plugin: plugin)
        context["place"] = places.text(of: tree.views[index].view)
        let hiders = tree.spacingConditions(ofStackAt: index)
        if !hiders.isEmpty, case .object(var stack)? = context["stack"],
            case .text(let spacing)? = stack["spacing"]
        {
            let condition = hiders.map { $0.expression(on: "plugin.") }.joined(separator: " && ")
            stack["spacing"] = .text("(\(condition) ? \(spacing) : 0)")
            context["stack"] = .object(stack)
        }
        return .object(context)
    }
}

extension DescriptionPlaces {
    /// Returns the place of a view's name; only the file for views without a name.
    func text(of view: ContentView) -> MustacheValue {
        .text(text(view.name?.range))
    }

    /// Returns the data for an expectation about a view.
    ///
    /// - Parameter expected: the expected value; if it is empty, `actual` is a condition.
    func expectation(
        of actual: String, _ expected: String, in view: ContentView
    ) -> MustacheValue {
        ["actual": .text(actual), "expected": .text(expected), "place": text(of: view)]
    }
}

/// Returns the expectations about constant accessibility settings, which include identifiers for UI
/// tests.
func fixedAccessibility(
    of plugin: PluginDescription, tree: ViewTree, places: DescriptionPlaces
) -> [MustacheValue] {
    tree.views.flatMap { name, view in
        let accessibility = view.attributes.accessibility
        let dialect = tree.dialect
        let texts = [
            (dialect.properties.accessibilityLabel, accessibility.label),
            (dialect.properties.accessibilityHint, accessibility.hint),
            (dialect.properties.accessibilityValue, accessibility.value),
            (dialect.properties.busyLabel, view.busyLabel),
            (dialect.properties.tapTitle, view.tapTitle),
        ].compactMap { property, text in
            text.flatMap { $0.isFixed ? $0.expectedExpression : nil }.map { (property.getter, $0) }
        }
        let traits = dialect.spelling.traits.tests(of: accessibility.traits).map { ($0, "") }
        let identifier = accessibility.identifier.map {
            (dialect.properties.accessibilityIdentifier.getter, SwiftLiteral.string($0))
        }
        let isElement = view.fixedElement(in: plugin).map {
            (dialect.properties.isAccessibilityElement.getter, String($0))
        }
        let all = [isElement].compactMap(\.self) + texts + traits + [identifier].compactMap(\.self)
        return all.map { property, expected in
            places.expectation(of: "\(name).\(property)", expected, in: view)
        }
    }
}

extension ContentView {
    var hasLocalizedText: Bool { texts.contains(where: \.isLocalized) }

    /// Whether tests check the appearance of the view.
    var hasLooks: Bool {
        switch self {
        case .label, .image, .progress, .stack, .textField, .contentUnavailable: true
        case .valueControl(let control): control.hasLooks
        case .button(let button):
            button.color?.isFixed == true || button.role.value != .normal || button.hasFixedImage
                || button.hasOwnLooks
        case .activityIndicator(let indicator):
            indicator.color?.isFixed == true || indicator.setsSize
        case .spacer, .custom, .swiftUI: false
        }
    }
}

extension ButtonView {
    /// Whether the button has an image, and something about it does not depend on an input.
    fileprivate var hasFixedImage: Bool {
        image != nil && (image?.pair == nil || isIconOnly || imagePlacement != nil)
    }

    /// Whether the button differs from other buttons of the platform.
    fileprivate var hasOwnLooks: Bool {
        style == .outlined || shape != nil || size != nil || insets != nil || textStyle != nil
            || weight != nil
    }
}

/// Returns the expected position of the outermost view in its area.
func layoutDistances(of layout: ContentLayout) -> MustacheValue {
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
    return .list(distances)
}
