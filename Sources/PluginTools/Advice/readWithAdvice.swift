import PluginCore

extension Module {
    /// Reads the files of a module, and explains all mistakes in each of them.
    ///
    /// - Parameter progress: called with the number of descriptions that have been read.
    package init(
        reading files: ModuleFiles, reporting diagnostics: inout DiagnosticCollector, progress: (Int) -> Void = { _ in }
    ) {
        self.init(
            reading: files, advisor: LanguageAdvisor.init, reporting: &diagnostics,
            progress: progress)
    }

    /// Reads descriptions from memory, and explains all mistakes in each of them.
    package init(
        _ sources: [SourceFile], configuration: ModuleConfiguration = ModuleConfiguration(),
        templates: CustomTemplates = CustomTemplates(), reporting diagnostics: inout DiagnosticCollector
    ) {
        self.init(
            sources, configuration: configuration, templates: templates,
            advisor: LanguageAdvisor.init, reporting: &diagnostics)
    }

    /// Returns the module with other descriptions, and explains all mistakes in them.
    package func with(_ sources: [SourceFile], reporting diagnostics: inout DiagnosticCollector) -> Module {
        Module(sources, configuration: configuration, templates: templates, reporting: &diagnostics)
    }
}

/// Reads one description as ``readDescription(_:name:configuration:advisor:reporting:)`` does, and explains all mistakes
/// in it.
package func readDescription(
    _ file: SourceFile, name: String, configuration: ModuleConfiguration = ModuleConfiguration(),
    reporting diagnostics: inout DiagnosticCollector
) -> PluginDescription? {
    readDescription(
        file, name: name, configuration: configuration, advisor: LanguageAdvisor.init, reporting: &diagnostics)
}

/// Reads a configuration, and explains all mistakes in it.
package func readConfiguration(
    _ file: SourceFile, reporting diagnostics: inout DiagnosticCollector
) -> ModuleConfiguration? {
    readConfiguration(file, advisor: LanguageAdvisor.init, reporting: &diagnostics)
}

/// Reads the configuration at a path, and explains all mistakes in it.
package func readConfiguration(
    at path: String?, reporting diagnostics: inout DiagnosticCollector
) -> ModuleConfiguration? {
    readConfiguration(at: path, advisor: LanguageAdvisor.init, reporting: &diagnostics)
}
