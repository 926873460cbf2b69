/// Reports controllers that inherit from another plugin's controller, which is final.
func reportFinalSuperclasses(
    among descriptions: [PluginDescription], reporting diagnostics: inout DiagnosticCollector
) {
    let owners = Dictionary(
        descriptions.map { ($0.controllerName, $0) }, uniquingKeysWith: { first, _ in first })
    for description in descriptions where description.controller.hasCustomSuperclass {
        let superclass = description.controller.superclass
        guard let owner = owners[superclass.value], owner.name != description.name
        else { continue }
        diagnostics.error(
            .unusablePlugin,
            "'\(superclass.value)' is final: it is generated for the plugin '\(owner.name)'",
            at: SourcePlace(description.file, superclass.range),
            notes: [Diagnostic.Note("it is described here", at: SourcePlace(owner.file))])
    }
}
