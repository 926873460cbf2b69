/// Where a view is shown or hidden.
package enum SizeCondition: String, CaseIterable, Sendable {
    /// At the text sizes for accessibility.
    case largeText
    /// Where the horizontal size class is compact.
    case compactWidth
    /// Where the vertical size class is compact.
    case compactHeight

    /// The property of the controller that says whether the condition is met.
    var property: String {
        switch self {
        case .largeText: "isTextLarge"
        case .compactWidth: "isWidthCompact"
        case .compactHeight: "isHeightCompact"
        }
    }

    /// Returns the expression for the property. A Mac has neither size classes nor a text size.
    func expression(_ dialect: KitDialect) -> String {
        guard dialect.isUIKit else { return "false" }
        return switch self {
        case .largeText: "view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory"
        case .compactWidth: "view.traitCollection.horizontalSizeClass == .compact"
        case .compactHeight: "view.traitCollection.verticalSizeClass == .compact"
        }
    }

    var summary: String {
        switch self {
        case .largeText: "Whether the text size is one of those for accessibility."
        case .compactWidth: "Whether the width is compact."
        case .compactHeight: "Whether the height is compact, as on a phone in landscape."
        }
    }
}

extension Vocabulary {
    static let sizeCondition = ObjectShape(
        "condition on the size", [.required("where", .choice(of: SizeCondition.self))])
}

extension ViewAttributes {
    /// The conditions on the size that show or hide the view.
    fileprivate var sizeConditions: [Located<SizeCondition>] {
        [shownWhere, hiddenWhere].compactMap(\.self)
    }
}

extension ContentView {
    /// The inputs that the view shows or follows, and the conditions on the size.
    var allBindings: [InputBinding] { bindings + sizeBindings }

    /// The conditions on the size that show or hide the view, as bindings of the controller's properties for them.
    var sizeBindings: [InputBinding] {
        func binding(_ condition: Located<SizeCondition>?, _ use: InputBinding.Use) -> InputBinding? {
            condition.map {
                InputBinding(
                    input: Located($0.value.property, at: $0.range), use: use, isOfSize: true)
            }
        }
        return [
            binding(attributes.shownWhere, .visibility), binding(attributes.hiddenWhere, .hiding),
        ].compactMap(\.self)
    }
}

extension PluginDescription {
    /// The conditions on the size that views have, each once.
    var sizeConditions: [SizeCondition] {
        let used = Set(views.flatMap(\.attributes.sizeConditions).map(\.value))
        return SizeCondition.allCases.filter(used.contains)
    }
}
