/// The text fields of a plugin, and the action of the Return key in them.
extension ViewTree {
    /// The indices of all text fields.
    var textFields: [Int] {
        views.indices.filter { if case .textField = views[$0].view { true } else { false } }
    }

    /// Returns the text field to which Return moves from the text field at `index`; nil if there is
    /// none, or if an input can hide or disable it.
    func nextField(after index: Int) -> String? {
        guard let next = textFields.first(where: { $0 > index }) else { return nil }
        let around = [views[next].view] + stacks(aroundViewAt: next)
        return around.contains { $0.isConditional } ? nil : views[next].name
    }

    /// Returns the indices of the buttons with the role `primary` that call a handler of the
    /// plugin.
    func primaryButtons(in plugin: PluginDescription) -> [Int] {
        views.indices.filter { index in
            guard case .button(let button) = views[index].view, let handler = button.handler
            else { return false }
            return button.role.value == .primary
                && plugin.handlers.contains { $0.name.value == handler.value }
        }
    }

    /// Returns the properties of the button at `index` and of the stacks around it that inputs can
    /// hide.
    func hideableViews(aroundButtonAt index: Int) -> [String] {
        var hideable = [views[index].name]
        var current = index
        while current > 0 {
            current = stackIndices[current]
            if views[current].view.mayBeHidden { hideable.append(views[current].name) }
        }
        return hideable
    }
}

/// Returns the data for the methods that set inputs to the text that the user types.
func textFieldContexts(of plugin: PluginDescription, tree: ViewTree) -> [MustacheValue] {
    tree.views.compactMap { name, view in
        guard case .textField(let field) = view else { return nil }
        let handler = plugin.handler(named: field.handler)
        return [
            "name": .text(name),
            "method": .text(GeneratedName.takeMethod(ofControl: field.name.value)),
            "input": .text(SwiftIdentifier.escaped(field.text.value)),
            "typed": .text(tree.dialect.spelling.views.typedText(name)),
            "call": .optional(handler?.call),
            "summary": .text(
                "Updates the input of ``\(field.name.value)``"
                    + (handler.map { ", then calls ``\($0.name.value)``." } ?? ".")),
        ]
    }
}
