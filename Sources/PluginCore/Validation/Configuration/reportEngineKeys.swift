/// Reports parts without an engine, an engine that is a framework, and keys beside `engine` that only a module with shared
/// code of its own can have.
func reportEngineKeys(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    if let parts = configuration.member("engineParts"),
        configuration.member("providesEngine") == nil
    {
        diagnostics.error(
            .contradiction, "this module does not provide an engine, which 'engineParts' is for",
            at: SourcePlace(file, parts.range),
            notes: [Diagnostic.Note(adviceOnParts(in: configuration))])
    }
    guard let engine = configuration.locatedString("engine") else { return }
    if Kit.all.contains(where: { $0.name == engine.value }) {
        diagnostics.error(
            .invalidName, "'\(engine.value)' is a framework, not a module with shared code",
            at: SourcePlace(file, engine.range),
            notes: [Diagnostic.Note("name the module whose configuration has 'providesEngine'")])
    }
    if let provided = configuration.member("providesEngine") {
        diagnostics.error(
            .contradiction, "a module with an 'engine' has no shared code to provide",
            at: SourcePlace(file, provided.range),
            notes: [Diagnostic.Note("remove 'engine' or 'providesEngine'")])
    }
    if let names = configuration.member("names") {
        diagnostics.error(
            .contradiction, "'names' is a key of the engine, which declares these methods",
            at: SourcePlace(file, names.range),
            notes: [Diagnostic.Note("move it to the configuration of '\(engine.value)'")])
    }
}

/// Returns what to write in place of parts without an engine.
private func adviceOnParts(in configuration: JSONNode) -> String {
    guard let engine = configuration.locatedString("engine")?.value else {
        return
            "add '\"providesEngine\": \"package\"', or remove this key: a module has the parts that its "
            + "plugins need"
    }
    return "move this key to the configuration of '\(engine)'"
}
