import Mustache
import PluginDescriptions

/// Expectations of what a description says of its views' looks.
func fixedLooks(of names: ViewNames, places: DescriptionPlaces) -> [MustacheValue] {
    names.views.flatMap { name, view in
        view.looks.map { property, expected in
            places.expectation(of: "\(name).\(property)", expected, in: view)
        }
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
        let line = "            plugin.\(actual) == \(expected),"
        return [
            "actual": .text(actual), "expected": .text(expected), "place": text(of: view),
            "gap": line.count <= SwiftCall.lineLength ? " " : "\n                ",
        ]
    }
}

/// Expectations of what a description says for assistive technologies and UI tests.
func fixedAccessibility(of names: ViewNames, places: DescriptionPlaces) -> [MustacheValue] {
    names.views.flatMap { name, view in
        let accessibility = view.attributes.accessibility
        let texts = [
            ("accessibilityLabel", accessibility.label), ("accessibilityHint", accessibility.hint),
            ("accessibilityValue", accessibility.value),
        ].compactMap { property, text in
            text?.expectedExpression.map { (property, $0) }
        }
        let traits =
            accessibility.traits.isEmpty
            ? [] : [("accessibilityTraits.contains(\(accessibility.traitsExpression))", "")]
        let identifier = accessibility.identifier.map {
            ("accessibilityIdentifier", SwiftLiteral.string($0))
        }
        let isElement = view.isElement.map { ("isAccessibilityElement", String($0)) }
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

    /// Properties, and what the description makes of them; conditions, and an empty text.
    fileprivate var looks: [(property: String, expected: String)] {
        switch self {
        case .label(let label):
            let font = "UIFont.preferredFont(forTextStyle: .\(label.textStyle.rawValue))"
            let size =
                label.weight == nil ? ("font", font) : ("font.pointSize", font + ".pointSize")
            return (label.textStyle == .largeTitle ? [] : [size])
                + (label.weight.map {
                    let system = "UIFont.systemFont(ofSize: 17, weight: .\($0.rawValue))"
                    return [("font.fontName", system + ".fontName")]
                } ?? [])
                + [
                    ("adjustsFontForContentSizeCategory", ""),
                    ("numberOfLines", String(label.lines)),
                ]
                + color(label.color, "textColor")
                + (label.alignment.map { [("textAlignment", ".\($0.rawValue)")] } ?? [])
        case .button(let button):
            return color(button.color, "tintColor")
                + (button.role == .normal ? [] : [("role", ".\(button.role.rawValue)")])
                + (button.symbol == nil ? [] : [("configuration?.image != nil", "")])
        case .image(let image):
            return (image.expression.map { [("image", $0)] } ?? [])
                + color(image.tint, "tintColor") + looks(of: image.size?.value)
        case .activityIndicator(let indicator): return color(indicator.color, "color")
        case .progress(let bar):
            return [length("width", bar.width)] + color(bar.color, "progressTintColor")
                + (bar.fixedValue.map { [("progress", "\($0)")] } ?? [])
        case .textField(let field):
            return
                (field.keyboard == .default
                ? [] : [("keyboardType", ".\(field.keyboard.rawValue)")])
                + (field.isSecure ? [("isSecureTextEntry", "")] : [])
        case .stack(let stack):
            let margins = stack.margins
            return [
                ("axis", ".\(stack.axis.rawValue)"),
                ("alignment", ".\(stack.alignment.value.rawValue)"),
                ("spacing", SwiftLiteral.number(stack.spacing)),
            ]
                + (stack.distribution == .fill
                    ? [] : [("distribution", ".\(stack.distribution.rawValue)")])
                + (margins == .zero
                    ? []
                    : ContentLayout.Edge.allCases.map { edge in
                        (
                            "directionalLayoutMargins.\(edge.rawValue)",
                            "\(SwiftLiteral.number(margins[edge]))"
                        )
                    })
        case .spacer, .custom: return []
        }
    }

    private func color(
        _ color: SemanticColor?, _ property: String
    ) -> [(property: String, expected: String)] {
        color.map { [(property, "UIColor.\($0.rawValue)")] } ?? []
    }

    private func looks(of size: Size?) -> [(property: String, expected: String)] {
        size.map { [length("width", $0.width), length("height", $0.height)] } ?? []
    }

    private func length(
        _ dimension: String, _ points: Double
    ) -> (property: String, expected: String) {
        (
            "constraints.contains {\n"
                + "                $0.firstAttribute == .\(dimension) && $0.constant == "
                + "\(SwiftLiteral.number(points))\n            }", ""
        )
    }
}

/// Where the outermost view is, for layouts that tie it to some edges.
func edgesContext(of layout: ContentLayout?, root: String) -> MustacheValue {
    guard let layout, layout != .center, layout != .fill else { return nil }
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
        "area": .text(layout.area.guide.map { "\($0).layoutFrame" } ?? "bounds"),
        "distances": .list(distances),
    ]
}
