import Mustache
import PluginDescriptions

/// Expectations of what a description says of its views' looks.
func fixedLooks(of names: ViewNames) -> [String] {
    names.views.flatMap { name, view in
        view.looks.map { property, comparison in
            expectation("plugin.\(name).\(property)", comparison)
        }
    }
}

/// Expectations of what a description says for assistive technologies and UI tests.
func fixedAccessibility(of names: ViewNames) -> [String] {
    names.views.flatMap { name, view in
        let accessibility = view.attributes.accessibility
        let texts = [
            ("accessibilityLabel", accessibility.label), ("accessibilityHint", accessibility.hint),
            ("accessibilityValue", accessibility.value),
        ].compactMap { property, text in
            text?.expectedExpression.map { ("\(property)", "== \($0)") }
        }
        let traits =
            accessibility.traits.isEmpty
            ? [] : [("accessibilityTraits.contains(\(accessibility.traitsExpression))", "")]
        let identifier = accessibility.identifier.map {
            ("accessibilityIdentifier", "== \(SwiftLiteral.string($0))")
        }
        let isElement = view.isElement.map { ("isAccessibilityElement", "== \($0)") }
        let all = [isElement].compactMap(\.self) + texts + traits + [identifier].compactMap(\.self)
        return all.map { property, comparison in
            expectation("plugin.\(name).\(property)", comparison)
        }
    }
}

extension ContentView {
    var hasLocalizedText: Bool {
        let accessibility = attributes.accessibility
        return [text, accessibility.label, accessibility.hint, accessibility.value]
            .contains { $0?.isLocalized == true }
    }

    /// Properties, and what the description makes of them.
    fileprivate var looks: [(property: String, comparison: String)] {
        switch self {
        case .label(let label):
            return color(label.color, "textColor")
                + (label.alignment.map { [("textAlignment", "== .\($0.rawValue)")] } ?? [])
        case .button(let button):
            return color(button.color, "tintColor")
                + (button.role == .normal ? [] : [("role", "== .\(button.role.rawValue)")])
                + (button.symbol == nil ? [] : [("configuration?.image", "!= nil")])
        case .image(let image): return color(image.tint, "tintColor") + looks(of: image.size?.value)
        case .activityIndicator(let indicator): return color(indicator.color, "color")
        case .progress(let bar):
            return [length("width", bar.width)] + color(bar.color, "progressTintColor")
                + (bar.fixedValue.map { [("progress", "== \($0)")] } ?? [])
        case .textField(let field):
            return
                (field.keyboard == .default
                ? [] : [("keyboardType", "== .\(field.keyboard.rawValue)")])
                + (field.isSecure ? [("isSecureTextEntry", "")] : [])
        case .stack(let stack):
            let margins = stack.margins
            return
                (stack.distribution == .fill
                ? [] : [("distribution", "== .\(stack.distribution.rawValue)")])
                + (margins == .zero
                    ? []
                    : ContentLayout.Edge.allCases.map { edge in
                        (
                            "directionalLayoutMargins.\(edge.rawValue)",
                            "== \(SwiftLiteral.number(margins[edge]))"
                        )
                    })
        case .spacer, .custom: return []
        }
    }

    private func color(
        _ color: SemanticColor?, _ property: String
    ) -> [(property: String, comparison: String)] {
        color.map { [(property, "== UIColor.\($0.rawValue)")] } ?? []
    }

    private func looks(of size: Size?) -> [(property: String, comparison: String)] {
        size.map { [length("width", $0.width), length("height", $0.height)] } ?? []
    }

    private func length(
        _ dimension: String, _ points: Double
    ) -> (property: String, comparison: String) {
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
    var distances: [String] = []
    if layout.isCentered(between: .leading, and: .trailing) {
        distances.append("frame.midX - area.midX")
    }
    if layout.isCentered(between: .top, and: .bottom) {
        distances.append("frame.midY - area.midY")
    }
    for edge in ContentLayout.Edge.allCases where layout.edges.contains(edge) {
        let inset = SwiftLiteral.number(layout.insets[edge])
        let distance =
            switch edge {
            case .top: "frame.minY - area.minY - \(inset)"
            case .leading: "frame.minX - area.minX - \(inset)"
            case .bottom: "area.maxY - frame.maxY - \(inset)"
            case .trailing: "area.maxX - frame.maxX - \(inset)"
            }
        distances.append(distance)
    }
    return [
        "area": .text(layout.area.guide.map { "\($0).layoutFrame" } ?? "bounds"),
        "distances": .list(distances.map { ["distance": .text($0)] }),
    ]
}
