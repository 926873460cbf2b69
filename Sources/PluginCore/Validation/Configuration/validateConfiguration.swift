/// Reports the mistakes in a configuration of the right shape. Each rule has a file of its own.
func validateConfiguration(
    _ node: JSONNode, in file: SourceFile, reporting diagnostics: inout DiagnosticCollector
) {
    reportPrefix(in: node, of: file, reporting: &diagnostics)
    reportStringTable(in: node, of: file, reporting: &diagnostics)
    reportImportAccess(in: node, of: file, reporting: &diagnostics)
    reportEmptyKits(in: node, of: file, reporting: &diagnostics)
    reportPlatforms(in: node, of: file, reporting: &diagnostics)
    reportAppearance(in: node, of: file, reporting: &diagnostics)
    reportContainmentNames(in: node, of: file, reporting: &diagnostics)
    reportEngineKeys(in: node, of: file, reporting: &diagnostics)
    reportModules(in: node, of: file, reporting: &diagnostics)
}
