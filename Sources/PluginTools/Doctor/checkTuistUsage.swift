import PluginCore

/// Reports dependencies with which Tuist does not run the build plugin.
///
/// Tuist turns the targets of its own packages into targets of Xcode, which cannot run build plugins. Xcode runs those of
/// the packages in the project.
///
/// - Parameters:
///   - manifests: the paths of the files that describe projects.
///   - current: the folder that shown paths start from.
func checkTuistUsage(
    in manifests: [String], from current: String, reporting diagnostics: inout DiagnosticCollector
) {
    let name = PluginUsage.buildPluginName
    for path in manifests.sorted() {
        let text = ManifestText(at: path, shown: relativePath(path, to: current))
        let usages = [
            ".external(name: \"\(name)\"", ".package(product: \"\(name)\")",
            ".package(product: \"\(name)\", type: .runtime",
        ]
        for place in usages.compactMap({ text.place(ofCode: $0) }) {
            diagnostics.error(
                .wrongPluginUsage, "Tuist does not run the build plugin with this dependency",
                at: place,
                notes: [
                    Diagnostic.Note(
                        "write .package(product: \"\(name)\", type: .plugin), and list the package in "
                            + "the 'packages' of the project")
                ])
        }
    }
}
