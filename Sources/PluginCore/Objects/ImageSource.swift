/// The image of an image view, a button or a content-unavailable view.
extension ImageView.Source {
    /// Decodes the image of a button; nil if it has none.
    init?(ofButton node: JSONNode) {
        if let symbol = node.string("symbol") {
            self = .symbol(symbol)
        } else if let pair = Pair(node.member("symbol"), \.string) {
            self = .symbols(pair)
        } else if let asset = node.string("asset") {
            self = .asset(asset)
        } else if let expression = node.member("asset")?.locatedString("swift") {
            self = .swift(expression)
        } else {
            return nil
        }
    }
}

extension ImageView.Source {
    /// Returns the call that creates a constant image; nil if the image depends on an input.
    func creation(_ dialect: KitDialect) -> SwiftCall? {
        switch self {
        case .symbol(let name): dialect.spelling.views.symbolImage(SwiftLiteral.string(name))
        case .asset(let name):
            SwiftCall(
                callee: dialect.isUIKit ? "UIImage" : "NSImage",
                arguments: ["named: \(SwiftLiteral.string(name))"])
        case .symbols, .input, .swift: nil
        }
    }

    /// The expression of the app that has the image; nil for another image.
    var appExpression: Located<String>? {
        if case .swift(let expression) = self { expression } else { nil }
    }
}
