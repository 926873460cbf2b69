/// The origin of a color.
package enum ColorSource: Sendable {
    case semantic(SemanticColor)
    case background(BackgroundColor)
    /// An expression of the app.
    case swift(Located<String>)

    /// The expression of the app that has the color; nil for colors that the framework has.
    package var expression: Located<String>? {
        if case .swift(let expression) = self { expression } else { nil }
    }

    /// Whether the framework has the color.
    package var isFixed: Bool { expression == nil }
}

extension JSONNode {
    /// Returns the color of a key; nil if there is none.
    func color(_ key: String) -> ColorSource? {
        let value = member(key)
        if let color = value?.choice(SemanticColor.self) { return .semantic(color) }
        if let color = value?.choice(BackgroundColor.self) { return .background(color) }
        return expression(key, for: .color).map { .swift($0) }
    }

    /// Returns the expression for the value of a key that is an expression of the app, or the name of a color or a
    /// font of the configuration; nil if there is none.
    func expression(_ key: String, for token: AppearanceToken) -> Located<String>? {
        locatedString(key).map(token.expression) ?? member(key)?.locatedString("swift")
    }
}
