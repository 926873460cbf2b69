/// An activity indicator.
package struct ActivityIndicatorView: NamedView {
    /// The size of an activity indicator.
    package enum Size: String, CaseIterable, Sendable {
        case medium, large
    }

    let node: JSONNode

    package var size: Size { node.choice("size") ?? .medium }
    package var color: ColorSource? { node.color("color") }
    /// Whether the size is the one of the app's class.
    package var keepsSize: Bool { viewClass != nil && node.member("size") == nil }

    var colors: [(use: InputBinding.Use, color: ColorSource?)] { [(.color, color)] }

    // MARK: Keys

    package static let shape = ObjectShape(
        "activity indicator",
        [
            .required("activityIndicator", .identifier),
            .optional("size", .choice(of: Size.self)),
            Vocabulary.color(),
            Vocabulary.shownWhen, Vocabulary.hiddenWhen, Vocabulary.accessibility,
        ] + Vocabulary.classOfApp)

    // MARK: Swift

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        use == .color && dialect.isUIKit ? ["color"] : []
    }

    func creation(_ dialect: KitDialect) -> String {
        dialect.isUIKit ? "UIActivityIndicatorView(style: .\(size.rawValue))" : "NSProgressIndicator()"
    }

    func configure(_ code: inout ViewCode) {
        if code.dialect.isUIKit {
            code.setColor(of: self, to: color)
            if viewClass != nil, !keepsSize { code.set("style", ".\(size.rawValue)") }
            code.call("startAnimating()")
        } else {
            code.set("style", ".spinning")
            if !keepsSize, size == .medium { code.set("controlSize", ".small") }
            code.call("startAnimation(nil)")
        }
    }
}
