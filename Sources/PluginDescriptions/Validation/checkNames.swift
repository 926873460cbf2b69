import SourceDiagnostics

extension DescriptionValidator {
    /// Inputs, handlers and views become properties of one class: each name can be used once, and
    /// none that has a meaning there already.
    mutating func checkNames() {
        var seen: [String: (kind: String, range: SourceRange)] = [:]
        for (kind, name) in ownedNames {
            if let first = seen[name.value] {
                let other = first.kind == kind ? "another \(kind)" : first.kind.withArticle
                diagnostics.error(
                    .nameCollision, "\(kind) '\(name.value)' has the name of \(other)",
                    at: place(name.range),
                    notes: [Diagnostic.Note("it is used here first", at: place(first.range))])
                continue
            }
            seen[name.value] = (kind, name.range)
            if let words = meaning(of: name.value, asNameOf: kind) {
                reportCollision(of: name, kind: kind, with: words)
            }
        }
        for handler in description.handlers {
            checkParameters(of: handler)
        }
    }

    /// What becomes a property, by kind; without names that have another problem.
    var ownedNames: [(kind: String, name: Located<String>)] {
        let all =
            description.inputs.map { ("input", $0.name) }
            + description.handlers.map { ("handler", $0.name) }
            + views.compactMap { view in view.name.map { ("view", $0) } }
        return all.filter { SwiftIdentifier.problem(of: $0.1.value) == nil }
    }

    func collisionNote(_ name: String, kind: String) -> Diagnostic.Note {
        Diagnostic.Note("choose another name, such as '\(longer(name, kind))'")
    }

    private mutating func reportCollision(
        of name: Located<String>, kind: String, with words: String
    ) {
        diagnostics.error(
            .nameCollision, "\(kind) '\(name.value)' has the name of \(words)",
            at: place(name.range), notes: [collisionNote(name.value, kind: kind)])
    }

    private mutating func checkParameters(of handler: PluginHandler) {
        var seen: [String: SourceRange] = [:]
        for name in handler.parameters.map(\.name)
        where SwiftIdentifier.problem(of: name.value) == nil {
            if let first = seen[name.value] {
                diagnostics.error(
                    .nameCollision, "parameter '\(name.value)' is given twice",
                    at: place(name.range),
                    notes: [Diagnostic.Note("it is given here first", at: place(first))])
                continue
            }
            seen[name.value] = name.range
            if handler.removesPlugin, name.value == ReservedNames.ofHandlerVariable {
                reportCollision(of: name, kind: "parameter", with: "a variable that is generated")
            }
        }
    }

    /// `title` → `pluginTitle`, `view` → `pluginView`.
    private func longer(_ name: String, _ kind: String) -> String {
        kind == "handler" ? name + "Handler" : "plugin" + EmittedNames.capitalized(name)
    }
}
