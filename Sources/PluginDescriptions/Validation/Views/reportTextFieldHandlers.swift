extension DescriptionValidator {
    /// Reports text fields whose handlers remove the plugin: the field calls its handler at the first letter.
    mutating func reportTextFieldHandlers() {
        for case .textField(let field) in views {
            guard let name = field.handler,
                let handler = description.handlers.first(where: { $0.name.value == name.value }),
                handler.dismissesPlugin
            else { continue }
            report(
                .contradiction,
                "'\(name.value)' removes the plugin, and is called at every letter that is typed",
                at: name.range, note: "it is declared here", noteRange: handler.name.range)
        }
    }
}
