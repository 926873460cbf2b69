/// A part of a plugin's appearance that an expression of the app or an input determines.
package struct AppearanceBinding: Sendable {
    package enum Use: Equatable, Sendable {
        /// A use that inputs have too.
        case ofInput(InputBinding.Use)
        case color
        case linkColor
        case font
        /// The color of a surface.
        case surfaceColor
        case borderColor
        /// The color of a button's title.
        case titleColor
        /// The color of a button's border.
        case strokeColor
        /// A color of a button in one of its states.
        case look
        /// A property of a view of the app.
        case property(String)
        /// A call of a method of the view.
        case call

        var isColor: Bool {
            switch self {
            case .color, .linkColor, .surfaceColor, .borderColor, .titleColor, .strokeColor, .look:
                true
            case .ofInput, .font, .property, .call: false
            }
        }
    }

    package let use: Use
    /// The expression of the app, or the name of the input.
    package let expression: Located<String>
    /// Whether an input determines the part.
    package let isInput: Bool
    /// The text that the expression has in tests, if the description gives one.
    package var example: String?
    /// The pair of text between which an input decides, if the expression is a part of it.
    package var pair: Pair<TextSource>?

    package init(
        use: Use, expression: Located<String>, isInput: Bool = false, example: String? = nil,
        pair: Pair<TextSource>? = nil
    ) {
        self.use = use
        self.expression = expression
        self.isInput = isInput
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

    /// Creates the binding of a color; nil for a color of the framework, or if there is none.
    init?(_ use: Use, _ color: ColorSource?) {
        switch color {
        case .swift(let expression): self.init(use: use, expression: expression)
        case .input(let name): self.init(use: use, expression: name, isInput: true)
        case .semantic, .background, nil: return nil
        }
    }

    /// Creates the binding of an expression that has a text; nil for other text.
    init?(_ text: TextSource?, as use: InputBinding.Use) {
        guard case .swift(let expression, let example)? = text else { return nil }
        self.init(use: .ofInput(use), expression: expression, example: example)
    }
}

extension ContentView {
    /// The parts of the view's appearance that expressions of the app or inputs determine.
    package var appearanceBindings: [AppearanceBinding] {
        let accessibility = attributes.accessibility
        let ofAllViews = [
            AppearanceBinding(accessibility.label, as: .accessibilityLabel),
            AppearanceBinding(accessibility.hint, as: .accessibilityHint),
            AppearanceBinding(accessibility.value, as: .accessibilityValue),
        ]
        let calls = attributes.calls.map { AppearanceBinding(use: .call, expression: $0) }
        var bindings = object.ownAppearanceBindings + ofAllViews.compactMap(\.self) + calls
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
    /// The colors behind the content that expressions of the app or inputs determine.
    package var appearanceBindings: [AppearanceBinding] {
        [AppearanceBinding(.color, background)].compactMap(\.self) + (surface?.bindings ?? [])
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
        appearanceBindings.contains { !$0.isInput }
            || views.ofSwiftUI.contains { $0.creation != nil }
            || views.ofRows.contains(where: \.hasAppearance)
    }

    /// The parts of the appearance that expressions of the app or inputs determine.
    var appearanceBindings: [AppearanceBinding] {
        (content?.appearanceBindings ?? []) + views.flatMap(\.appearanceBindings)
    }

    /// The inputs that views show or follow, or that determine a part of the appearance or the feedback.
    var bindings: [InputBinding] {
        views.flatMap(\.bindings)
            + [InputBinding(presentation.feedback?.input, as: .feedback)].compactMap(\.self)
            + appearanceBindings.filter(\.isInput).map {
                InputBinding(input: $0.expression, use: $0.use.isColor ? .color : .property)
            }
    }

    /// The expressions of the app in the description.
    var appExpressions: [Located<String>] {
        appearanceBindings.filter { !$0.isInput && $0.use != .call }.flatMap(\.expressions)
            + [accessibility.announcement?.appExpression].compactMap(\.self)
    }
}

/// The origin of a color.
package enum ColorSource: Sendable {
    case semantic(SemanticColor)
    case background(BackgroundColor)
    /// An expression of the app.
    case swift(Located<String>)
    /// The name of the input that has the color.
    case input(Located<String>)
}

extension JSONNode {
    /// Returns the color of a key; nil if there is none.
    func color(_ key: String) -> ColorSource? {
        let value = member(key)
        if let color = value?.choice(SemanticColor.self) { return .semantic(color) }
        if let color = value?.choice(BackgroundColor.self) { return .background(color) }
        if let input = value?.locatedString("input") { return .input(input) }
        return expression(key, for: .color).map { .swift($0) }
    }

    /// Returns the expression for the value of a key that is an expression of the app, or the name of a color or a
    /// font of the configuration; nil if there is none.
    func expression(_ key: String, for token: AppearanceToken) -> Located<String>? {
        locatedString(key).flatMap(token.expression) ?? member(key)?.locatedString("swift")
    }
}

extension DescriptionValidator {
    /// Reports views that are never seen, or never enabled: one input shows or enables them, and also hides
    /// them or a stack around them.
    mutating func reportHiddenViews() {
        guard let root = description.content?.root else { return }
        reportHiddenViews(in: root, shownWhen: [], hiddenWhen: [])
    }

    /// - Parameters:
    ///   - shownWhen: the inputs that show the stacks around the view.
    ///   - hiddenWhen: the inputs that hide them.
    private mutating func reportHiddenViews(
        in view: ContentView, shownWhen: [Located<String>], hiddenWhen: [Located<String>]
    ) {
        let attributes = view.attributes
        let showing = shownWhen + [attributes.shownWhen].compactMap(\.self)
        let hiding = hiddenWhen + [attributes.hiddenWhen].compactMap(\.self)
        if attributes.isShownConditionally, let pair = pair(of: showing, and: hiding) {
            // The report is on the view's key if the other one is a stack's, and else on the second key.
            let isOfStack = shownWhen.contains { $0.range == pair.shown.range }
            let isOfView = attributes.hiddenWhen?.range == pair.hidden.range
            let comesFirst = pair.shown.range.lowerBound < pair.hidden.range.lowerBound
            return reportInvisible(
                shown: pair.shown, hidden: pair.hidden,
                atHiding: isOfStack || isOfView && comesFirst)
        }
        if let enabled = view.enabledWhen,
            let hidden = hiding.first(where: { $0.value == enabled.value })
        {
            return report(
                .contradiction,
                "a view that is hidden while '\(enabled.value)' is true is "
                    + "never enabled",
                at: enabled.range, note: "it hides this view", noteRange: hidden.range)
        }
        if let busy = view.busyWhen { reportBusyButton(busy, view, showing, hiding) }
        guard case .stack(let stack) = view else { return }
        for view in stack.allViews {
            reportHiddenViews(in: view, shownWhen: showing, hiddenWhen: hiding)
        }
    }

    /// Reports a button that cannot be pressed, or is not seen while it is busy, because the input that makes
    /// it busy also shows, enables or hides it.
    private mutating func reportBusyButton(
        _ busy: Located<String>, _ button: ContentView, _ showing: [Located<String>],
        _ hiding: [Located<String>]
    ) {
        let enabling = [button.enabledWhen].compactMap(\.self)
        if let other = (showing + enabling).first(where: { $0.value == busy.value }) {
            report(
                .contradiction,
                "a button that is busy while '\(busy.value)' is true can never be pressed",
                at: busy.range, note: "it is shown or enabled only then", noteRange: other.range)
        } else if let other = hiding.first(where: { $0.value == busy.value }) {
            report(
                .contradiction,
                "a button that is hidden while '\(busy.value)' is true is never shown busy",
                at: busy.range, note: "it hides this button", noteRange: other.range)
        }
    }

    /// Returns the first input among both, at its two places.
    private func pair(
        of showing: [Located<String>], and hiding: [Located<String>]
    ) -> (shown: Located<String>, hidden: Located<String>)? {
        for shown in showing {
            if let hidden = hiding.first(where: { $0.value == shown.value }) {
                return (shown, hidden)
            }
        }
        return nil
    }

    private mutating func reportInvisible(
        shown: Located<String>, hidden: Located<String>, atHiding: Bool
    ) {
        report(
            .contradiction,
            "this view is never shown, whether '\(shown.value)' is true or false",
            at: atHiding ? hidden.range : shown.range,
            note: atHiding ? "it shows this view" : "it hides this view",
            noteRange: atHiding ? shown.range : hidden.range)
    }
}
