/// A view in place of content: it says that there is none, or that it is being loaded.
package final class ContentUnavailableView: NamedView {
    /// The state that the view shows, by the names of UIKit's configurations.
    package enum Style: String, CaseIterable, PlainValue {
        case empty
        case loading
        case search
    }

    /// The path, as in `Platform`, of the style that only UIKit's own view has.
    static let searchPath = "style.\(Style.search.rawValue)"

    package let name: Located<String>
    package let style: Style
    package let image: ImageView.Source?
    /// The ranges of the keys `symbol` and `asset`, only one of which a view can have.
    let imageRanges: [SourceRange]
    package let text: TextSource?
    package let secondaryText: TextSource?
    /// The title of the button; nil for a view without a button.
    package let buttonTitle: TextSource?
    /// The range of the title; nil if there is none.
    let buttonTitleRange: SourceRange?
    /// The name of the handler that is called when the button is tapped.
    package let handler: Located<String>?
    /// The constants that the handler gets.
    package let constantArguments: [ConstantArgument]
    package let attributes: ViewAttributes

    init(_ node: JSONNode, name: Located<String>) {
        self.name = name
        style = node[Self.styleKey]
        image = ImageView.Source(ofButton: node)
        imageRanges = ["symbol", "asset"].compactMap { node.member($0)?.range }
        text = node.text("text")
        secondaryText = node.text("secondaryText")
        buttonTitle = node.text("buttonTitle")
        buttonTitleRange = node.member("buttonTitle")?.range
        handler = node.triggeredHandler
        constantArguments = node.constantArguments
        attributes = ViewAttributes(node)
    }

    var shownText: [(use: InputBinding.Use, text: TextSource)] {
        properties.compactMap { use, _, text in text.map { (use, $0) } }
    }

    var ownAppearanceBindings: [AppearanceBinding] {
        [.init(.ofInput(.image), image?.appExpression)].compactMap(\.self) + textAppearanceBindings
    }

    // MARK: Keys

    private static let styleKey = Key("style", default: Style.empty)

    package static let shape = ObjectShape(
        "content-unavailable view",
        "The platform's own view for a screen that is empty, or that loads its content.",
        [
            .required("contentUnavailable", .identifier),
            styleKey.shape,
            .optional("symbol", .symbol),
            .optional("asset", .anyOf([.asset, .object(Vocabulary.expression)])),
            .optional("text", .text(.plain)),
            .optional("secondaryText", .text(.plain)),
            .optional("buttonTitle", .text(.plain)),
            .optional("triggers", .anyOf([.identifier, .object(Vocabulary.trigger)])),
            Vocabulary.shownWhen, Vocabulary.hiddenWhen,
        ])

    // MARK: Swift

    /// The text that the view can show, with its property in the runtime's class.
    private var properties: [(use: InputBinding.Use, property: String, text: TextSource?)] {
        [
            (.primaryText, "text", text), (.secondaryText, "secondaryText", secondaryText),
            (.buttonTitle, "buttonTitle", buttonTitle),
        ]
    }

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        if use == .image { return [PropertySpelling("image")] }
        return properties.filter { $0.use == use }.map { PropertySpelling($0.property) }
    }

    func parts(_ dialect: KitDialect) -> [RuntimePart] { [.contentUnavailableView] }

    func creation(_ dialect: KitDialect) -> String {
        "PluginContentUnavailableView(style: .\(style.rawValue))"
    }

    func configure(_ code: inout ViewCode) {
        if let image { code.setImage(image, PropertySpelling("image")) }
        for (_, property, text) in properties { code.set(PropertySpelling(property), to: text) }
        if let call = code.plugin.handlerCall(by: .contentUnavailable(self)) {
            code.set("action", "{ [weak self] in self?.\(call) }")
        }
    }
}

extension ContentView {
    package var isContentUnavailable: Bool {
        if case .contentUnavailable = self { true } else { false }
    }
}

