import PluginDescriptions

/// A property of a view that shows an input.
private struct ShownProperty {
    let name: String
    let view: ContentView
    let use: InputBinding.Use
    /// The expression for the value of the property.
    let actual: String
    /// Whether the view is hidden while the input is nil.
    let hides: Bool
}

/// Returns the data for tests of the inputs that views show. Inputs without known values are left
/// out.
func shownInputs(
    of plugin: PluginDescription, tree: ViewTree, places: DescriptionPlaces
) -> [MustacheValue] {
    plugin.inputs.compactMap { shownInput($0, of: plugin, tree: tree, places: places) }
}

private func shownInput(
    _ input: PluginInput, of plugin: PluginDescription, tree: ViewTree, places: DescriptionPlaces
) -> MustacheValue? {
    let shown = shownProperties(of: input, tree: tree)
    guard let examples = input.examples(in: plugin, tree.dialect), let first = examples.first,
        let last = examples.last, !shown.isEmpty
    else { return nil }
    let settings = InputSettings(
        meeting: shown.map { $0.view.showingConditions(in: plugin) }, besides: input)
    var hiddenViews: [MustacheValue] = []
    var views: [MustacheValue] = []
    for (property, isMet) in zip(shown, settings.isMet) {
        let name: MustacheValue = .text(property.name)
        if property.hides, input.isOptional { hiddenViews.append(["name": name]) }
        views.append([
            "actual": .text(property.actual),
            "first": .text(input.shown("first", as: property.use, tree.dialect)),
            "second": .text(input.shown("second", as: property.use, tree.dialect)),
            "hides": .flag(property.hides && isMet), "name": name,
        ])
        if property.use == .accessibilityLabel, property.view.isConditionalElement(in: plugin) {
            views.append([
                "actual": .text(
                    "\(property.name).\(tree.dialect.properties.isAccessibilityElement.getter)"),
                "first": "(first != nil)", "second": "(second != nil)", "hides": false,
                "name": name,
            ])
        }
    }
    return [
        "name": .text(input.name.value),
        "capitalizedName": .text(capitalized(input.name.value)),
        "type": .text(tree.dialect.translated(input.type.value)),
        "place": .text(places.text(input.name.range)), "first": .text(first),
        "second": .text(last), "equals": .text(input.equality),
        "isOptional": .flag(!hiddenViews.isEmpty),
        "conditions": settings.context(in: plugin, tree.dialect),
        "hiddenViews": .list(hiddenViews), "views": .list(views),
    ]
}

private func shownProperties(of input: PluginInput, tree: ViewTree) -> [ShownProperty] {
    var shown: [ShownProperty] = []
    for (index, binding) in tree.bindings
    where binding.input.value == input.name.value && !binding.use.isPair {
        let (name, view) = tree.views[index]
        for (place, property) in view.properties(for: binding.use, tree.dialect).enumerated() {
            shown.append(
                ShownProperty(
                    name: name, view: view, use: binding.use,
                    actual: "\(name).\(property.getter)",
                    hides: binding.use.hidesViewIfNil && place == 0))
        }
    }
    return shown
}

/// Returns the inputs that show or hide views.
func visibilities(
    of plugin: PluginDescription, tree: ViewTree, places: DescriptionPlaces
) -> [MustacheValue] {
    plugin.inputs.compactMap { input in
        let shown = tree.bindings.filter { _, binding in
            binding.use.togglesVisibility && binding.input.value == input.name.value
        }
        if shown.isEmpty { return nil }
        let settings = InputSettings(
            meeting: shown.map { tree.views[$0.view].view.showingConditions(in: plugin) },
            besides: input)
        return [
            "name": .text(input.name.value),
            "capitalizedName": .text(capitalized(input.name.value)),
            "place": .text(places.text(input.name.range)),
            "conditions": settings.context(in: plugin, tree.dialect),
            "views": .list(
                zip(shown, settings.isMet).compactMap { shown, isMet in
                    isMet
                        ? [
                            "name": .text(tree.views[shown.view].name),
                            "isHidden": .flag(shown.binding.use == .hiding),
                        ] : nil
                }),
        ]
    }
}

extension PluginInput {
    /// Returns the expression for the value that a view shows if a variable holds the input's
    /// value.
    fileprivate func shown(
        _ variable: String, as use: InputBinding.Use, _ dialect: KitDialect
    ) -> String {
        let progressType = dialect.spelling.views.progressType
        guard use == .progress || use == .sliderValue, !type.value.hasPrefix(progressType)
        else { return variable }
        return isOptional
            ? "\(variable).map { \(progressType)($0) }" : "\(progressType)(\(variable))"
    }
}

/// Returns the data for tests of the handlers and of the buttons that call them.
func triggeredHandlers(
    of plugin: PluginDescription, tree: ViewTree, places: DescriptionPlaces
) -> [MustacheValue] {
    plugin.handlers.map { triggeredHandler($0, of: plugin, tree: tree, places: places) }
}

