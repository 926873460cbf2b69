/// Reports what is wrong with a configuration of the right shape.
func reportProblems(
    ofConfiguration node: JSONNode, in file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    reportPrefix(node.locatedString("prefix"), in: file, reporting: &diagnostics)
    reportTable(node.object("strings").locatedString("table"), in: file, reporting: &diagnostics)
    checkKits(of: node, in: file, reporting: &diagnostics)
    checkNames(
        ContainmentNames(node.object("names")), in: node.object("names"), of: file,
        kits: decodeKits(node) ?? [.default], reporting: &diagnostics)
}

/// Reports a prefix that makes no names of types, or those of a framework.
private func reportPrefix(
    _ prefix: Located<String>?, in file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard let prefix else { return }
    if SwiftIdentifier.problem(of: prefix.value) == nil, prefix.value.first?.isUppercase == false {
        diagnostics.error(
            .invalidName, "'prefix' begins the names of types, and so with a capital letter",
            at: SourcePlace(file, prefix.range))
    } else if let kit = Kit.looking(like: prefix.value) {
        diagnostics.error(
            .invalidName, "with this prefix, types look like \(kit.name)'s own",
            at: SourcePlace(file, prefix.range))
    }
}

/// Reports a string table with the extension of its file.
private func reportTable(
    _ table: Located<String>?, in file: SourceFile, reporting diagnostics: inout DiagnosticCollector
) {
    guard let table,
        let ending = [".strings", ".stringsdict", ".xcstrings"].first(where: table.value.hasSuffix)
    else { return }
    diagnostics.error(
        .invalidName, "'table' is the name of a table without its ending",
        at: SourcePlace(file, table.range),
        notes: [Diagnostic.Note("leave out '\(ending)'")])
}

/// The methods have names of their own, which no view controller has a member of already.
private func checkNames(
    _ names: ContainmentNames, in node: JSONNode, of file: SourceFile, kits: [Kit],
    reporting diagnostics: inout DiagnosticCollector
) {
    for key in ["add", "remove"] {
        guard let name = node.locatedString(key) else { continue }
        let isMember = kits.contains { kit in
            kit.reservedMembers.contains(name.value)
                || kit.reservedMethods.contains(name.value)
        }
        let isEmitted =
            ReservedNames.ofEmittedControllers.contains(name.value)
            || ReservedNames.ofContainment.contains(name.value)
        if !isMember, !isEmitted { continue }
        let words = isMember ? "already a member of every view controller" : "generated already"
        diagnostics.error(
            .nameCollision, "'\(name.value)' is \(words)", at: SourcePlace(file, name.range),
            notes: [Diagnostic.Note("choose another name")])
    }
    if names.add == names.remove, let last = node.member("remove") ?? node.member("add") {
        diagnostics.error(
            .nameCollision, "the methods that add and remove children are both '\(names.add)'",
            at: SourcePlace(file, last.range))
    }
}
