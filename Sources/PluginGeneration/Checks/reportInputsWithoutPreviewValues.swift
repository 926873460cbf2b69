import PluginDescriptions

/// Warns about plugins without previews because the generator knows no value for an input.
func reportInputsWithoutPreviewValues(
    of plugins: [PluginDescription], reporting diagnostics: inout DiagnosticCollector
) {
    for plugin in plugins where plugin.controller.hasPreviews {
        guard let input = plugin.inputWithoutTestValue else { continue }
        diagnostics.warning(
            .noExample,
            "no previews are generated for this plugin, because a value of the input "
                + "'\(input.name.value)' is not known",
            at: SourcePlace(plugin.file, input.name.range),
            notes: [Diagnostic.Note("give it an \"example\", or write \"previews\": false")])
    }
}
