/// Reports the name of a string table with the extension of its file.
func reportStringTable(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard let table = configuration.object("strings").locatedString("table"),
        let ending = [".strings", ".stringsdict", ".xcstrings"].first(where: table.value.hasSuffix)
    else { return }
    diagnostics.error(
        .invalidName, "'table' is the name of a table without its file extension",
        at: SourcePlace(file, table.range),
        notes: [Diagnostic.Note("leave out '\(ending)'")])
}
