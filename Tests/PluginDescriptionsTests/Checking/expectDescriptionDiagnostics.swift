import Testing

@testable import PluginDescriptions

/// Expects the problems that are marked in a description, and no others.
///
/// - Parameter name: the plugin's name, which the description's file would have.
func expectDescriptionDiagnostics(
    _ marked: String,
    name: String = "Example",
    configuration: ModuleConfiguration = ModuleConfiguration(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectDiagnostics(marked, path: name + ".plugin.json", sourceLocation: sourceLocation) {
        readDescription(
            named: name, $0, configuration: configuration, sourceLocation: sourceLocation
        ).diagnostics
    }
}

/// A description, and the problems that were found in it by position. The schema is expected to
/// agree with them.
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
