/// Reads, checks, decodes and validates one description.
///
/// - Parameters:
///   - file: the description's text, with its path for diagnostics.
///   - name: the plugin's name: the base name of the file.
///   - configuration: what holds for all descriptions of the module.
///   - diagnostics: receives all problems of the description.
/// - Returns: the description, or nil where one of its problems is an error.
package func readDescription(
    _ file: SourceFile, name: String, configuration: ModuleConfiguration = ModuleConfiguration(),
    into diagnostics: inout DiagnosticCollector
) -> PluginDescription? {
    var found = DiagnosticCollector()
    defer { diagnostics.add(contentsOf: found, limit: 100) }

    guard let node = readJSON(file, into: &found) else { return nil }
    var checker = ShapeChecker(
        file: file, isComplete: !found.hasErrors, minimumVersions: configuration.minimumVersions,
        kits: decodeKits(node) ?? configuration.kits)
    checker.check(
        node.value, at: node.range, is: .object(Vocabulary.description),
        of: .file(Vocabulary.description))
    found.add(contentsOf: checker.diagnostics)
    checkKits(of: node, in: file, into: &found)
    let isBounded = !checker.diagnostics.diagnostics.contains {
        $0.identifier == .tooMany || $0.identifier == .tooManyViews
    }
    guard isBounded else { return nil }

    let description = PluginDescription(
        node, name: name, file: file, configuration: configuration)
    validate(description, isComplete: !found.hasErrors, into: &found)
    return found.hasErrors ? nil : description
}
