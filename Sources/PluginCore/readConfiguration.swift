/// Reads, checks and decodes a configuration.
///
/// - Returns: the configuration, or nil if it has an error, which is reported.
package func readConfiguration(
    _ file: SourceFile, reporting diagnostics: inout DiagnosticCollector
) -> ModuleConfiguration? {
    var found = DiagnosticCollector()
    defer { diagnostics.add(contentsOf: found) }

    guard let node = readJSON(file, reporting: &found) else { return nil }
    var checker = ShapeChecker(file: file, isComplete: !found.hasErrors)
    checker.check(node, is: .object(Vocabulary.configuration), of: .file(Vocabulary.configuration))
    found.add(contentsOf: checker.diagnostics)
    validateConfiguration(node, in: file, reporting: &found)
    return found.hasErrors ? nil : ModuleConfiguration(node, in: file)
}
