extension InputBinding.Use {
    /// Whether an input decides between two values.
    var isPair: Bool { self == .symbolPair || changesLabel }

    /// Whether an input changes what VoiceOver reads.
    var changesLabel: Bool { self == .titlePair || self == .labelPair }
}

extension ContentView {
    /// Returns the statements that show one of the two values of a pair.
    func pairStatements(
        for use: InputBinding.Use, named name: String, _ dialect: KitDialect
    ) -> [String] {
        let properties = properties(for: use, dialect)
        if let pair = textPair(for: use) {
            let value = SwiftConditional(pair, dialect)
            return properties.map { $0.assignment(of: value, to: name) }
        }
        guard let pair = symbolPair(for: use) else { return [] }
        let symbol = SwiftConditional(
            condition: SwiftIdentifier.escaped(pair.input.value),
            then: .text(SwiftLiteral.string(pair.then)),
            otherwise: .text(SwiftLiteral.string(pair.otherwise)))
        let image = dialect.spelling.views.symbolImage(symbol.onOneLine)
        return properties.map { $0.assignment(of: image, to: name) }
    }
}

extension SwiftConditional {
    /// Creates the expression for the part of a pair that an input decides for, in a method of the controller.
    init(_ pair: Pair<TextSource>, _ dialect: KitDialect) {
        condition = SwiftIdentifier.escaped(pair.input.value)
        then = dialect.argument(of: pair.then)
        otherwise = dialect.argument(of: pair.otherwise)
    }
}

extension KitDialect {
    fileprivate func argument(of text: TextSource) -> SwiftCall.Argument {
        text.appExpression.map { .text(translated($0.value)) } ?? text.argument(in: strings)
    }
}

extension ViewTree {
    /// Returns the views whose labels an input changes, each once.
    func changedLabels(ofInput input: String) -> [String] {
        var names: [String] = []
        for (index, binding) in bindings
        where binding.input.value == input && binding.use.changesLabel
            && !names.contains(views[index].name)
        {
            names.append(views[index].name)
        }
        return names
    }
}
