/// A part of a plugin's appearance that an expression of the app determines.
package struct AppearanceBinding: Sendable {
    package enum Use: Equatable, Sendable {
        /// A use that inputs have too.
        case ofInput(InputBinding.Use)
        case color
        case font
        /// The color of a surface.
        case surfaceColor
        case borderColor
    }

    package let use: Use
    package let expression: Located<String>
    /// The text that the expression has in tests, if the description gives one.
    package var example: String?
    /// The pair of text between which an input decides, if the expression is a part of it.
    package var pair: Pair<TextSource>?

    package init(
        use: Use, expression: Located<String>, example: String? = nil,
        pair: Pair<TextSource>? = nil
    ) {
        self.use = use
        self.expression = expression
        self.example = example
        self.pair = pair
    }

    /// The expressions of the app: several if an input decides between them.
    var expressions: [Located<String>] { pair?.values.compactMap(\.appExpression) ?? [expression] }
}

extension AppearanceBinding {
    /// Creates the binding of an expression; nil if there is none.
    init?(_ use: Use, _ expression: Located<String>?) {
        guard let expression else { return nil }
        self.init(use: use, expression: expression)
    }

    /// Creates the binding of an expression that has a text; nil for other text.
    init?(_ text: TextSource?, as use: InputBinding.Use) {
        guard case .swift(let expression, let example)? = text else { return nil }
        self.init(use: .ofInput(use), expression: expression, example: example)
    }
}

extension ContentView {
    /// The parts of the view's appearance that expressions of the app determine.
    package var appearanceBindings: [AppearanceBinding] {
        let accessibility = attributes.accessibility
        let ofAllViews = [
            AppearanceBinding(accessibility.label, as: .accessibilityLabel),
            AppearanceBinding(accessibility.hint, as: .accessibilityHint),
            AppearanceBinding(accessibility.value, as: .accessibilityValue),
        ]
        var bindings = object.ownAppearanceBindings + ofAllViews.compactMap(\.self)
        for use in [InputBinding.Use.titlePair, .labelPair] {
            guard let pair = textPair(for: use),
                let expression = pair.values.compactMap(\.appExpression).first
            else { continue }
            bindings.append(
                AppearanceBinding(use: .ofInput(use), expression: expression, pair: pair))
        }
        return bindings
    }
}

extension PluginContent {
    /// The colors behind the content that expressions of the app determine.
    package var appearanceBindings: [AppearanceBinding] {
        let ofBackground = background?.expression.map {
            AppearanceBinding(use: .color, expression: $0)
        }
        return [ofBackground].compactMap(\.self) + (surface?.bindings ?? [])
    }
}

extension TextSource {
    /// The expression of the app that has the text; nil for text from elsewhere.
    package var appExpression: Located<String>? {
        if case .swift(let expression, _) = self { expression } else { nil }
    }
}

extension PluginDescription {
    /// Whether the controller evaluates expressions of the app for its views.
    package var hasAppearanceBindings: Bool {
        content?.appearanceBindings.isEmpty == false
            || views.ofSwiftUI.contains { $0.creation != nil }
            || views.contains { !$0.appearanceBindings.isEmpty }
    }

    /// The expressions of the app in the description.
    var appExpressions: [Located<String>] {
        let bindings =
            (content?.appearanceBindings ?? []) + views.flatMap(\.appearanceBindings)
        return bindings.flatMap(\.expressions)
            + [accessibility.announcement?.appExpression].compactMap(\.self)
    }
}

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
