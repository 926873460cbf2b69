/// Returns the data for tests of the buttons that can be busy. Buttons that tests cannot show are left
/// out.
func busyButtons(of plugin: PluginDescription, tree: ViewTree) -> [MustacheValue] {
    tree.views.indices.compactMap { index in
        guard case .button(let button) = tree.views[index].view, let input = button.busyWhen
        else { return nil }
        let settings = InputSettings(
            meeting: [
                tree.showingConditions(ofViewAt: index, in: plugin),
                tree.views[index].view.usabilityConditions,
            ])
        guard settings.areKnown(in: plugin, tree.dialect) else { return nil }
        let handler = plugin.handler(named: button.handler)
        return [
            "button": .text(tree.views[index].name),
            "bareButton": .text(button.name.value),
            "input": .text(input.value),
            "conditions": settings.context(in: plugin, tree.dialect),
            "handler": .optional(handler?.name.value),
            "signature": .text(handler?.recordedSignature ?? ""),
            "field": .optional(tree.fieldPressing(buttonAt: index, in: plugin)),
            "isEscape": .flag(tree.cancelButtons == [index]),
        ]
    }
}

extension ViewTree {
    /// Returns the text field in which Return presses the button at `index` and no other button; nil if
    /// there is none.
    fileprivate func fieldPressing(buttonAt index: Int, in plugin: PluginDescription) -> String? {
        primaryButtons(in: plugin) == [index] ? textFields.last.map { views[$0].name } : nil
    }
}
