extension DescriptionValidator {
    /// Reports names of properties and host helpers that are also the names of generated methods, such as
    /// `applyTitle` for the input `title`.
    mutating func reportCollisionsWithMethods() {
        let methods = Dictionary(
            description.derivedMethods.map { ($0.method, $0) },
            uniquingKeysWith: { first, _ in first })
        func meaning(of method: DerivedMethod) -> String {
            "the generated method for the \(method.kind) '\(method.name.value)'"
        }
        for (kind, name) in names {
            guard let method = methods[name.value], isUsable(name.value) else { continue }
            diagnostics.error(
                .nameCollision,
                "\(kind) '\(name.value)' has the same name as \(meaning(of: method))",
                at: SourcePlace(description.file, name.range),
                notes: [
                    Diagnostic.Note(collisionNote(name.value, kind: kind)),
                    Diagnostic.Note(
                        "the method is named after this",
                        at: SourcePlace(description.file, method.name.range)),
                ])
        }
        for helper in takenNames.helpers {
            guard let method = methods[helper.value] else { continue }
            report(
                .nameCollision,
                "a host helper has the same name as \(meaning(of: method)): '\(helper.value)'",
                at: helper.range, note: "the method is named after this",
                noteRange: method.name.range)
        }
    }
}
