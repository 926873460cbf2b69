/// A part of a plugin's appearance that an expression of the app or an input determines.
package struct AppearanceBinding: Sendable {
    package let use: InputBinding.Use
    /// The expression of the app, or the name of the input.
    package let expression: Located<String>
    /// Whether an input determines the part.
    package var isInput = false
    /// The text that the expression has in tests, if the description gives one.
    package var example: String?
    /// The pair of text between which an input decides, if the expression is a part of it.
    package var pair: Pair<TextSource>?

    /// The expressions of the app: several if an input decides between them.
    var expressions: [Located<String>] { pair?.values.compactMap(\.appExpression) ?? [expression] }
}

extension AppearanceBinding {
    /// Creates the binding of an expression; nil if there is none.
    init?(_ use: InputBinding.Use, _ expression: Located<String>?) {
        guard let expression else { return nil }
        self.init(use: use, expression: expression)
    }

    /// Creates the binding of a color; nil for a color of the framework, or if there is none.
    init?(_ use: InputBinding.Use, _ color: ColorSource?) {
        switch color {
        case .swift(let expression): self.init(use: use, expression: expression)
        case .input(let name): self.init(use: use, expression: name, isInput: true)
        case .semantic, .background, nil: return nil
        }
    }

    /// Creates the binding of an expression that has a text; nil for other text.
    init?(_ text: TextSource?, as use: InputBinding.Use) {
        guard case .swift(let expression, let example)? = text else { return nil }
        self.init(use: use, expression: expression, example: example)
    }
}

extension ContentView {
    /// The parts of the view's appearance that expressions of the app or inputs determine.
    package var appearanceBindings: [AppearanceBinding] {
        let calls = attributes.calls.map { AppearanceBinding(use: .call, expression: $0) }
        var bindings = object.ownAppearanceBindings
        bindings += accessibilityTexts.compactMap { AppearanceBinding($0.text, as: $0.use) } + calls
        for use in [InputBinding.Use.titlePair, .labelPair] {
            guard let pair = textPair(for: use),
                let expression = pair.values.compactMap(\.appExpression).first
            else { continue }
            bindings.append(AppearanceBinding(use: use, expression: expression, pair: pair))
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
        appearanceBindings.contains { !$0.isInput } || views.ofSwiftUI.contains { $0.creation != nil }
            || views.ofRows.contains(where: \.hasAppearance)
    }

    /// The parts of the appearance that expressions of the app or inputs determine.
    var appearanceBindings: [AppearanceBinding] {
        (content?.appearanceBindings ?? []) + views.flatMap(\.appearanceBindings)
    }

    /// The inputs that views show or follow, or that determine a part of the appearance or the feedback.
    var bindings: [InputBinding] {
        views.flatMap(\.bindings) + [InputBinding(presentation.feedback?.input, as: .feedback)].compactMap(\.self)
            + appearanceBindings.filter(\.isInput).map { InputBinding(input: $0.expression, use: $0.use) }
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
        let enabling = [view.enabledWhen].compactMap(\.self)
        let busy = [view.busyWhen].compactMap(\.self)
        for (keys, others, problem) in [
            (showing, hiding, "is never shown"), (enabling, hiding, "is never enabled"),
            (busy, showing + enabling, "can never be pressed"),
            (busy, hiding, "is never shown busy"),
        ] {
            for key in keys {
                guard let other = others.first(where: { $0.value == key.value }) else { continue }
                // The report is on the last of both keys, or on the view's key if the other one is a stack's.
                let ranges = [key.range, other.range].sorted { $0.lowerBound < $1.lowerBound }
                let place = ranges.last { attributes.node.range.contains($0) } ?? ranges[1]
                return report(
                    .contradiction,
                    "this view \(problem), because '\(key.value)' has two effects on it", at: place,
                    note: "the other one is here", noteRange: place == ranges[0] ? ranges[1] : ranges[0])
            }
        }
        guard case .stack(let stack) = view else { return }
        for view in stack.allViews { reportHiddenViews(in: view, shownWhen: showing, hiddenWhen: hiding) }
    }
}
