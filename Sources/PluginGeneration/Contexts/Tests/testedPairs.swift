import PluginDescriptions

/// Returns the inputs that decide between two symbols, titles or labels, with what views show for each value.
func testedPairs(
    of plugin: PluginDescription, tree: ViewTree, places: DescriptionPlaces
) -> [MustacheValue] {
    plugin.inputs.compactMap { input in
        let uses = tree.bindings.filter { _, binding in
            binding.use.isPair && binding.input.value == input.name.value
        }
        let labels = uses.flatMap { tree.testedText($0.binding.use, ofViewAt: $0.view) }
        let symbols = uses.flatMap { tree.testedSymbols($0.binding.use, ofViewAt: $0.view) }
        if labels.isEmpty, symbols.isEmpty { return nil }
        return [
            "name": .text(input.name.value),
            "capitalizedName": .text(capitalized(input.name.value)),
            "place": .text(places.text(input.name.range)),
            "labels": .list(labels), "symbols": .list(symbols),
        ]
    }
}

extension ViewTree {
    fileprivate func testedText(
        _ use: InputBinding.Use, ofViewAt index: Int
    ) -> [MustacheValue] {
        let (name, view) = views[index]
        guard let pair = view.textPair(for: use), let then = pair.then.expectedExpression(dialect),
            let otherwise = pair.otherwise.expectedExpression(dialect)
        else { return [] }
        return view.properties(for: use, dialect).map { property in
            [
                "actual": .text("\(name).\(property.getter)"), "then": .text(then),
                "otherwise": .text(otherwise),
            ]
        }
    }

    fileprivate func testedSymbols(
        _ use: InputBinding.Use, ofViewAt index: Int
    ) -> [MustacheValue] {
        let (name, view) = views[index]
        guard let pair = view.symbolPair(for: use), pair.then != pair.otherwise else { return [] }
        func image(_ symbol: String) -> MustacheValue {
            .text(dialect.spelling.views.symbolImage(SwiftLiteral.string(symbol)).onOneLine)
        }
        return view.properties(for: use, dialect).map { property in
            [
                "actual": .text("\(name).\(property.getter)"),
                "variable": .text("imageOf" + capitalized(view.name?.value ?? "")),
                "then": image(pair.then), "otherwise": image(pair.otherwise),
            ]
        }
    }
}

extension TextSource {
    /// Returns the text as an expression in tests; nil if tests do not know it.
    func expectedExpression(_ dialect: KitDialect) -> String? {
        if case .swift(let expression, nil) = self { return dialect.translated(expression.value) }
        return expectedExpression
    }
}
