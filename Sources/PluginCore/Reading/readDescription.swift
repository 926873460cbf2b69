/// Reads, checks, decodes and validates one description.
///
/// - Parameters:
///   - file: the description's text, with its path for diagnostics.
///   - name: the plugin's name: the base name of the file.
///   - configuration: the configuration of the module.
///   - advisor: explains mistakes; nil in builds.
///   - diagnostics: receives all problems of the description.
/// - Returns: the description, or nil if one of its problems is an error.
package func readDescription(
    _ file: SourceFile, name: String, configuration: ModuleConfiguration,
    advisor: CheckedFile.MakeAdvisor?, reporting diagnostics: inout DiagnosticCollector
) -> PluginDescription? {
    var found = DiagnosticCollector()
    defer { diagnostics.add(contentsOf: found, limit: 100) }

    guard let node = readJSON(file, reporting: &found) else { return nil }
    let isReadAsWritten = !found.hasErrors
    var checker = ShapeChecker(
        CheckedFile(
            file: file, minimumVersions: configuration.minimumVersions,
            kits: decodeKits(node) ?? configuration.kits, appearance: configuration.appearance),
        isComplete: !found.hasErrors, advisor: advisor)
    checker.check(node, is: .object(Vocabulary.description), of: .file(Vocabulary.description))
    found.add(contentsOf: checker.diagnostics)
    reportEmptyKits(in: node, of: file, reporting: &found)
    let isBounded = !checker.diagnostics.diagnostics.contains {
        $0.identifier == .tooMany || $0.identifier == .tooManyViews
    }
    guard isBounded else { return nil }

    let description = PluginDescription(
        node, name: name, file: file, configuration: configuration)
    let incompleteKinds =
        found.hasErrors ? kindsOfHiddenNames(of: node, isReadAsWritten, found) : []
    validate(
        description, isComplete: !found.hasErrors, incompleteKinds: incompleteKinds,
        reporting: &found)
    return found.hasErrors ? nil : description
}

/// Returns the kinds of names, as in `DescriptionValidator.names`, of which mistakes may hide some.
///
/// A mistake in the spelling of the key that holds the names can hide them, and so can a mistake below the
/// key. If two keys exclude each other, it is not known which of them is meant.
private func kindsOfHiddenNames(
    of description: JSONNode, _ isReadAsWritten: Bool, _ found: DiagnosticCollector
) -> [String] {
    var incompleteKinds: [String] = []
    let keys = ["input": "inputs", "handler": "handlers", "view": "content"]
    for (kind, key) in keys where !isReadAsWritten || hides(description.member(key), found) {
        incompleteKinds.append(kind)
    }
    return incompleteKinds
}

/// Whether mistakes may hide some of the names below a key.
///
/// - Parameter node: the value of the key; nil if there is none.
private func hides(_ node: JSONNode?, _ found: DiagnosticCollector) -> Bool {
    found.diagnostics.contains { diagnostic in
        if diagnostic.identifier == .exclusiveKeys { return true }
        guard let node else { return diagnostic.identifier == .unknownKey }
        return diagnostic.identifier == .duplicateKey
            || node.range.offsets.overlaps(diagnostic.place.range.offsets)
    }
}
