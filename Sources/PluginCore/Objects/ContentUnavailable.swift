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

    private static let styleKey = Key(
        "style", default: Style.empty,
        "The state that the view shows. 'loading' has an activity indicator, and 'search' the platform's own text."
    )

    package static let shape = ObjectShape(
        "content-unavailable view",
        "The platform's own view for a screen that is empty, or that loads its content.",
        [
            .required(
                "contentUnavailable", .identifier, "The name of the property that holds the view."),
            styleKey.shape,
            .optional(
                "symbol", .symbol, whenAbsent: "no image", "The name of an SF Symbol."),
            .optional(
                "asset", .anyOf([.asset, .object(Vocabulary.expression)]), whenAbsent: "no image",
                "The name of an image in the app's asset catalog, or an expression that has an image."
            ),
            .optional("text", .text, whenAbsent: "no text", "The text, in large letters."),
            .optional(
                "secondaryText", .text, whenAbsent: "no text", "The text below, in small letters."),
            .optional(
                "buttonTitle", .text, whenAbsent: "no button",
                "The title of the button. If it comes from an input, the view has a button only while the input is not nil."
            ),
            .optional(
                "triggers", .anyOf([.identifier, .object(Vocabulary.trigger)]),
                whenAbsent: "none, with a warning if there is a button",
                "The handler to call when the button is tapped, alone or with constant arguments."),
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
