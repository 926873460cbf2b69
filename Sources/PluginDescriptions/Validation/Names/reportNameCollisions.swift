extension DescriptionValidator {
    /// Reports inputs, handlers and views with equal names, or with names that generated code uses already:
    /// they become properties of one class.
    mutating func reportNameCollisions() {
        for (index, (kind, name)) in names.enumerated() where isUsable(name.value) {
            if let first = names[..<index].first(where: { $0.name.value == name.value }) {
                let other = first.kind == kind ? "another \(kind)" : first.kind.withArticle
                report(
                    .nameCollision, "\(kind) '\(name.value)' has the same name as \(other)",
                    at: name.range, note: "it is first used here", noteRange: first.name.range)
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
            note: collisionNote(name.value, kind: kind))
    }

    /// Returns a note with a longer name: `title` → `pluginTitle`, `view` → `pluginView`.
    func collisionNote(_ name: String, kind: String) -> String {
        let longer = kind == "handler" ? name + "Handler" : "plugin" + capitalized(name)
        return "choose another name, such as '\(longer)'"
    }
}
