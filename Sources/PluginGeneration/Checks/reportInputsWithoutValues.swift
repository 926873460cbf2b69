import PluginDescriptions

/// Warns about plugins that tests cannot create because the generator knows no value for an input.
func reportInputsWithoutTestValues(
    of plugins: [PluginDescription], reporting diagnostics: inout DiagnosticCollector
) {
    for plugin in plugins where plugin.controller.hasTests {
        guard let input = plugin.inputWithoutTestValue else { continue }
        diagnostics.warning(
            .noExample,
            "no tests are generated for this plugin, because a value of the input "
                + "'\(input.name.value)' is not known",
            at: SourcePlace(plugin.file, input.name.range),
            notes: [
                Diagnostic.Note(
                    "give it an \"example\" to make it with, or say that there are to be none with "
                        + "\"tests\": \"none\"")
            ])
    }
}

extension DiagnosticIdentifier {
    static let noExample: Self = "no-example"
}
