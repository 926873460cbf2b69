/// Returns the files that custom templates generate in addition to the built-in ones, sorted by the
/// templates' names.
///
/// Reports templates whose names contain a tag other than `{{plugin}}`, templates in the folder of a
/// framework, and templates whose files would have the name of another file.
func additionalFiles(
    for plugins: [PluginDescription], besides planned: [PlannedFile], _ options: GenerationOptions,
    _ templates: CustomTemplates, reporting diagnostics: inout DiagnosticCollector
) -> [PlannedFile] {
    if templates.files.isEmpty { return [] }
    var taken = Set(planned.map { $0.path.lowercased() })
    if let tests = options.tests {
        // Don't overwrite the user's own tests.
        taken.formUnion(
            plugins.map {
                joinPath(tests.directory, OutputNames.userTestsFileName(ofPlugin: $0.name))
                    .lowercased()
            })
    }
    let generatedTests = options.tests.map { $0.framework == .none ? [] : [$0] } ?? []
    // Plugins of the same name have been reported. Only the first of them gets files.
    var names: Set<String> = []
    let uniquePlugins = plugins.filter { names.insert($0.name.lowercased()).inserted }
    var files: [PlannedFile] = []
    for custom in templates.files {
        let (template, source) = (custom.name, custom.file)
        for tests in [nil] + generatedTests {
            guard OutputNames.isAdditional(template, forTests: tests != nil),
                let directory = tests?.directory ?? options.sourcesDirectory
            else { continue }
            let prefix = tests?.prefix ?? ""
            let nameWithoutPlugin = OutputNames.additionalFileName(of: template, plugin: "")
            let isShared =
                nameWithoutPlugin == OutputNames.additionalFileName(of: template, plugin: "Plugin")
            if CustomTemplates.nameWithoutKit(template) != template {
                diagnostics.error(
                    .templateFileName,
                    "a template in the folder of a framework cannot create a "
                        + "file of its own",
                    at: SourcePlace(source),
                    notes: [
                        Diagnostic.Note(
                            "move it to the folder around it, and put differences into partials"
                        )
                    ])
                continue
            }
            if nameWithoutPlugin.contains(where: "{}".contains) {
                diagnostics.error(
                    .templateFileName,
                    "a template's name can contain only the tag '\(OutputNames.pluginTag)'",
                    at: SourcePlace(source))
                continue
            }
            for plugin in isShared ? [nil] : uniquePlugins.map(Optional.some) {
                let file = PlannedFile(
                    directory: directory,
                    name: OutputNames.additionalFileName(
                        of: template, plugin: plugin?.name ?? "", prefix: prefix),
                    content: content(of: template, plugin, among: plugins, tests))
                if !taken.insert(file.path.lowercased()).inserted {
                    diagnostics.error(
                        .templateFileName,
                        "another file is named '\(file.name)': rename this template",
                        at: SourcePlace(source))
                }
                files.append(file)
            }
        }
    }
    return files
}

private func content(
    of template: String, _ plugin: PluginDescription?, among plugins: [PluginDescription],
    _ tests: GenerationOptions.Tests?
) -> PlannedFile.Content {
    if let plugin, tests != nil, !plugin.isTested { return .noTests(plugin) }
    if let plugin { return .additional(template, plugin, tests) }
    return .sharedAdditional(template, tests == nil ? plugins : plugins.filter(\.isTested), tests)
}

extension PluginDescription {
    /// Whether tests are generated for the plugin, if the module has tests.
    var isTested: Bool { controller.hasTests && inputWithoutTestValue == nil }
}

extension DiagnosticIdentifier {
    static let templateFileName: Self = "template-file-name"
}
