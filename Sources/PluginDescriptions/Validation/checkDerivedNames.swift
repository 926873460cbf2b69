import SourceDiagnostics

extension DescriptionValidator {
    /// The methods that are named after inputs and handlers are members beside the properties, and
    /// beside each other.
    mutating func checkDerivedNames() {
        var methods: [String: (words: String, range: SourceRange)] = [:]
        for (method, kind, name) in derivedMethods {
            let words = "the method that is generated for the \(kind) '\(name.value)'"
            guard let first = methods[method] else {
                methods[method] = (words, name.range)
                continue
            }
            // Two of one name are reported as such.
            guard first.words != words else { continue }
            diagnostics.error(
                .nameCollision,
                "\(kind) '\(name.value)' differs from another \(kind) in the case of its first "
                    + "letter only",
                at: place(name.range),
                notes: [Diagnostic.Note("it is used here first", at: place(first.range))])
        }
        for (kind, name) in ownedNames {
            guard let method = methods[name.value] else { continue }
            diagnostics.error(
                .nameCollision, "\(kind) '\(name.value)' has the name of \(method.words)",
                at: place(name.range),
                notes: [
                    collisionNote(name.value, kind: kind),
                    Diagnostic.Note("the method is named after this", at: place(method.range)),
                ])
        }
    }

    /// The methods that show an input or call a handler.
    private var derivedMethods: [(method: String, kind: String, name: Located<String>)] {
        let shown = Set(views.compactMap(\.shownInput?.value))
        return description.inputs.filter { shown.contains($0.name.value) }.map {
            (EmittedNames.applyMethod(ofInput: $0.name.value), "input", $0.name)
        }
            + description.triggeredHandlers.filter(\.needsCallMethod).map {
                (EmittedNames.callMethod(ofHandler: $0.name.value), "handler", $0.name)
            }
    }
}
