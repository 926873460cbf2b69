import PluginCore
import SystemCalls

extension PluginProject {
    /// Plans to remove a plugin, and reports everything that prevents it, such as descriptions that need the plugin.
    ///
    /// The description is removed last, so that a second run can do all that a killed run has left to do.
    ///
    /// - Parameter path: the description of the plugin, as `outputs` lists it.
    package func planRemoval(
        of path: String, in outputs: ModuleOutputs, reporting diagnostics: inout DiagnosticCollector
    ) -> PluginChange? {
        let module = outputs.module
        let name = pluginName(ofPath: path)
        guard let files = readFiles(module.paths, reporting: &diagnostics),
            let original = files.first(where: { $0.path == path })
        else { return nil }
        let others = files.filter { $0.path != path }
        for file in others {
            reportUses(
                of: name, prefix: module.configuration.prefix, in: file, reporting: &diagnostics)
        }
        if let configuration = readFiles(
            [module.configurationPath].compactMap(\.self), reporting: &diagnostics)?.first
        {
            reportStates(thatShow: name, in: configuration, reporting: &diagnostics)
        }
        reportLink(onTheWayTo: path, from: root, reporting: &diagnostics)
        if diagnostics.hasErrors { return nil }

        var ignored = DiagnosticCollector()
        var problems = DiagnosticCollector()
        let version = module.with(others, reporting: &problems)
        let oldVersion = module.with(files, reporting: &ignored)
        let committed = outputs.committedOutputs(in: root).filter {
            version.isCommitted(in: $0) || oldVersion.isCommitted(in: $0)
        }
        let rendered = version.files(in: committed, reporting: &problems)
        problems.removeWarnings()
        diagnostics.add(contentsOf: problems)
        if diagnostics.hasErrors { return nil }
        let paths = committed.flatMap { $0.paths(ofPlugin: name, templates: module.templates) }
        let hasMistakes = ignored.hasErrors
        // The shared files on disk come from an earlier description if this one has mistakes.
        let old = oldVersion.files(in: committed, reporting: &ignored)
            .filter { !hasMistakes || !paths.contains($0.path) }
        let generation = GenerationSteps(
            from: old, to: rendered, removing: paths, reporting: &diagnostics)
        if diagnostics.hasErrors { return nil }
        let plugin = oldVersion.descriptions.first { $0.file.path == path }
        let sources = UserSources(of: module, besides: path, plugin: name, in: root)
        let steps =
            generation.written + generation.removed + [.remove(path, original.bytes)]
        return PluginChange(
            steps: steps,
            uses: sources.uses(of: plugin.map { ChangedName.names(of: $0, becoming: nil) } ?? []),
            remarks: sources.ownFiles(of: plugin, named: name).map {
                "\($0.visible) is yours, and was not removed."
            } + sources.undecidedTests(named: name) + sources.projectRemarks(about: steps))
    }
}

/// Reports the places in a description that need a plugin.
private func reportUses(
    of plugin: String, prefix: String, in file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    // These are the places that a new name would change.
    let places = PluginRename(old: plugin, new: "", prefix: prefix).edits(of: file, isOwn: false)
    for place in places {
        diagnostics.error(
            .pluginInUse, "the plugin '\(pluginName(ofPath: file.path))' needs '\(plugin)'",
            at: SourcePlace(file, place.range),
            notes: [Diagnostic.Note("first remove this, or name another plugin")])
    }
}

/// Reports the states in a configuration that a plugin shows.
private func reportStates(
    thatShow plugin: String, in file: SourceFile, reporting diagnostics: inout DiagnosticCollector
) {
    var ignored = DiagnosticCollector()
    guard let root = readJSON(file, reporting: &ignored) else { return }
    for place in references(in: root, to: plugin) {
        diagnostics.error(
            .pluginInUse, "a state needs '\(plugin)'", at: SourcePlace(file, place.range),
            notes: [Diagnostic.Note("first remove this state, or name another plugin")])
    }
}

extension DiagnosticIdentifier {
    /// A plugin that cannot be removed because a description names it.
    static let pluginInUse: Self = "plugin-in-use"
}
