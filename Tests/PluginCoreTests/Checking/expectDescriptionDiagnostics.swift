import Testing

@testable import PluginCore
@testable import PluginTools

/// Expects exactly the problems that are marked in a description.
///
/// - Parameter name: the name of the plugin, and so of the description's file.
func expectDescriptionDiagnostics(
    _ marked: String,
    name: String = "Example",
    configuration: ModuleConfiguration = ModuleConfiguration(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectDiagnostics(marked, path: name + ".plugin.json", sourceLocation: sourceLocation) {
        // Short descriptions have no background.
        readDescription(
            named: name, $0, configuration: configuration, sourceLocation: sourceLocation
        ).diagnostics.filter {
            $0.identifier != .uncoveredText || marked.contains("[uncovered-text]")
        }
    }
}

/// Reads a description, and returns it with its problems, sorted by position. Expects that the
/// schema agrees with the problems.
func readDescription(
    named name: String = "Example", _ file: SourceFile,
    configuration: ModuleConfiguration = ModuleConfiguration(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> (description: PluginDescription?, diagnostics: [Diagnostic]) {
    var collector = DiagnosticCollector()
    let description = readDescription(
        file, name: name, configuration: configuration, reporting: &collector)
    expectSchemaAgreement(on: file, sourceLocation: sourceLocation)
    return (description, collector.sorted)
}
