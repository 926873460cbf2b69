import PluginDescriptions

func shownInputs(
    of plugin: PluginDescription, names: ViewNames, places: DescriptionPlaces
) -> [MustacheValue] {
    plugin.inputs.compactMap { input in
        let shown = names.bindings.filter { $0.binding.input.value == input.name.value }
            .flatMap { index, binding in
                let (name, view) = names.views[index]
                let properties = view.properties(for: binding.use, names.kit)
                return properties.indices.map { place in
                    (
                        name: name, view: view, use: binding.use,
                        actual: "\(name).\(names.kit["get." + properties[place]])",
                        hides: binding.use.hidesView && place == 0
                    )
                }
            }
        guard let examples = input.examples(in: plugin, names.kit), let first = examples.first,
            let last = examples.last, !shown.isEmpty
        else { return nil }
        let hidden = shown.filter { $0.hides && input.isOptional }
        let settings = InputSettings(
            meeting: shown.map { $0.view.showingConditions(in: plugin) }, besides: input)
        return [
            "name": .text(input.name.value),
            "capitalizedName": .text(EmittedNames.capitalized(input.name.value)),
            "type": .text(names.kit.translated(input.type.value)),
            "place": .text(places.text(input.name.range)), "first": .text(first),
            "second": .text(last), "equals": .text(input.equality),
            "isOptional": .flag(!hidden.isEmpty),
            "conditions": settings.context(in: plugin, names.kit),
            "hiddenViews": .list(hidden.map { ["name": .text($0.name)] }),
            "views": .list(
                zip(shown, settings.isMet).map { shown, isMet in
                    [
                        "actual": .text(shown.actual),
                        "first": .text(input.shown("first", as: shown.use, names.kit)),
                        "second": .text(input.shown("second", as: shown.use, names.kit)),
                        "hides": .flag(shown.hides && isMet), "name": .text(shown.name),
                    ]
                }),
        ]
    }
}

/// The inputs that say whether views are shown.
func visibilities(
    of plugin: PluginDescription, names: ViewNames, places: DescriptionPlaces
) -> [MustacheValue] {
    plugin.inputs.compactMap { input in
        let shown = names.bindings.filter { _, binding in
            binding.use.showsView && binding.input.value == input.name.value
        }
        if shown.isEmpty { return nil }
        let settings = InputSettings(
            meeting: shown.map { names.views[$0.view].view.showingConditions(in: plugin) },
            besides: input)
        return [
            "name": .text(input.name.value),
            "capitalizedName": .text(EmittedNames.capitalized(input.name.value)),
            "place": .text(places.text(input.name.range)),
            "conditions": settings.context(in: plugin, names.kit),
            "views": .list(
                zip(shown, settings.isMet).compactMap { shown, isMet in
                    isMet
                        ? [
                            "name": .text(names.views[shown.view].name),
                            "isHidden": .flag(shown.binding.use == .hiding),
                        ] : nil
                }),
        ]
    }
}

extension PluginInput {
    /// A variable of the input's type as the view shows it.
    fileprivate func shown(
        _ variable: String, as use: InputBinding.Use, _ kit: KitDialect
    ) -> String {
        let progressType = kit["progressType"]
        guard use == .progress, !type.value.hasPrefix(progressType) else { return variable }
        return isOptional
            ? "\(variable).map { \(progressType)($0) }" : "\(progressType)(\(variable))"
    }
}

