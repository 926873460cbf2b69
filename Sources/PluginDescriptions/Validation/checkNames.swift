import SourceDiagnostics

extension DescriptionValidator {
    /// Inputs, handlers and views become properties of one class: each name can be used once, and
    /// none that the class has already.
    mutating func checkNames() {
        let owned =
            description.inputs.map { ("input", $0.name) }
            + description.handlers.map { ("handler", $0.name) }
            + views.compactMap { view in view.name.map { ("view", $0) } }
        var seen: [String: (kind: String, range: SourceRange)] = [:]
        for (kind, name) in owned {
            if let first = seen[name.value] {
                diagnostics.error(
                    .nameCollision, "\(kind) '\(name.value)' has the name of another \(first.kind)",
                    at: place(name.range),
                    notes: [Diagnostic.Note("it is used here first", at: place(first.range))])
                continue
            }
            seen[name.value] = (kind, name.range)
            if ReservedNames.ofControllers.contains(name.value) {
                diagnostics.error(
                    .nameCollision,
                    "\(kind) '\(name.value)' has the name of a member of every view controller",
                    at: place(name.range),
                    notes: [
                        Diagnostic.Note(
                            "choose another name, such as '\(longer(name.value, kind))'")
                    ])
            } else if ReservedNames.ofEmittedControllers.contains(name.value) {
                diagnostics.error(
                    .nameCollision,
                    "\(kind) '\(name.value)' has the name of a member that is generated",
                    at: place(name.range),
                    notes: [
                        Diagnostic.Note(
                            "choose another name, such as '\(longer(name.value, kind))'")
                    ])
            }
        }
        for handler in description.handlers {
            checkParameters(of: handler)
        }
    }

    private mutating func checkParameters(of handler: PluginHandler) {
        var seen: [String: SourceRange] = [:]
        for parameter in handler.parameters {
            if let first = seen[parameter.name.value] {
                diagnostics.error(
                    .nameCollision, "parameter '\(parameter.name.value)' is given twice",
                    at: place(parameter.name.range),
                    notes: [Diagnostic.Note("it is given here first", at: place(first))])
            }
            seen[parameter.name.value] = parameter.name.range
        }
    }

    /// `title` → `pluginTitle`, `view` → `pluginView`.
    private func longer(_ name: String, _ kind: String) -> String {
        kind == "handler"
            ? name + "Handler" : "plugin" + name.prefix(1).uppercased() + name.dropFirst()
    }
}
