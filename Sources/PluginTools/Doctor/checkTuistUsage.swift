import PluginCore

/// Reports dependencies with which Tuist does not run the build plugin.
///
/// Tuist turns the targets of its own packages into targets of Xcode, which cannot run build plugins. Xcode runs those of
/// the packages in the project.
///
/// - Parameters:
///   - file: the path of the file that describes the project.
///   - shown: the path in problems.
func checkTuistUsage(
    in file: String, shown: String, reporting diagnostics: inout DiagnosticCollector
) {
    let name = PluginUsage.buildPluginName
    let text = ManifestText(at: file, shown: shown)
    let usages = [
        ".external(name: \"\(name)\"", ".package(product: \"\(name)\")",
        ".package(product: \"\(name)\", type: .runtime",
    ]
    for place in usages.compactMap({ text.code.place(of: $0) }) {
        diagnostics.error(
            .wrongPluginUsage, "Tuist does not run the build plugin with this dependency",
            at: place,
            note: "write .package(product: \"\(name)\", type: .plugin), and list the package in "
                + "the 'packages' of the project")
    }
}