private func triggeredHandler(
    _ handler: PluginHandler, of plugin: PluginDescription, tree: ViewTree,
    places: DescriptionPlaces
) -> MustacheValue {
    var buttons: [MustacheValue] = []
    let checked = handler.checkedInputs(in: plugin)
    for index in tree.views.indices {
        let view = tree.views[index].view
        guard view.hasButton, view.handler?.value == handler.name.value else { continue }
        buttons.append(
            trigger(
                at: index, calling: handler, passing: checked, of: plugin, tree: tree,
                places: places))
    }
    return [
        "name": .text(handler.name.value),
        "capitalizedName": .text(capitalized(handler.name.value)),
        "place": .text(places.text(handler.name.range)),
        "signature": .text(
            handler.parameters.isEmpty ? "" : handler.ignoringSignature + "in "),
        "dismissesPlugin": .flag(handler.dismissesPlugin),
        "buttons": .list(buttons),
        "links": links(of: handler, tree: tree, places: places),
    ]
}

/// Returns the data for tests of the labels whose links call a handler.
private func links(
    of handler: PluginHandler, tree: ViewTree, places: DescriptionPlaces
) -> MustacheValue {
    .list(
        tree.views.compactMap { name, view in
            guard view.linkHandler?.value == handler.name.value else { return nil }
            let bareName = view.name?.value ?? ""
            return [
                "label": .text(name), "bareLabel": .text(bareName),
                "capitalizedLabel": .text(capitalized(bareName)), "place": places.text(of: view),
            ]
        })
}

/// Returns the data for a test of a button that calls a handler.
///
/// - Parameter checked: the inputs that the handler gets as arguments and that tests compare.
private func trigger(
    at index: Int, calling handler: PluginHandler, passing checked: [PluginInput],
    of plugin: PluginDescription, tree: ViewTree, places: DescriptionPlaces
) -> MustacheValue {
    let (name, view) = tree.views[index]
    let inputs = checked.filter { input in
        !view.constantArguments.contains { $0.name.value == input.name.value }
    }
    let views = [view] + tree.stacks(aroundViewAt: index)
    var conditions = views.map { $0.showingConditions(in: plugin) }
    conditions.append(view.usabilityConditions)
    conditions.append(view.buttonConditions(in: plugin))
    let settings = InputSettings(meeting: conditions)
    var arguments: [MustacheValue] = []
    for (place, input) in inputs.enumerated() {
        let values = input.examples(in: plugin, tree.dialect) ?? []
        // Two inputs of one type get different values, so that a test notices if they are swapped.
        let value = place % 2 == 0 ? values.first : values.last
        arguments.append([
            "name": .text(SwiftIdentifier.escaped(input.name.value)),
            "equals": .text(input.equality),
            "expected": .text("plugin?.\(SwiftIdentifier.escaped(input.name.value))"),
            "value": .optional(settings.sets(input) ? nil : value),
        ])
    }
    let constants = view.checkedConstants(for: handler)
    arguments += constants.map { constant in
        [
            "name": .text(SwiftIdentifier.escaped(constant.name.value)), "equals": ", equals: ",
            "expected": .text(constant.value.value), "value": nil,
        ]
    }
    let captured = handler.capture(of: inputs.map(\.name.value) + constants.map(\.name.value))
    let usesPlugin = handler.dismissesPlugin || !inputs.isEmpty
    let bareName = view.name?.value ?? name
    return [
        "capturingSignature": .text((usesPlugin ? "[weak plugin] " : "") + captured + "in"),
        "checksStateDuringCall": .flag(handler.dismissesPlugin || !arguments.isEmpty),
        "button": .text(name),
        "isEscape": .flag(index == tree.cancelButtons.first),
        "isLongPress": .flag(view.tap?.kind == .longPress),
        "place": places.text(of: view),
        "conditions": settings.context(in: plugin, tree.dialect),
        "arguments": .list(arguments),
        "bareButton": .text(bareName),
        "capitalizedButton": .text(capitalized(bareName)),
    ]
}

extension ContentView {
    /// Whether the view is a button, contains one, or can be tapped like one.
    fileprivate var hasButton: Bool {
        switch self {
        case .button, .contentUnavailable: true
        case .stack(let stack): stack.tap != nil
        default: false
        }
    }
}

extension ContentView {
    /// Returns the constants that the control passes to its handler and that tests can compare: literals for types
    /// that are known to be equatable.
    fileprivate func checkedConstants(for handler: PluginHandler) -> [ConstantArgument] {
        constantArguments.filter { constant in
            let type = handler.parameters.first { $0.name.value == constant.name.value }?.type
            return constant.isLiteral && !testVariables.contains(constant.name.value)
                && type.flatMap { KnownType.examples(for: $0.value) } != nil
        }
    }
}

/// The variables of a test, which parameters of a closure would hide.
private let testVariables = ["calls", "clock", "plugin", "reason", "window"]

extension PluginHandler {
    /// Returns the parameters of a closure that uses those with some names.
    fileprivate func capture(of names: [String]) -> String {
        let captured = parameters.map { parameter in
            names.contains(parameter.name.value)
                ? SwiftIdentifier.escaped(parameter.name.value) : "_"
        }
        return captured.isEmpty ? "" : captured.joined(separator: ", ") + " "
    }

