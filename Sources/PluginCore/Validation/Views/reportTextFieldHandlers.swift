extension DescriptionValidator {
    /// Reports text fields whose handlers remove the plugin. The field calls its handler whenever the user
    /// types a letter, so the first letter would remove the plugin.
    mutating func reportTextFieldHandlers() {
        for case .textField(let field) in views {
            guard let name = field.handler,
                let handler = description.handler(named: name),
                handler.dismissesPlugin
            else { continue }
            report(
                .contradiction,
                "'\(name.value)' removes the plugin, and a text field calls it for every typed letter",
                at: name.range, note: "it is declared here", noteRange: handler.name.range)
        }
    }
}
