import PluginCore
import SystemCalls

extension PluginProject {
    /// Plans to give a plugin another name, and reports everything that prevents it.
    ///
    /// The order of the steps makes a killed run harmless, because a second run does all that is left to do:
    /// 1. The new description is created beside the old one.
    /// 2. Other descriptions and the configuration get the new name. From now on, they need the new description.
    /// 3. The user's own files are renamed.
    /// 4. The new generated files are written, and the old ones are removed.
    /// 5. The old description is removed. As long as it exists, the command can run again.
    ///
    /// - Parameter path: the description of the plugin, as `outputs` lists it.
    package func planRename(
        of path: String, in outputs: ModuleOutputs, to new: String,
        reporting diagnostics: inout DiagnosticCollector
    ) -> PluginChange? {
        let module = outputs.module
        guard
            let files = RenamedDescriptions(
                of: path, in: module, to: new, root: root, reporting: &diagnostics)
        else { return nil }
        var problems = DiagnosticCollector()
        let old = files.rename.old
        let version = module.showingStates(with: new, inPlaceOf: old)
            .with(files.new, reporting: &problems)
        var ignored = DiagnosticCollector()
        let oldVersion = module.showingStates(with: old, inPlaceOf: new)
            .with(files.old, reporting: &ignored)
        let committed = outputs.committedOutputs(in: root).filter {
            version.isCommitted(in: $0) || oldVersion.isCommitted(in: $0)
        }
        let rendered = version.files(in: committed, reporting: &problems)
        let newPaths = rendered.map(\.path)
        reportSourceCollisions(
            of: version.descriptions.filter { $0.name == new }, templates: module.templates,
            includingTypes: true, besides: newPaths, reporting: &problems)
        diagnostics.add(contentsOf: problems.aboutRename(to: files.newPath))
        if diagnostics.hasErrors { return nil }

        let generation = GenerationSteps(
            from: oldVersion.files(in: committed, reporting: &ignored), to: rendered,
            removing: committed.flatMap {
                $0.paths(ofPlugin: old, templates: module.templates)
            }, reporting: &diagnostics)
        guard !diagnostics.hasErrors,
            let plugin = version.descriptions.first(where: { $0.name == new })
        else { return nil }
        let oldPlugin = module.with([files.original], reporting: &ignored).descriptions.first
        let names = oldPlugin.map { ChangedName.names(of: $0, becoming: plugin) } ?? []
        let sources = UserSources(of: module, besides: path, plugin: old, in: root)
        let userFiles = sources.renamedFiles(of: oldPlugin, to: plugin)
        let steps =
            files.creation + files.references + userFiles.steps + generation.written
            + generation.removed + files.removal
        return PluginChange(
            steps: steps, uses: sources.uses(of: names, movedBy: userFiles.steps),
            remarks: userFiles.remarks + sources.undecidedTests(named: old)
                + keptKeys(of: plugin, named: old)
                + sources.projectRemarks(about: steps))
    }
}

/// Returns a remark if keys of localized strings contain the old name. Translations have the keys, too.
private func keptKeys(of plugin: PluginDescription, named old: String) -> [String] {
    let key = plugin.localizedTexts.first {
        $0.key.lowercased().contains(old.lowercased())
    }?.key
    return key.map {
        ["Localized text keeps its keys, such as '\($0)', so translations are still found."]
    }
        ?? []
}

extension DiagnosticCollector {
    /// Returns the errors, and the warnings about the new name.
    fileprivate func aboutRename(to path: String) -> DiagnosticCollector {
        var kept = DiagnosticCollector()
        for diagnostic in diagnostics
        where diagnostic.severity == .error
            || diagnostic.identifier == .invalidName && diagnostic.place.file.path == path
        {
            kept.add(diagnostic)
        }
        return kept
    }
}
