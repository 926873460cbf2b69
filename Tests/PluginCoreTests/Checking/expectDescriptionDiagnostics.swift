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
        readDescription(
            named: name, $0, configuration: configuration,
            reportsUncoveredText: marked.contains("[uncovered-text]"),
            sourceLocation: sourceLocation
        ).diagnostics
    }
}

/// Reads a description, and returns it with its problems, sorted by position. Expects that the
/// schema agrees with the problems.
///
/// - Parameter reportsUncoveredText: Whether text without a background is a problem. Short examples have none.
func readDescription(
    named name: String = "Example", _ file: SourceFile,
    configuration: ModuleConfiguration = ModuleConfiguration(),
    reportsUncoveredText: Bool = false, sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> (description: PluginDescription?, diagnostics: [Diagnostic]) {
    var collector = DiagnosticCollector()
    let description = readDescription(file, name: name, configuration: configuration, reporting: &collector)
    expectSchemaAgreement(on: file, sourceLocation: sourceLocation)
    let diagnostics = collector.sorted.filter {
        reportsUncoveredText || $0.identifier != .uncoveredText
    }
    return (description, diagnostics)
}
