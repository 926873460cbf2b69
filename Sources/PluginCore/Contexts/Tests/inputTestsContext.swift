/// Returns the data for a test of the inputs that views show, or that decide what views show.
func inputTestsContext(
    of plugin: PluginDescription, tree: ViewTree, prefix: String
) -> MustacheObject {
    let shown = ShownInputs(of: plugin, tree: tree)
    return [
        "hasShownInputs": .flag(!shown.inputs.isEmpty),
        "inputs": .list(
            shown.inputs.map { input in
                ["name": .text(input.name.value), "first": .text(shown.first(of: input))]
            }),
        "changes": .list(shown.inputs.flatMap(shown.changes)),
        "shownValues": .list(
            shown.expectations.map { ["expectation": $0.statement(prefix: prefix)] }),
        "symbols": .list(shown.symbols.map { $0.expectation(prefix: prefix) }),
    ]
}

/// The inputs of a plugin that views show, and whose values tests know.
private struct ShownInputs {
    let plugin: PluginDescription
    let tree: ViewTree
    private(set) var inputs: [PluginInput] = []
    /// The expectations about the current values of the inputs.
    private(set) var expectations: [Expectation] = []
    private(set) var symbols: [ShownSymbol] = []

    init(of plugin: PluginDescription, tree: ViewTree) {
        self.plugin = plugin
        self.tree = tree
        for input in plugin.inputs where !input.testValues(in: plugin, tree.dialect).isEmpty {
            let values =
                tree.bindings.filter { $0.binding.input.value == input.name.value }
                .flatMap { expectations(about: input, $0.binding, ofViewAt: $0.view) }
                + colorExpectations(about: input)
            let images = symbols(chosenBy: input)
            symbols += images
            // Several inputs can decide whether a view is hidden.
            for value in values where !expectations.contains(where: value.isLike) {
                expectations.append(value)
            }
            if !values.isEmpty || !images.isEmpty { inputs.append(input) }
        }
    }

    func first(of input: PluginInput) -> String { values(of: input)[0] }

    /// Returns the values of an input, first the one that views do not show without it: `false` if `true` shows or
    /// enables a view.
    private func values(of input: PluginInput) -> [String] {
        let values = input.testValues(in: plugin, tree.dialect)
        let isExpected = tree.bindings.contains { _, binding in
            binding.input.value == input.name.value && binding.condition?.value == .isTrue
        }
        return isExpected ? values.reversed() : values
    }

    /// Returns the changes of an input after the view is loaded: to a value that differs from the first, and to nil.
    func changes(of input: PluginInput) -> [MustacheValue] {
        let values = values(of: input)
        var changes = values.dropFirst().prefix(1).map { ($0, changedSymbols(of: input)) }
        if input.isOptional, !values.contains("nil") { changes.append(("nil", [])) }
        return changes.map { value, symbols in
            [
                "name": .text(input.name.value), "value": .text(value),
                "changedSymbols": .list(symbols),
            ]
        }
    }

    private func changedSymbols(of input: PluginInput) -> [MustacheValue] {
        symbols.filter { $0.input == input.name.value }.map(\.context)
    }

    /// Returns the expectations about what a view shows of an input.
    private func expectations(
        about input: PluginInput, _ binding: InputBinding, ofViewAt index: Int
    ) -> [Expectation] {
        let (name, view) = tree.views[index]
        let key = "inputs.\(input.name.value)"
        func expect(_ property: String, _ expected: String, isIdentity: Bool = false) -> Expectation
        {
            Expectation(
                actual: "plugin.\(name).\(property)", expected: expected, key: key,
                isIdentity: isIdentity)
        }
        var all: [Expectation] = []
        for property in view.properties(for: binding.use, tree.dialect) {
            if binding.use.isPair {
                guard let pair = view.textPair(for: binding.use),
                    let then = pair.then.expectedExpression(tree.dialect),
                    let otherwise = pair.otherwise.expectedExpression(tree.dialect)
                else { continue }
                all.append(
                    expect(property.getter, "\(input.expression) ? \(then) : \(otherwise)"))
            } else {
                let expected =
                    binding.localized.flatMap(plugin.expectedFormat)
                    ?? input.shown(
                        as: binding.use, by: property, of: "plugin.\(name)", tree.dialect)
                all.append(
                    expect(property.getter, expected, isIdentity: input.isComparedByIdentity))
            }
        }
        if binding.use == .accessibilityLabel, view.isConditionalElement(in: plugin) {
            let isElement = tree.dialect.properties.isAccessibilityElement.getter
            all.append(expect(isElement, "\(input.expression) != nil"))
        }
        if binding.use.togglesVisibility || binding.use.hidesViewIfNil && input.isOptional {
            let conditions = view.showingConditions(in: plugin).map { $0.negated(on: "plugin.") }
            all.append(expect("isHidden", conditions.joined(separator: " || ")))
        }
        return all
    }

    /// Returns the expectations about colors that an input determines.
    private func colorExpectations(about input: PluginInput) -> [Expectation] {
        tree.appearanceProperties(of: plugin).filter { part in
            part.binding.isInput && part.binding.expression.value == input.name.value
                && part.binding.use.isColor && part.binding.use != .look
        }.map { part in
            let owner = part.owner(prefix: "plugin.", tree.dialect)
            return Expectation(
                actual: "\(owner).\(part.property.getter)", expected: input.expression,
                key: "inputs.\(input.name.value)")
        }
    }