extension DescriptionValidator {
    /// Reports content-unavailable views with keys that need or exclude another one, and those that are not
    /// the whole content of a plugin with a size of its own.
    mutating func reportContentUnavailable() {
        for (index, view) in views.enumerated() {
            guard case .contentUnavailable(let state) = view else { continue }
            reportImage(of: state)
            reportButton(of: state)
            reportMissingText(of: state)
            if index > 0 {
                report(
                    .contradiction,
                    "a content-unavailable view is the whole content of a plugin, and cannot be in a stack",
                    at: state.name.range,
                    note: "in a stack, use an image, labels and a button instead")
            } else {
                reportPlace(of: state)
            }
        }
    }

    private mutating func reportImage(of state: ContentUnavailableView) {
        if state.style == .loading, let range = state.imageRanges.first {
            report(
                .contradiction,
                "a view of the style 'loading' has an activity indicator in place of an image",
                at: range, note: "remove the image, or use another 'style'")
        } else {
            reportSecondImage(among: state.imageRanges, of: "a content-unavailable view")
        }
    }

    private mutating func reportButton(of state: ContentUnavailableView) {
        if let range = state.buttonTitleRange, state.handler == nil {
            report(
                .controlWithoutHandler,
                "the button of '\(state.name.value)' does not trigger a handler", at: range,
                note: "name a handler with \"triggers\"", as: .warning)
        } else if let handler = state.handler, state.buttonTitleRange == nil {
            report(
                .requiredKey,
                "a content-unavailable view with 'triggers' needs a title for its button",
                at: handler.range, note: "add '\"buttonTitle\": \"Try Again\"'")
        }
    }

    private mutating func reportMissingText(of state: ContentUnavailableView) {
        guard state.text == nil, state.secondaryText == nil else { return }
        let name = state.name.value
        switch state.style {
        case .empty where state.imageRanges.isEmpty:
            report(
                .requiredKey, "'\(name)' shows neither an image nor text", at: state.name.range,
                note: "add '\"text\": \"No Messages\"', or '\"style\": \"loading\"'")
        case .empty:
            report(
                .missingAccessibility, "'\(name)' has no text for VoiceOver", at: state.name.range,
                note: "add a text such as '\"text\": \"No Messages\"'", as: .warning)
        case .search where description.controller.kits.contains(.appKit):
            report(
                .requiredKey,
                "AppKit does not have text for the style 'search', and '\(name)' has none either",
                at: state.name.range, note: "add '\"text\": \"No Results\"'")
        case .loading, .search: break
        }
    }

    /// Reports a layout or a placement that needs the view's own size, which it does not have, and touches
    /// that cannot pass because the view receives them.
    private mutating func reportPlace(of state: ContentUnavailableView) {
        if let content = description.content, let range = content.layoutRange,
            content.layout.edges.count < ContentLayout.Edge.allCases.count
        {
            report(
                .contradiction, "'\(state.name.value)' fills its area, and centers what it shows",
                at: range, note: "write '\"layout\": \"fill\"', or leave out 'layout'")
        }
        let placement = description.placement
        let missing = placement.missingLengths
        if !missing.isEmpty {
            let lengths = missing.map { "\"\($0)\": 300" }.joined(separator: ", ")
            let isInList = placement.position.value.isInList
            report(
                .contradiction,
                "the placement gives '\(state.name.value)' no \(missing.joined(separator: " and no ")), "
                    + "and it has none of its own",
                at: placement.position.range,
                note: isInList
                    ? "write '\"placement\": \"listBackground\"'"
                    : "add '\(lengths)' to the placement, or write '\"placement\": \"fill\"'")
        }
        if description.presentation.letsTouchesThrough,
            let range = description.presentation.touchesRange
        {
            report(
                .contradiction,
                "'\(state.name.value)' receives all touches, so touches cannot '\(description.presentation.touches.rawValue)'",
                at: range,
                note: "leave out \"touches\"")
        }
    }
}

extension PluginPlacement {
    /// The lengths that content without a size of its own lacks, `width` and `height`, because neither the
    /// edges of the plugin nor its fixed lengths determine them.
    fileprivate var missingLengths: [String] {
        let position = position.value
        let hasWidth =
            position.isInList || [.fill, .top, .bottom].contains(position) || width != nil
        let hasHeight =
            [.fill, .leading, .trailing, .listBackground].contains(position) || height != nil
        return (hasWidth ? [] : ["width"]) + (hasHeight ? [] : ["height"])
    }
}
