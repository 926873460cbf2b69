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

extension ContentView {
    /// The parts of the view's appearance that expressions of the app determine.
    package var appearanceBindings: [AppearanceBinding] {
        var bindings: [AppearanceBinding] = []
        func bind(_ expression: Located<String>?, as use: AppearanceBinding.Use) {
            guard let expression else { return }
            bindings.append(AppearanceBinding(use: use, expression: expression))
        }
        func bind(_ text: TextSource?, as use: InputBinding.Use) {
            guard case .swift(let expression, let example)? = text else { return }
            bindings.append(
                AppearanceBinding(use: .ofInput(use), expression: expression, example: example))
        }
        switch self {
        case .label(let label):
            bind(label.text, as: .text)
            bind(label.font, as: .font)
            bind(label.color?.expression, as: .color)
        case .button(let button):
            bind(button.title, as: .text)
            if case .swift(let expression) = button.image { bind(expression, as: .ofInput(.image)) }
            bind(button.font, as: .font)
            bind(button.color?.expression, as: .color)
            bind(button.busyLabel, as: .busyLabel)
        case .image(let image):
            if case .swift(let expression) = image.source { bind(expression, as: .ofInput(.image)) }
            bind(image.tint?.expression, as: .color)
        case .activityIndicator(let indicator): bind(indicator.color?.expression, as: .color)
        case .progress(let bar): bind(bar.color?.expression, as: .color)
        case .textField(let field):
            bind(field.placeholder, as: .placeholder)
            bind(field.font, as: .font)
        case .contentUnavailable(let view):
            if case .swift(let expression) = view.image { bind(expression, as: .ofInput(.image)) }
            for (use, text) in shownText { bind(text, as: use) }
        case .stack(let stack):
            bindings += stack.surface?.bindings ?? []
            bind(stack.tap?.title, as: .tapTitle)
        case .valueControl, .spacer, .custom, .swiftUI: break
        }
        let accessibility = attributes.accessibility
        bind(accessibility.label, as: .accessibilityLabel)
        bind(accessibility.hint, as: .accessibilityHint)
        bind(accessibility.value, as: .accessibilityValue)
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

extension Surface {
    /// The colors that expressions of the app determine.
    package var bindings: [AppearanceBinding] {
        [
            color?.expression.map { AppearanceBinding(use: .surfaceColor, expression: $0) },
            border?.color.expression.map { AppearanceBinding(use: .borderColor, expression: $0) },
        ].compactMap(\.self)
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
