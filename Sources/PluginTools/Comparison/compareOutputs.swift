import PluginCore

extension Module {
    /// Compares the files of a run with those on disk: the planned files, followed by the orphaned ones. `generate`,
    /// `check` and `doctor` all use this comparison.
    ///
    /// While a description has mistakes, the comparison has only the files that do not depend on it: those of other
    /// plugins, without the files for all plugins, and files whose description is gone.
    ///
    /// - Parameters:
    ///   - plan: the files that the run generates.
    ///   - options: the folders that it generates into.
    ///   - findsOrphans: whether all descriptions of the module are known, so that files can be orphaned.
    package func compare(
        _ plan: [PlannedFile], in options: GenerationOptions, findsOrphans: Bool = true,
        reporting diagnostics: inout DiagnosticCollector
    ) -> [FileComparison] {
        let settled = plan.filter(isSettled)
        var compared = compareFiles(
            render(settled, reporting: &diagnostics), reporting: &diagnostics)
        let plugins = Dictionary(
            settled.map { ($0.path, $0.plugin?.name) }, uniquingKeysWith: { first, _ in first })
        for index in compared.indices {
            compared[index].plugin = plugins[compared[index].path] ?? nil
        }
        if findsOrphans {
            compared += orphanedFiles(in: options, besides: plan, reporting: &diagnostics)
        }
        return compared
    }

    /// Whether the contents of a file do not depend on a description with mistakes.
    private func isSettled(_ file: PlannedFile) -> Bool {
        isComplete || file.plugin.map(isSettled) == true
    }

    /// Whether neither the description of a plugin nor that of the plugin it shows has mistakes.
    private func isSettled(_ plugin: PluginDescription) -> Bool {
        guard !isComplete, let other = plugin.host.recovery?.whileShown?.value else { return true }
        return !pluginNames.contains(other) || descriptions.contains { $0.name == other }
    }
}
