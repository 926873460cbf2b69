/// Reports an empty list of frameworks.
///
/// - Parameter node: a description or a configuration.
func reportEmptyKits(
    in node: JSONNode, of file: SourceFile, reporting diagnostics: inout DiagnosticCollector
) {
    guard let kits = node.member("kits"), case .array(let names) = kits.value, names.isEmpty
    else { return }
    diagnostics.error(
        .contradiction, "'kits' does not name a framework", at: SourcePlace(file, kits.range))
}
