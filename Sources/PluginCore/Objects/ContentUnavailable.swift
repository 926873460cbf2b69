/// A view in place of content: it says that there is none, or that it is being loaded.
package struct ContentUnavailableView: NamedView {
    /// The state that the view shows, by the names of UIKit's configurations.
    package enum Style: String, CaseIterable, Sendable {
        case empty, loading, search
    }

    /// The path, as in `Platform`, of the style that only UIKit's own view has.
    static let searchPath = "style.\(Style.search.rawValue)"

    let node: JSONNode

    package var style: Style { node.choice("style") ?? .empty }
    package var image: ImageView.Source? { ImageView.Source(node) }
    package var text: TextSource? { node.text("text") }
    package var secondaryText: TextSource? { node.text("secondaryText") }
    /// The title of the button; nil for a view without a button.
    package var buttonTitle: TextSource? { node.text("buttonTitle") }
    /// The name of the handler that is called when the button is tapped.
    package var handler: Located<String>? { node.triggeredHandler }
    /// The constants that the handler gets.
    package var constantArguments: [ConstantArgument] { node.constantArguments }

    var shownText: [(use: InputBinding.Use, text: TextSource)] {
        properties.compactMap { use, _, text in text.map { (use, $0) } }
    }

    var ownAppearanceBindings: [AppearanceBinding] {
        [.init(.image, image?.appExpression)].compactMap(\.self) + textAppearanceBindings
    }

    // MARK: Keys

    package static let shape = ObjectShape(
        "content-unavailable view",
        [
            .required("contentUnavailable", .identifier),
            .optional("style", .choice(of: Style.self)),
            .optional("symbol", .symbol),
            .optional("asset", .asset.or(Vocabulary.expression)),
            .optional("text", .text(.plain)),
            .optional("secondaryText", .text(.plain)),
            .optional("buttonTitle", .text(.plain)),
            .optional("triggers", .identifier.or(Vocabulary.trigger)),
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
        if use == .image { return ["image"] }
        return properties.filter { $0.use == use }.map { PropertySpelling($0.property) }
    }

    func parts(_ dialect: KitDialect) -> [RuntimePart] { [.contentUnavailableView] }

    func creation(_ dialect: KitDialect) -> String { "PluginContentUnavailableView(style: .\(style.rawValue))" }

    func configure(_ code: inout ViewCode) {
        if let image { code.setImage(image, "image") }
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

// MARK: - Rules

extension ContentUnavailableView {
    static let conflicts: Conflicts = [
        "symbol/asset with style=loading":
            "a view of the style 'loading' has an activity indicator in place of an image",
        "asset with symbol": "a content-unavailable view can have only one of 'symbol' and 'asset'",
        "triggers without buttonTitle": "a content-unavailable view with 'triggers' needs a title for its button",
    ]

    func report(in validator: inout DescriptionValidator) {
        if let title = node.member("buttonTitle"), handler == nil {
            validator.report(
                .controlWithoutHandler,
                "the button of '\(name.value)' does not trigger a handler", at: title.range,
                note: "name a handler with \"triggers\"", as: .warning)
        }
        if text != nil || secondaryText != nil { return }
        switch style {
        case .empty where image == nil:
            validator.report(
                .requiredKey, "'\(name.value)' shows neither an image nor text", at: name.range,
                note: "add '\"text\": \"No Messages\"', or '\"style\": \"loading\"'")
        case .empty:
            validator.report(
                .missingAccessibility, "'\(name.value)' has no text for VoiceOver", at: name.range,
                note: "add a text such as '\"text\": \"No Messages\"'", as: .warning)
        case .search where validator.kits.contains(.appKit):
            validator.report(
                .requiredKey,
                "AppKit does not have text for the style 'search', and '\(name.value)' has none either",
                at: name.range, note: "add '\"text\": \"No Results\"'")
        case .loading, .search: break
        }
    }
}

extension DescriptionValidator {
    /// Reports content-unavailable views that are not the whole content of a plugin with a size of its own.
    mutating func reportContentUnavailable() {
        for case .contentUnavailable(let state) in views.dropFirst() {
            report(
                .contradiction,
                "a content-unavailable view is the whole content of a plugin, and cannot be in a stack",
                at: state.name.range, note: "in a stack, use an image, labels and a button instead")
        }
        guard case .contentUnavailable(let state)? = views.first else { return }
        if let layout = description.content?.layout, layout.edges.count < ContentLayout.Edge.allCases.count {
            report(
                "layout", of: state.node,
                "'\(state.name.value)' fills its area, and centers what it shows",
                note: "write '\"layout\": \"fill\"', or leave out 'layout'")
        }
        let missing = description.placement.missingLengths
        if missing.isEmpty { return }
        report(
            .contradiction,
            "the placement gives '\(state.name.value)' no \(missing.joined(separator: " and no ")), "
                + "and it has none of its own",
            at: description.placement.position.range,
            note: "add the \(missing.joined(separator: " and the ")) to the placement, or write "
                + "'\"placement\": \"fill\"', or \"listBackground\" in a list")
    }
}

extension PluginPlacement {
    /// The lengths that content without a size of its own lacks, `width` and `height`, because neither the
    /// edges of the plugin nor its fixed lengths determine them.
    fileprivate var missingLengths: [String] {
        let position = position.value
        let hasWidth = position.isInList || [.fill, .top, .bottom].contains(position) || width != nil
        let hasHeight = [.fill, .leading, .trailing, .listBackground].contains(position) || height != nil
        return (hasWidth ? [] : ["width"]) + (hasHeight ? [] : ["height"])
    }
}
