/// Reports a prefix that cannot begin the names of types, or makes them look like those of a framework.
func reportPrefix(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard let prefix = configuration.locatedString("prefix") else { return }
    if SwiftIdentifier.problem(of: prefix.value) == nil, prefix.value.first?.isUppercase == false {
        diagnostics.error(
            .invalidName, "'prefix' must begin with a capital letter, as type names do",
            at: SourcePlace(file, prefix.range))
    } else if let kit = Kit.looking(like: prefix.value) {
        diagnostics.error(
            .invalidName, "with this prefix, types look like types of \(kit.name)",
            at: SourcePlace(file, prefix.range))
    }
}
