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
