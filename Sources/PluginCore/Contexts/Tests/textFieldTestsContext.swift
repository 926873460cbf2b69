/// Returns the text fields with the inputs and handlers for the text typed into them.
func textEntries(of plugin: PluginDescription, tree: ViewTree) -> [MustacheValue] {
    tree.views.compactMap { name, view in
        guard case .textField(let field) = view else { return nil }
        let handler = plugin.handler(named: field.handler)
        let parameters = handler?.parameters.map(\.name.value) ?? []
        let input = field.text.value
        let arguments = parameters.map { $0 == input ? "typed" : "_" }.joined(separator: ", ")
        return [
            "field": .text(name),
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
func primaryPresses(of plugin: PluginDescription, tree: ViewTree) -> [MustacheValue] {
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
            "handler": .text(handler.name.value),
            "signature": .text(handler.recordedSignature),
            "conditions": settings.context(in: plugin, tree.dialect),
            "hideableViews": .list(
                tree.hideableViews(aroundButtonAt: index).map { ["name": .text($0)] }),
        ]
    }
}
