/// Returns the data for tests of localized text, and of what VoiceOver says and focuses.
func accessibilityTestsContext(
    of plugin: PluginDescription, tree: ViewTree, prefix: String
) -> MustacheObject {
    let dialect = tree.dialect
    let settings = InputSettings(meeting: [tree.focusConditions(in: plugin)])
    let focus = settings.areKnown(in: plugin, dialect) ? plugin.accessibility.focus?.value : nil
    let announced = announcedInput(of: plugin, dialect)
    let announcement = plugin.expectedAnnouncement(isInput: !announced.isFalsy)
    let fixedText = expectations(aboutTextOf: tree, in: plugin)
    let bundle = dialect.strings.expression(besides: plugin.controllerName)
    return [
        "isAccessible": .flag(
            !fixedText.isEmpty || plugin.accessibility.isModal || focus != nil
                || announcement != nil),
        "isModal": .flag(plugin.accessibility.isModal), "focus": .optional(focus),
        "focusConditions": focus == nil ? [] : settings.context(in: plugin, dialect),
        "hasFixedText": .flag(!fixedText.isEmpty),
        "fixedText": .list(
            fixedText.map { ["expectation": $0.statement(prefix: prefix)] }),
        "announced": announced,
        "announcement": .optional(
            plugin.announcesMarkdown && !announced.isFalsy ? #""Announced""# : announcement),
        "announcementExpectation": announced.isFalsy
            ? announcement.map {
                Expectation(
                    actual: "plugin.announcement", expected: $0, key: "accessibility.announcement"
                ).statement(prefix: prefix)
            } ?? .nothing : .nothing,
        "hasLocalizedText": .flag(
            tree.views.contains { $0.view.hasLocalizedText }
                || plugin.accessibility.announcement?.isLocalized == true),
        "bundle": .text(bundle.hasPrefix("Foundation.") ? bundle : "Foundation." + bundle),
        "table": .text(dialect.strings.tableExpression ?? "nil"),
    ]
}

extension PluginDescription {
    /// Returns the announcement as an expression in tests; nil if it is not known.
    ///
    /// - Parameter isInput: whether the test knows a value of the input that is announced.
    fileprivate func expectedAnnouncement(isInput: Bool) -> String? {
        if isInput, case .input(let name)? = accessibility.announcement {
            return "plugin.\(name.value)"
        }
        guard let announcement = accessibility.announcement,
            let text = expectedFormat(announcement) ?? announcement.expectedExpression
        else { return nil }
        return announcesMarkdown ? "PluginMarkdown.plainText(of: \(text))" : text
    }
}

/// Returns the input that is announced, with a value for it; nothing if the announcement does not follow an
/// input.
private func announcedInput(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
    guard let name = plugin.announcedInputs.first,
        let input = plugin.inputs.first(where: { $0.name.value == name.value }),
        let value = input.testValues(in: plugin, dialect).last
    else { return nil }
    return [
        "name": .text(name.value),
        "value": .text(plugin.announcesMarkdown ? #""**Announced**""# : value),
    ]
}

/// Returns the expectations about localized text, and about which views VoiceOver reaches.
private func expectations(
    aboutTextOf tree: ViewTree, in plugin: PluginDescription
) -> [Expectation] {
    let dialect = tree.dialect
    return tree.views.flatMap { name, view in
        let accessibility = view.attributes.accessibility
        let settings = [
            (dialect.properties.accessibilityLabel, accessibility.label),
            (dialect.properties.accessibilityHint, accessibility.hint),
            (dialect.properties.accessibilityValue, accessibility.value),
            (PropertySpelling("busyLabel"), view.busyLabel),
            (PropertySpelling("tapTitle"), view.tapTitle),
        ]
        let shown = view.shownText.flatMap { use, text in
            view.properties(for: use, dialect).map { ($0, Optional(text)) }
        }
        let texts = (shown + settings).compactMap { property, text in
            text.flatMap { $0.isLocalized && $0.isFixed ? $0.expectedExpression : nil }
                .map { (property.getter, $0) }
        }
        let isElement = view.fixedElement(in: plugin).map {
            (dialect.properties.isAccessibilityElement.getter, String($0))
        }
        let key = "content" + (view.name.map { ".\($0.value)" } ?? "")
        return (texts + [isElement].compactMap(\.self)).map { property, expected in
            Expectation(actual: "plugin.\(name).\(property)", expected: expected, key: key)
        }
    }
}

extension ContentView {
    fileprivate var hasLocalizedText: Bool { texts.contains(where: \.isLocalized) }
}

extension TextSource {
    /// Whether the text, or one of a pair, is localized.
    fileprivate var isLocalized: Bool {
        alternatives.contains { if case .localized = $0 { true } else { false } }
    }

    /// The text as an expression in tests; nil if the text follows an input. Also nil for a
    /// localized text without a default value: a bundle returns the key for it, and Foundation does
    /// not document what `String(localized:defaultValue:)` returns.
    var expectedExpression: String? {
        switch self {
        case .literal(let text): SwiftLiteral.string(text)
        case .localized(_, let value, _) where value.value.isEmpty || !arguments.isEmpty: nil
        case .localized(let key, let value, _):
            "localized(\(SwiftLiteral.string(key)), \(SwiftLiteral.string(value.value)))"
        case .swift(let expression, let example):
            example.map(SwiftLiteral.string) ?? expression.value
        case .input, .pair: nil
        }
    }

    /// Returns the text as an expression in tests; nil if tests do not know it.
    func expectedExpression(_ dialect: KitDialect) -> String? {
        if case .swift(let expression, nil) = self { return dialect.translated(expression.value) }
        return expectedExpression
    }
}

extension PluginDescription {
    /// Returns a localized text with arguments as an expression in tests; nil for other text.
    func expectedFormat(_ text: TextSource) -> String? {
        guard case .localized(let key, let value, _) = text, !text.arguments.isEmpty,
            let format = tableValue(of: text)
        else { return nil }
        let names = value.value.localizedParts.compactMap(\.argument)
        let literals = [key, format].map(SwiftLiteral.string).joined(separator: ", ")
        return
            (["String(format: localized(\(literals))"]
            + names.map { "plugin.\(SwiftIdentifier.escaped($0))" }).joined(separator: ", ") + ")"
    }
}

/// The data for the test of a plugin's appearance; nothing if no expression of the app determines it.
func appearanceTestsContext(
    of plugin: PluginDescription, tree: ViewTree, prefix: String
) -> MustacheValue {
    let parts = tree.appearanceProperties(of: plugin).compactMap { part in
        TestedAppearance(part, tree.dialect)
    }
    if parts.isEmpty { return .nothing }
    return [
        "parts": .list(
            parts.map { part in
                [
                    "expectation": Expectation(
                        actual: part.actual, expected: part.expected, key: part.key
                    ).statement(prefix: prefix),
                    "removal": .text(part.removal),
                ]
            }),
        "hasColors": .flag(parts.contains(where: \.isColor)),
        "notification": .optional(plugin.controller.appearance.notification),
    ]
}

/// A property whose value a test compares with an expression of the app.
private struct TestedAppearance {
    let actual: String
    let expected: String
    /// The statement that sets the property to another value.
    let removal: String
    let isColor: Bool
    /// The place of the expression in the description.
    let key: String

    /// Creates the data; nil if tests do not know the value.
    init?(_ part: AppearanceProperty, _ dialect: KitDialect) {
        switch part.binding.use {
        case .look, .property, .call: return nil
        default: if part.binding.isInput { return nil }
        }
        let owner = part.owner(prefix: "plugin.", dialect)
        let value = "\(owner).\(part.property.getter)"
        guard let expression = part.binding.expectedExpression(dialect) else { return nil }
        isColor = part.binding.use.isColor
        actual = isColor ? "resolved(\(value))" : value
        expected = isColor ? "resolved(\(expression))" : expression
        removal = part.property.assignment(of: part.property.valueForNil ?? "nil", to: owner)
        key = "content" + (part.view.map { ".\($0)" } ?? "")
    }
}

extension AppearanceBinding {
    /// Returns the expression for the value in tests; nil if it is not known.
    fileprivate func expectedExpression(_ dialect: KitDialect) -> String? {
        guard let pair else {
            return example.map(SwiftLiteral.string) ?? dialect.translated(expression.value)
        }
        guard let then = pair.then.expectedExpression(dialect),
            let otherwise = pair.otherwise.expectedExpression(dialect)
        else { return nil }
        return "plugin.\(SwiftIdentifier.escaped(pair.input.value)) ? \(then) : \(otherwise)"
    }
}
