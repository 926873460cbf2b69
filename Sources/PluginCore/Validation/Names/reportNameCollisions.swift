extension DescriptionValidator {
    /// Reports inputs, handlers and views with equal names, or with names that generated code uses already:
    /// they become properties of one class.
    mutating func reportNameCollisions() {
        for (index, (kind, name)) in names.enumerated() where isUsable(name.value) {
            if let first = names[..<index].first(where: { $0.name.value == name.value }) {
                let other = first.kind == kind ? "another \(kind)" : first.kind.withArticle
                let advice = isDerived(name) ? [Diagnostic.Note(Self.derivedNameNote)] : []
                let place = Diagnostic.Note(
                    "it is first used here", at: SourcePlace(description.file, first.name.range))
                diagnostics.error(
                    .nameCollision, "\(kind) '\(name.value)' has the same name as \(other)",
                    at: SourcePlace(description.file, name.range), notes: advice + [place])
            } else if let meaning = takenNames.meaning(of: name.value, asNameOf: kind) {
                reportCollision(of: name, kind: kind, with: meaning)
            }
        }
    }

    /// - Parameter meaning: what has the name already, as in "the name of …".
    mutating func reportCollision(of name: Located<String>, kind: String, with meaning: String) {
        report(
            .nameCollision, "\(kind) '\(name.value)' has the same name as \(meaning)",
            at: name.range,
            note: isDerived(name) ? Self.derivedNameNote : collisionNote(name.value, kind: kind))
    }

    /// Returns whether a name is derived from the type of a SwiftUI view.
    private func isDerived(_ name: Located<String>) -> Bool {
        views.ofSwiftUI.contains { $0.hasDerivedName && $0.name.range == name.range }
    }

    private static let derivedNameNote =
        "the property is named after the type; add a \"name\" to the view"

    /// Returns a note with a longer name: `title` → `pluginTitle`, `view` → `pluginView`.
    func collisionNote(_ name: String, kind: String) -> String {
        let longer = kind == "handler" ? name + "Handler" : "plugin" + capitalized(name)
        return "choose another name, such as '\(longer)'"
    }
}
