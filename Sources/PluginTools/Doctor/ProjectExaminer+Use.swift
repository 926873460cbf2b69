import PluginCore
import SystemCalls

/// How the Swift of descriptions gets into the app.
extension ProjectExaminer {
    /// Whether the project, or a file that it is made from, names the build plugin.
    func usesBuildPlugin(_ contents: FolderContents) -> Bool {
        if text.contains(PluginUsage.buildPluginName.utf8) { return true }
        guard let system, !isXcodeProject, system.runsBuildPlugins else { return false }
        let helpers = joinPath(folder, "Tuist/ProjectDescriptionHelpers")
        let helperNames = (try? FileIO.contents(ofDirectory: helpers)) ?? []
        let files =
            (contents.sources + contents.others).filter(system.reads)
            + helperNames.map { joinPath(helpers, $0) }
        return files.contains { path in
            let bytes = try? FileIO.read(path, limit: 1_000_000)
            return bytes.map { $0.contains(PluginUsage.buildPluginName.utf8) } ?? false
        }
    }

    /// Reports descriptions that nothing is generated from, and committed files beside the build plugin.
    func checkUse(
        of paths: [String], _ contents: FolderContents,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        guard usesBuildPlugin(contents) else {
            if contents.generated.isEmpty {
                diagnostics.error(
                    .noBuildPlugin, noUse, at: place(paths[0]),
                    notes: [Diagnostic.Note(system?.advice ?? adviceWithoutSystem)])
            }
            return
        }
        for file in contents.generated {
            diagnostics.warning(
                .bothModes, "this file is committed, and the project also uses the build plugin",
                at: place(shown(file.file.path)),
                notes: [
                    Diagnostic.Note(
                        "if both are in one target, remove this file, or the build plugin")
                ])
        }
    }

    private var noUse: String {
        isXcodeProject
            ? "this description is not used: no target of '\(name)' has the build plugin"
            : system?.runsBuildPlugins == true
                ? "this description is not used: '\(name)' does not name the build plugin"
                : "this description is not used: there are no generated files"
    }

    private var adviceWithoutSystem: String {
        isXcodeProject
            ? "in Xcode, add PlugingenBuildPlugin to the target's build phase 'Run Build Tool Plug-ins', or "
                + "commit the files that 'plugingen generate' writes"
            : "commit the files that 'plugingen generate' writes"
    }
}
