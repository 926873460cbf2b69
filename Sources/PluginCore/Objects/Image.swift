/// An image view.
package struct ImageView: NamedView {
    /// The origin of an image.
    package enum Source: Sendable {
        /// The name of an SF Symbol.
        case symbol(String)
        /// The names of two SF Symbols.
        case symbols(Pair<String>)
        /// The name of an image in the app's asset catalog.
        case asset(String)
        /// The name of the input that holds the image.
        case input(Located<String>)
        /// An expression of the app.
        case swift(Located<String>)

        /// Creates the image that the keys of a view describe; nil if it has none. In buttons, an input or an expression
        /// is in `asset`.
        init?(_ node: JSONNode) {
            let asset = node.member("asset")
            let origin = asset ?? node
            let symbol =
                node.string("symbol").map(Source.symbol) ?? Pair(node.member("symbol"), \.string).map(Source.symbols)
            let ofApp =
                origin.locatedString("input").map(Source.input) ?? origin.locatedString("swift").map(Source.swift)
            guard let source = symbol ?? asset?.string.map(Source.asset) ?? ofApp else { return nil }
            self = source
        }
    }

    let node: JSONNode

    package var source: Source { Source(node) ?? .symbol("") }
    /// The text style that determines the size of a symbol. If the description does not contain it,
    /// its range is the range of the view.
    package var textStyle: Located<TextStyle> { node.located(node.choice("textStyle") ?? .title1, of: "textStyle") }
    /// The size that the image is fitted into; nil for its own size. If there is a size, the text
    /// style is ignored.
    package var size: Located<Size>? { node.located("size", Size.init) }
    /// The color of a symbol or a template image; nil for the tint color.
    package var tint: ColorSource? { node.color("tint") }
    /// Whether VoiceOver skips the image.
    package var isDecorative: Bool { node.bool("decorative") ?? false }
    /// Whether the text style of symbols is the one of the app's class.
    package var keepsTextStyle: Bool { viewClass != nil && node.member("textStyle") == nil }

    var ownBindings: [InputBinding] {
        if case .input(let name) = source { [InputBinding(input: name, use: .image)] } else { [] }
    }

    var ownAppearanceBindings: [AppearanceBinding] {
        [.init(.image, source.appExpression), .init(.color, tint)].compactMap(\.self)
    }

    // MARK: Keys

    package static let shape = ObjectShape(
        "image",
        [
            .required("image", .identifier),
            .optional("symbol", Vocabulary.symbolOrPair),
            .optional("asset", .asset),
            .optional("input", .identifier),
            .optional("swift", .swiftExpression),
            Vocabulary.textStyle,
            .optional("size", .object(Size.shape)),
            Vocabulary.color("tint"),
            .optional("decorative", .boolean),
            Vocabulary.calls, Vocabulary.shownWhen, Vocabulary.hiddenWhen, Vocabulary.accessibility,
        ] + Vocabulary.classOfApp, oneOf: ["symbol", "asset", "input", "swift"])

    // MARK: Rules

    static let conflicts: Conflicts = [
        "size with textStyle": "an image with a 'size' does not follow a 'textStyle'",
        "accessibility.label/hint/value with decorative": "VoiceOver skips an image that is 'decorative'",
    ]

    // MARK: Swift

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        switch use {
        case .image, .symbolPair: ["image"]
        case .color: [dialect.isUIKit ? "tintColor" : "contentTintColor"]
        default: []
        }
    }

    func creation(_ dialect: KitDialect) -> String { dialect.isUIKit ? "UIImageView()" : "NSImageView()" }

    func configure(_ code: inout ViewCode) {
        code.setImage(source, "image")
        if code.dialect.isUIKit {
            code.set("contentMode", ".scaleAspectFit")
        } else if size != nil {
            code.set("imageScaling", ".scaleProportionallyUpOrDown")
        }
        if let size {
            code.setSize(size.value)
        } else if code.dialect.isUIKit {
            followTextSizeInUIKit(&code)
        } else {
            followTextSizeInAppKit(&code)
        }
        code.setColor(of: self, to: tint)
    }

    private func followTextSizeInUIKit(_ code: inout ViewCode) {
        if !keepsTextStyle {
            code.add(for: textStyle.value) { [code] style in
                let configuration = "UIImage.SymbolConfiguration(textStyle: .\(code.dialect.name(of: style)))"
                return ["\(code.name).preferredSymbolConfiguration = \(configuration)"]
            }
        }
        code.set("adjustsImageSizeForAccessibilityContentSizeCategory", "true")
        code.add("// Shrinks a large image instead of truncating text.")
        if !code.tree.isInRow(viewAt: code.index) {
            code.setCompressionResistance(code.layoutPriority(748), for: "horizontal")
        }
        code.setCompressionResistance(code.layoutPriority(748), for: "vertical")
    }

    private func followTextSizeInAppKit(_ code: inout ViewCode) {
        if !keepsTextStyle {
            let style = code.dialect.name(of: textStyle.value)
            code.set("symbolConfiguration", "NSImage.SymbolConfiguration(textStyle: .\(style))")
        }
        code.add("// Shrinks a large image instead of enlarging the window.")
        code.setCompressionResistance(".dragThatCannotResizeWindow", for: "horizontal")
        code.setCompressionResistance(".dragThatCannotResizeWindow", for: "vertical")
    }
}

/// A width and a height, in points.
package struct Size: Sendable {
    let node: JSONNode

    package var width: Double { node.double("width") ?? 0 }
    package var height: Double { node.double("height") ?? 0 }

    /// The size as a Swift expression.
    var expression: String { "CGSize(width: \(SwiftLiteral.number(width)), height: \(SwiftLiteral.number(height)))" }

    package static let shape = ObjectShape(
        "size",
        [.required("width", .number(1...1000)), .required("height", .number(1...1000))])
}

extension ImageView.Source {
    /// Returns the call that creates a constant image; nil if the image depends on an input.
    func creation(_ dialect: KitDialect) -> String? {
        switch self {
        case .symbol(let name): dialect.symbolImage(SwiftLiteral.string(name))
        case .asset(let name): "\(dialect.isUIKit ? "UIImage" : "NSImage")(named: \(SwiftLiteral.string(name)))"
        case .symbols, .input, .swift: nil
        }
    }

    /// The image of a button that is not in an asset catalog.
    package static let shapeOfButton = ObjectShape(
        "image of a button",
        [.optional("input", .identifier), .optional("swift", .swiftExpression)],
        oneOf: ["input", "swift"])

    /// The name of the input that has the image; nil for another image.
    var input: Located<String>? { if case .input(let name) = self { name } else { nil } }

    /// The expression of the app that has the image; nil for another image.
    var appExpression: Located<String>? {
        if case .swift(let expression) = self { expression } else { nil }
    }
}
