/// Warns about plugins that tests cannot create because the generator knows no value for an input.
func reportInputsWithoutTestValues(
    of plugins: [PluginDescription], reporting diagnostics: inout DiagnosticCollector
) {
    for plugin in plugins where plugin.controller.hasTests {
        reportInputWithoutValue(
            of: plugin, missing: "tests",
            note: "give it an \"example\" to make it with, or say that there are to be none with "
                + "\"tests\": \"none\"", reporting: &diagnostics)
    }
}

/// Warns about plugins without previews because the generator knows no value for an input.
func reportInputsWithoutPreviewValues(
    of plugins: [PluginDescription], reporting diagnostics: inout DiagnosticCollector
) {
    for plugin in plugins where plugin.controller.hasPreviews {
        reportInputWithoutValue(
            of: plugin, missing: "previews",
            note: "give it an \"example\", or write \"previews\": false",
            reporting: &diagnostics)
    }
}

/// Warns of an input without a known value.
///
/// - Parameter code: the code that is not generated for that reason.
private func reportInputWithoutValue(
    of plugin: PluginDescription, missing code: String, note: String,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard let input = plugin.inputWithoutTestValue else { return }
    diagnostics.warning(
        .noExample,
        "no \(code) are generated for this plugin, because a value of the input "
            + "'\(input.name.value)' is not known",
        at: SourcePlace(plugin.file, input.name.range), notes: [Diagnostic.Note(note)])
}

extension DiagnosticIdentifier {
    static let noExample: Self = "no-example"
}
