/// Reports names for the methods that add and remove children if they are equal, or names of members that
/// view controllers have already.
func reportContainmentNames(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    let node = configuration.object("names")
    let names = ContainmentNames(node)
    let kits = decodeKits(configuration) ?? [.default]
    for key in ["add", "remove"] {
        guard let name = node.locatedString(key),
            let meaning = meaning(ofContainmentMethod: name.value, for: kits)
        else { continue }
        diagnostics.error(
            .nameCollision, "'\(name.value)' is \(meaning)", at: SourcePlace(file, name.range),
            notes: [Diagnostic.Note("choose another name")])
    }
    if names.add == names.remove, let last = node.member("remove") ?? node.member("add") {
        diagnostics.error(
            .nameCollision, "the methods that add and remove children are both '\(names.add)'",
            at: SourcePlace(file, last.range))
    }
}

/// Returns the meaning that a name has already, as in "'view' is …"; nil if it has none.
private func meaning(ofContainmentMethod name: String, for kits: [Kit]) -> String? {
    let isMember = kits.contains {
        $0.reservedMembers.contains(name) || $0.reservedMethods.contains(name)
    }
    if isMember { return "already a member of every view controller" }
    let isGenerated =
        ReservedNames.controllerMembers.contains(name)
        || ReservedNames.containmentMembers.contains(name)
    return isGenerated ? "generated already" : nil
}
