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
