extension DescriptionValidator {
    /// Reports names that differ only in the case of their first letters: the methods that are named after
    /// them would have the same name.
    mutating func reportNamesDifferingInFirstLetter() {
        var firsts: [MethodSuffix: (kind: String, name: Located<String>)] = [:]
        for (kind, name) in names {
            let suffix = MethodSuffix(isOfView: kind == "view", name: capitalized(name.value))
            guard let first = firsts[suffix] else {
                firsts[suffix] = (kind, name)
                continue
            }
            // Equal names are reported elsewhere.
            if first.name.value == name.value { continue }
            let other = first.kind == kind ? "another \(kind)" : first.kind.withArticle
            report(
                .nameCollision,
                "\(kind) '\(name.value)' differs from \(other) in the case of its first letter only",
                at: name.range, note: "it is first used here", noteRange: first.name.range)
        }
    }

    /// The end of the names of generated methods. Those for inputs and handlers do not collide with those for
    /// views.
    private struct MethodSuffix: Hashable {
        let isOfView: Bool
        let name: String
    }
}