    /// Returns the inputs that the handler gets as arguments and that tests can compare. Inputs
    /// with the names of a test's own variables are left out.
    fileprivate func checkedInputs(in plugin: PluginDescription) -> [PluginInput] {
        if !needsCallMethod { return [] }
        return parameters.compactMap { parameter in
            plugin.inputs.first {
                $0.name.value == parameter.name.value && $0.type.value == parameter.type.value
                    && KnownType.examples(for: $0.type.value) != nil
                    && !testVariables.contains($0.name.value)
            }
        }
    }
}

/// Returns the text fields with the inputs and handlers for the text typed into them.
func textEntries(
    of plugin: PluginDescription, tree: ViewTree, places: DescriptionPlaces
) -> [MustacheValue] {
    tree.views.compactMap { name, view in
        guard case .textField(let field) = view else { return nil }
        let handler = plugin.handler(named: field.handler)
        let parameters = handler?.parameters.map(\.name.value) ?? []
        let input = field.text.value
        let arguments = parameters.map { $0 == input ? "typed" : "_" }.joined(separator: ", ")
        return [
            "field": .text(name),
            "place": places.text(of: view),
            "bareField": .text(field.name.value),
            "capitalizedField": .text(capitalized(field.name.value)),
            "input": .text(input),
            "handler": .optional(handler?.name.value),
            "signature": .text(
                arguments.isEmpty ? "[weak plugin] in" : "[weak plugin] \(arguments) in"),
            "passesInput": .flag(parameters.contains(input)),
        ]
    }
}

/// Returns the buttons that Return in the last text field presses, if tests can show and enable
/// them.
func primaryPresses(
    of plugin: PluginDescription, tree: ViewTree, places: DescriptionPlaces
) -> [MustacheValue] {
    guard let last = tree.textFields.last else { return [] }
    let field = tree.views[last]
    let fieldBefore = tree.textFields.dropLast().last.map { tree.views[$0].name }
    let buttons = tree.primaryButtons(in: plugin)
    return buttons.compactMap { index in
        let (name, view) = tree.views[index]
        let views = [view] + tree.stacks(aroundViewAt: index)
        let settings = InputSettings(
            meeting: views.map { $0.showingConditions(in: plugin) }
                + [view.usabilityConditions])
        guard settings.areKnown(in: plugin, tree.dialect),
            let handler = plugin.handler(named: view.handler)
        else { return nil }
        let bareField = field.view.name?.value ?? ""
        let bareButton = view.name?.value ?? ""
        return [
            "field": .text(field.name), "bareField": .text(bareField),
            "capitalizedField": .text(capitalized(bareField)),
            "fieldBefore": !tree.dialect.spelling.callsMethodOnReturn
                ? nil : .optional(fieldBefore),
            "button": .text(name), "bareButton": .text(bareButton),
            "capitalizedButton": .text(capitalized(bareButton)),
            "otherButtons": .list(
                buttons.filter { $0 != index }.map { ["name": .text(tree.views[$0].name)] }),
            "place": places.text(of: view), "handler": .text(handler.name.value),
            "signature": .text(
                handler.parameters.isEmpty ? "" : handler.ignoringSignature + "in "),
            "conditions": settings.context(in: plugin, tree.dialect),
            "hideableViews": .list(
                tree.hideableViews(aroundButtonAt: index).map { ["name": .text($0)] }),
        ]
    }
}

/// Returns the expectations about text that does not come from inputs.
func fixedText(of tree: ViewTree, places: DescriptionPlaces) -> [MustacheValue] {
    tree.views.flatMap { name, view in
        view.shownText.flatMap { use, text in
            guard text.isFixed, let expected = text.expectedExpression else {
                return [MustacheValue]()
            }
            return view.properties(for: use, tree.dialect).map {
                places.expectation(of: "\(name).\($0.getter)", expected, in: view)
            }
        }
    }
}

extension TextSource {
    /// The name of the input that the text comes from; empty for other text.
    var inputName: String {
        if case .input(let name) = self { name.value } else { "" }
    }

    /// Whether the text, or one of a pair, is localized.
    var isLocalized: Bool {
        alternatives.contains { if case .localized = $0 { true } else { false } }
    }

    /// The text as an expression in tests; nil if the text comes from an input, or is a pair. Also nil for a
    /// localized text without a default value: a bundle returns the key for it, and Foundation does
    /// not document what `String(localized:defaultValue:)` returns.
    var expectedExpression: String? {
        switch self {
        case .literal(let text): SwiftLiteral.string(text)
        case .localized(_, let value, _) where value.value.isEmpty: nil
        case .localized(let key, let value, _):
            "localized(\(SwiftLiteral.string(key)), \(SwiftLiteral.string(value.value)))"
        case .swift(let expression, let example):
            example.map(SwiftLiteral.string) ?? expression.value
        case .input, .pair: nil
        }
    }
}
