import PluginDescriptions

func shownInputs(
    of plugin: PluginDescription, names: ViewNames, places: DescriptionPlaces
) -> [MustacheValue] {
    plugin.inputs.compactMap { input in
        let shown = names.bindings.compactMap { index, binding in
            let (name, view) = names.views[index]
            return binding.input.value == input.name.value
                ? view.property(for: binding.use).map { property in
                    let actual = "\(name).\(names.kit["get." + property])"
                    return (name: name, view: view, binding: binding, actual: actual)
                } : nil
        }
        guard let examples = input.examples(in: plugin, names.kit), let first = examples.first,
            let last = examples.last, !shown.isEmpty
        else { return nil }
        let hidden = shown.filter { $0.binding.use.hidesView && input.isOptional }
        return [
            "name": .text(input.name.value),
            "capitalizedName": .text(EmittedNames.capitalized(input.name.value)),
            "type": .text(names.kit.translated(input.type.value)),
            "place": .text(places.text(input.name.range)), "first": .text(first),
            "second": .text(last), "equals": .text(input.equality),
            "isOptional": .flag(!hidden.isEmpty),
            "conditions": conditions(
                of: shown.map(\.view), besides: input, in: plugin, names.kit),
            "hiddenViews": .list(hidden.map { ["name": .text($0.name)] }),
            "views": .list(
                shown.map { name, _, binding, actual in
                    [
                        "actual": .text(actual),
                        "first": .text(
                            input.shown("first", as: binding.use, names.kit)),
                        "second": .text(
                            input.shown("second", as: binding.use, names.kit)),
                        "hides": .flag(binding.use.hidesView), "name": .text(name),
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
        let shown = names.views.filter { _, view in
            view.attributes.shownWhen?.value == input.name.value
        }
        if shown.isEmpty { return nil }
        return [
            "name": .text(input.name.value),
            "capitalizedName": .text(EmittedNames.capitalized(input.name.value)),
            "place": .text(places.text(input.name.range)),
            "conditions": conditions(
                of: shown.map(\.view), besides: input, in: plugin, names.kit),
            "views": .list(shown.map { ["name": .text($0.name)] }),
        ]
    }
}

/// Values of inputs without which one of the views is hidden.
private func conditions(
    of views: [ContentView], besides own: PluginInput?, in plugin: PluginDescription,
    _ kit: KitDialect
) -> MustacheValue {
    let bindings = views.flatMap(\.bindings)
    return .list(
        plugin.inputs.compactMap { input in
            guard input.name.value != own?.name.value else { return nil }
            let uses = bindings.filter { $0.input.value == input.name.value }.map(\.use)
            let value: String? =
                if uses.contains(.visibility) {
                    "true"
                } else if input.isOptional, uses.contains(where: \.hidesView) {
                    input.examples(in: plugin, kit)?.first
                } else {
                    nil
                }
            return value.map { ["name": .text(input.name.value), "value": .text($0)] }
        })
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
        return [
            "name": .text(handler.name.value),
            "capitalizedName": .text(EmittedNames.capitalized(handler.name.value)),
            "place": .text(places.text(handler.name.range)),
            "signature": .text(underscores.isEmpty ? "" : "\(underscores) in "),
            "capturingSignature": .text(
                underscores.isEmpty ? "[weak plugin] in" : "[weak plugin] \(underscores) in"),
            "removesPlugin": .flag(handler.removesPlugin),
            "buttons": .list(
                buttons.map { index in
                    let (name, view) = names.views[index]
                    return [
                        "button": .text(name),
                        "isEscape": .flag(index == escape),
                        "place": places.text(of: view),
                        "titleInputs": conditions(
                            of: [view] + names.holders(ofViewAt: index), besides: nil,
                            in: plugin, names.kit),
                        "bareButton": .text(view.name?.value ?? ""),
                        "capitalizedButton": .text(
                            EmittedNames.capitalized(view.name?.value ?? "")),
                    ]
                }),
        ]
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
    names.views.compactMap { name, view in
        let isPlaceholder = if case .textField = view { true } else { false }
        guard let expected = view.text?.expectedExpression,
            let property = view.property(for: isPlaceholder ? .placeholder : .text)
        else { return nil }
        return places.expectation(
            of: "\(name).\(names.kit["get." + property])", expected, in: view)
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