    /// Returns the pairs of symbols between which an input decides.
    private func symbols(chosenBy input: PluginInput) -> [ShownSymbol] {
        tree.bindings.filter { $0.binding.input.value == input.name.value }.flatMap {
            index, binding in
            let (name, view) = tree.views[index]
            guard let pair = view.symbolPair(for: binding.use), pair.then != pair.otherwise
            else { return [ShownSymbol]() }
            let image = tree.dialect.spelling.views.symbolImage
            let images = pair.values.map { image(SwiftLiteral.string($0)).onOneLine }
            return view.properties(for: binding.use, tree.dialect).map { property in
                ShownSymbol(
                    input: input.name.value, actual: "\(name).\(property.getter)",
                    variable: "imageOf" + capitalized(view.name?.value ?? ""),
                    expected: "\(input.expression) ? \(images[0]) : \(images[1])")
            }
        }
    }
}

/// A symbol that an input decides about.
private struct ShownSymbol {
    let input: String
    let actual: String
    /// The name of a variable for the image before a change.
    let variable: String
    let expected: String

    var context: MustacheValue {
        ["input": .text(input), "actual": .text(actual), "variable": .text(variable)]
    }

    func expectation(prefix: String) -> MustacheValue {
        let expectation = Expectation(
            actual: "plugin.\(actual)", expected: expected, key: "inputs.\(input)")
        return [
            "input": .text(input), "actual": .text(actual),
            "expectation": expectation.statement(prefix: prefix),
        ]
    }
}

extension PluginInput {
    /// The expression for the input's current value in tests.
    fileprivate var expression: String { "plugin.\(SwiftIdentifier.escaped(name.value))" }

    fileprivate var isComparedByIdentity: Bool { equality == " === " }

    /// Returns the expression for the value of a property that shows the input. While the input is nil, the framework
    /// decides about accessibility properties.
    fileprivate func shown(
        as use: InputBinding.Use, by property: PropertySpelling, of view: String,
        _ dialect: KitDialect
    ) -> String {
        if use == .progress || use == .sliderValue {
            let value = expression + (isOptional ? " ?? 0" : "")
            let type = dialect.spelling.views.progressType
            return self.type.value.hasPrefix(type) ? value : "\(type)(\(value))"
        }
        guard isOptional else { return expression }
        let spellings = dialect.properties
        let ofFramework = [
            spellings.accessibilityLabel, spellings.accessibilityHint, spellings.accessibilityValue,
        ].contains { $0.getter == property.getter }
        let valueForNil = ofFramework ? "\(view).\(property.getter)" : property.valueForNil
        return expression + (valueForNil.map { " ?? \($0)" } ?? "")
    }
}

extension InputCondition {
    /// Returns the Swift expression of the opposite condition.
    ///
    /// - Parameter owner: the expression for the object with the input, with a dot.
    fileprivate func negated(on owner: String) -> String {
        switch value {
        case .isTrue: "!" + owner + name
        case .isFalse: owner + name
        case .isNotNil: owner + name + " == nil"
        }
    }
}

/// Returns the data for tests of the values that users set.
func changedControls(of plugin: PluginDescription, _ dialect: KitDialect) -> [MustacheValue] {
    plugin.valueControls.compactMap { control in
        guard control.takeMethod != nil else { return nil }
        let name = SwiftIdentifier.escaped(control.name.value)
        let (first, second) = control.testValues
        return [
            "control": .text(name),
            "bareControl": .text(control.name.value),
            "capitalizedControl": .text(capitalized(control.name.value)),
            "type": .text(control.valueType), "first": .text(first), "second": .text(second),
            "changed": .text(
                control.isConverted(dialect) ? control.readValue(dialect, on: "plugin.") : second),
            "property": .text(control.property(dialect).getter),
            "input": .optional(control.input?.value),
            "outsideValue": control.input != nil && !control.titles.isEmpty
                ? .text(String(control.titles.count)) : nil,
            "handler": .optional(
                plugin.handler(named: control.handler)?.name.value),
        ]
    }
}

extension ValueControl {
    /// Two values that the control can have. The second one differs from the constant value.
    var testValues: (first: String, second: String) {
        switch kind {
        case .toggle: return constant == "true" ? ("true", "false") : ("false", "true")
        case .segments: return constant == "0" ? ("0", "1") : ("1", "0")
        case .slider(let minimum, let maximum):
            let quarter = (maximum - minimum) / 4
            let values = [minimum + quarter, maximum - quarter].map(SwiftLiteral.number)
            return constant == values[1] ? (values[1], values[0]) : (values[0], values[1])
        }
    }
}

extension PluginInput {
    /// Returns values for tests that the control of the input can have; nil if the input has no control whose
    /// values are limited.
    func controlExamples(in plugin: PluginDescription) -> [String]? {
        let control = plugin.valueControls.first { $0.input?.value == name.value }
        guard let control, control.valueType != "Bool" else { return nil }
        return [control.testValues.first, control.testValues.second]
    }
}
