extension DescriptionValidator {
    /// Reports host helpers with equal names, or with names of members that view controllers have already.
    mutating func reportHelperNames() {
        if ReservedNames.sharedTypes[description.controllerName] != nil { return }
        let names = takenNames.helpers
        // The default names contain the plugin's name, which is fine if nothing was reported.
        let areUsable = isComplete && diagnostics.diagnostics.isEmpty
        for (index, name) in names.enumerated()
        where areUsable || SwiftIdentifier.problem(of: name.value) == nil {
            if let first = names[..<index].first(where: { $0.value == name.value }) {
                reportSecond(name, after: first)
                continue
            }
            if let letter = name.value.unicodeScalars.first, "A"..."Z" ~= letter {
                report(
                    .invalidName,
                    "a host helper is a method, but '\(name.value)' looks like a type",
                    at: name.range, note: "begin its name with a lowercase letter", as: .warning)
            }
            if let meaning = takenNames.meaning(ofHelper: name.value) {
                report(
                    .nameCollision,
                    "a host helper has the same name as \(meaning): '\(name.value)'",
                    at: name.range)
            }
        }
    }

    private mutating func reportSecond(_ name: Located<String>, after first: Located<String>) {
        let ranges = [first.range, name.range].sorted { $0.lowerBound < $1.lowerBound }
        report(
            .nameCollision, "two host helpers have the name '\(name.value)'",
            at: ranges[1], note: "it is first used here", noteRange: ranges[0])
    }
}