func triggeredHandlers(
    of plugin: PluginDescription, names: ViewNames, places: DescriptionPlaces
) -> [MustacheValue] {
    let escape = names.escapes.first
    return plugin.handlers.map { handler in
        let buttons = names.views.indices.filter { index in
            if case .button(let button) = names.views[index].view {
                button.handler?.value == handler.name.value
            } else {
                false
            }
        }
        let underscores = handler.parameters.map { _ in "_" }.joined(separator: ", ")
        let checked = handler.checkedInputs(in: plugin)
        let words = handler.parameters.map { parameter in
            let isChecked = checked.contains { $0.name.value == parameter.name.value }
            return isChecked ? SwiftIdentifier.escaped(parameter.name.value) : "_"
        }
        return [
            "name": .text(handler.name.value),
            "capitalizedName": .text(EmittedNames.capitalized(handler.name.value)),
            "place": .text(places.text(handler.name.range)),
            "signature": .text(underscores.isEmpty ? "" : "\(underscores) in "),
            "capturingSignature": .text(
                words.isEmpty
                    ? "[weak plugin] in" : "[weak plugin] \(words.joined(separator: ", ")) in"),
            "hasArguments": .flag(!checked.isEmpty),
            "removesPlugin": .flag(handler.removesPlugin),
            "buttons": .list(
                buttons.map { index in
                    let (name, view) = names.views[index]
                    let views = [view] + names.holders(ofViewAt: index)
                    let settings = InputSettings(
                        meeting: views.map { $0.showingConditions(in: plugin) }
                            + [[view.usingCondition].compactMap(\.self)])
                    return [
                        "button": .text(name),
                        "isEscape": .flag(index == escape),
                        "place": places.text(of: view),
                        "titleInputs": settings.context(in: plugin, names.kit),
                        "arguments": .list(
                            checked.indices.map { place in
                                let input = checked[place]
                                let values = input.examples(in: plugin, names.kit) ?? []
                                // Of two inputs of one type, each has a value of its own.
                                let value = place % 2 == 0 ? values.first : values.last
                                return [
                                    "name": .text(SwiftIdentifier.escaped(input.name.value)),
                                    "equals": .text(input.equality),
                                    "value": settings.sets(input)
                                        ? nil : value.map { .text($0) } ?? nil,
                                ]
                            }),
                        "bareButton": .text(view.name?.value ?? ""),
                        "capitalizedButton": .text(
                            EmittedNames.capitalized(view.name?.value ?? "")),
                    ]
                }),
        ]
    }
}

extension PluginHandler {
    /// The inputs that are passed on, and whose values tests can tell apart. What a test calls something
    /// else is left out.
    fileprivate func checkedInputs(in plugin: PluginDescription) -> [PluginInput] {
        if !needsCallMethod { return [] }
        return parameters.compactMap { parameter in
            plugin.inputs.first {
                $0.name.value == parameter.name.value && $0.type.value == parameter.type.value
                    && KnownType.examples(for: $0.type.value) != nil
                    && !["asked", "calls", "clock", "plugin", "window"].contains($0.name.value)
            }
        }
    }
}

/// What is typed into text fields, and the handlers that it calls.
func typedTexts(
    of plugin: PluginDescription, names: ViewNames, places: DescriptionPlaces
) -> [MustacheValue] {
    names.views.compactMap { name, view in
        guard case .textField(let field) = view else { return nil }
        let handler = plugin.handlers.first { $0.name.value == field.handler?.value }
        let parameters = handler?.parameters.map(\.name.value) ?? []
        let input = field.text.value
        let arguments = parameters.map { $0 == input ? "typed" : "_" }.joined(separator: ", ")
        return [
            "field": .text(name),
            "place": places.text(of: view),
            "bareField": .text(field.name.value),
            "capitalizedField": .text(EmittedNames.capitalized(field.name.value)),
            "input": .text(input),
            "handler": handler.map { .text($0.name.value) } ?? nil,
            "signature": .text(
                arguments.isEmpty ? "[weak plugin] in" : "[weak plugin] \(arguments) in"),
            "passesInput": .flag(parameters.contains(input)),
        ]
    }
}

/// Expectations of the texts that do not come from inputs.
func fixedTexts(of names: ViewNames, places: DescriptionPlaces) -> [MustacheValue] {
    names.views.flatMap { name, view in
        guard let expected = view.text?.expectedExpression else { return [MustacheValue]() }
        let isPlaceholder = if case .textField = view { true } else { false }
        return view.properties(for: isPlaceholder ? .placeholder : .text, names.kit).map {
            places.expectation(of: "\(name).\(names.kit["get." + $0])", expected, in: view)
        }
    }
}

extension TextSource {
    /// The name of the input that the text comes from; empty for other texts.
    var inputName: String {
        if case .input(let name) = self { name.value } else { "" }
    }

    var isLocalized: Bool {
        if case .localized = self { true } else { false }
    }

    /// The text as an expression in tests; nil for one that comes from an input.
    var expectedExpression: String? {
        switch self {
        case .literal(let text): SwiftLiteral.string(text)
        case .localized(let key, let value, _):
            "localized(\(SwiftLiteral.string(key)), \(SwiftLiteral.string(value)))"
        case .input: nil
        }
    }
}
