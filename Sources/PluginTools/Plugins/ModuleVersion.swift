import PluginCore
import SystemCalls

/// The descriptions of a module, read from memory, and the files that they generate.
struct ModuleVersion {
    let descriptions: [PluginDescription]
    private let module: DescribedModule

    /// Reads descriptions, and reports all mistakes in them.
    ///
    /// - Parameters:
    ///   - files: the descriptions. The names of the files are the names of the plugins.
    ///   - module: the module, with its configuration and templates.
    init(
        _ files: [SourceFile], of module: DescribedModule,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        self.module = module
        reportNameCollisions(among: files.map(\.path), reporting: &diagnostics)
        descriptions = files.compactMap { file in
            readDescription(
                file, name: pluginName(ofPath: file.path), configuration: module.configuration,
                reporting: &diagnostics)
        }
    }

    /// Whether a run has written a file of the module. A project can list folders and never generate into them.
    func isCommitted(in options: GenerationOptions) -> Bool {
        let names = descriptions.map(\.name)
        return names.contains { name in
            options.paths(ofPlugin: name, templates: module.templates).contains(
                where: FileIO.exists)
        }
    }

    /// Returns the generated files, and reports conflicts between descriptions; empty if there are errors.
    func render(
        for outputs: [GenerationOptions], reporting diagnostics: inout DiagnosticCollector
    ) -> [RenderedFile] {
        if outputs.isEmpty {
            reportPlan(
                of: descriptions, configuration: module.configuration, templates: module.templates,
                reporting: &diagnostics)
        }
        return outputs.flatMap { options in
            var found = DiagnosticCollector()
            let plan = makePlan(
                for: descriptions, options: options, configuration: module.configuration,
                templates: module.templates,
                reporting: &found)
            let rendered = PluginCore.render(
                plan, configuration: module.configuration, templates: module.templates,
                reporting: &found)
            // Several runs find the same problems.
            diagnostics.addOnce(contentsOf: found)
            return rendered
        }
    }
}
