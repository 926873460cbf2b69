extension DescriptionValidator {
    /// Reports a name if the plugin does not have it. Several rules use this.
    ///
    /// - Parameters:
    ///   - kind: the kind of the name, as in ``names``.
    ///   - use: the end of the message, which says where the name is needed.
    ///   - alternative: what the user can write in place of the name.
    mutating func reportUnknownReference(
        _ name: Located<String>, to kind: String, for use: String = "",
        alternative: String? = nil
    ) {
        let isKnown = names.contains { $0.name.value == name.value && $0.kind == kind }
        if isKnown || incompleteKinds.contains(kind) || !isUsable(name.value) { return }
        report(
            .unknownReference, "this plugin has no \(kind) '\(name.value)'\(use)",
            at: name.range,
            note: noteOfUnknown(name.value, kind: kind) + (alternative.map { "; or \($0)" } ?? ""))
    }

    /// Returns what the user may have meant with an unknown name.
    private func noteOfUnknown(_ name: String, kind: String) -> String {
        if let namesake = names.first(where: { $0.name.value == name }) {
            return "'\(name)' is \(namesake.kind.withArticle)"
        }
        let known = names.filter { $0.kind == kind }.map(\.name.value)
        if let match = nearestMatch(to: name, among: known) { return "did you mean '\(match)'?" }
        return known.isEmpty
            ? "add it to \"\(kind == "view" ? "content" : kind + "s")\""
            : "its \(kind)s are \(quotedList(known))"
    }
}

extension DiagnosticIdentifier {
    static let unknownReference: Self = "unknown-reference"
}
