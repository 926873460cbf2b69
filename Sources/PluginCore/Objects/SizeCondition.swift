/// Where a view is shown or hidden.
package enum SizeCondition: String, CaseIterable, Sendable {
    /// At the text sizes for accessibility.
    case largeText
    /// Where the horizontal size class is compact.
    case compactWidth
    /// Where the vertical size class is compact.
    case compactHeight

    /// The property of the controller that says whether the condition is met, the traits for it, and its documentation.
    private var swift: (property: String, traits: String, summary: String) {
        switch self {
        case .largeText:
            (
                "isTextLarge", "preferredContentSizeCategory.isAccessibilityCategory",
                "Whether the text size is one of those for accessibility."
            )
        case .compactWidth:
            ("isWidthCompact", "horizontalSizeClass == .compact", "Whether the width is compact.")
        case .compactHeight:
            (
                "isHeightCompact", "verticalSizeClass == .compact",
                "Whether the height is compact, as on a phone in landscape."
            )
        }
    }

    var property: String { swift.property }
    var summary: String { swift.summary }

    /// Returns the expression for the property. A Mac has neither size classes nor a text size.
    func expression(_ dialect: KitDialect) -> String {
        dialect.isUIKit ? "view.traitCollection." + swift.traits : "false"
    }
}

extension Vocabulary {
    static let sizeCondition = ObjectShape(
        "size condition", [.required("where", .choice(of: SizeCondition.self))])
}

extension ContentView {
    /// The inputs that the view shows or follows, and the conditions on the size.
    var allBindings: [InputBinding] { bindings + sizeBindings }

    /// The conditions on the size that show or hide the view, as bindings of the controller's properties for them.
    var sizeBindings: [InputBinding] {
        let conditions: [(Located<SizeCondition>?, InputBinding.Use)] = [
            (attributes.shownWhere, .visibility), (attributes.hiddenWhere, .hiding),
        ]
        return conditions.compactMap { condition, use in
            condition.map { InputBinding(input: Located($0.value.property, at: $0.range), use: use, isOfSize: true) }
        }
    }
}

extension PluginDescription {
    /// The conditions on the size that views have, each once.
    var sizeConditions: [SizeCondition] {
        let used = views.map(\.attributes).flatMap { [$0.shownWhere?.value, $0.hiddenWhere?.value] }
        return SizeCondition.allCases.filter(used.contains)
    }
}
