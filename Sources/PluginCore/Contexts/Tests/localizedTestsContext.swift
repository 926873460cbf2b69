/// Returns the data for the test of localized text.
func localizedTestsContext(of plugin: PluginDescription, tree: ViewTree, prefix: String) -> MustacheObject {
    let dialect = tree.dialect
    let texts = tree.views.flatMap { name, view in
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
        return (shown + settings).compactMap { property, text in
            text?.localizedExpression.map { expected in
                expectation(
                    "plugin.\(name).\(property.getter)", equals: expected,
                    key: "content" + (view.name.map { ".\($0.value)" } ?? ""), prefix: prefix)
            }
        }
    }
    let bundle = dialect.strings.expression(besides: plugin.controllerName)
    return [
        "hasFixedText": .flag(!texts.isEmpty),
        "fixedText": .list(texts.map { ["expectation": $0] }),
        "bundle": .text(bundle.hasPrefix("Foundation.") ? bundle : "Foundation." + bundle),
        "table": .text(dialect.strings.tableExpression ?? "nil"),
    ]
}

extension TextSource {
    /// The text as an expression in tests; nil unless it is localized, with a default value and without arguments. A bundle
    /// returns the key for a text without a default value, and Foundation does not document what
    /// `String(localized:defaultValue:)` returns.
    fileprivate var localizedExpression: String? {
        guard case .localized(let key, let value, _) = self, !value.value.isEmpty, arguments.isEmpty else { return nil }
        return "localized(\(SwiftLiteral.string(key)), \(SwiftLiteral.string(value.value)))"
    }
}
