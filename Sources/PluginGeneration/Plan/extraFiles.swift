import PluginDescriptions

/// Returns the files that custom templates generate in addition to the built-in ones, sorted by the
/// templates' names.
///
/// Reports templates whose names contain a tag other than `{{plugin}}`, and templates whose files
/// would have the name of another file.
func extraFiles(
    for plugins: [PluginDescription], besides planned: [PlannedFile], _ options: GenerationOptions,
    _ templates: CustomTemplates, reporting diagnostics: inout DiagnosticCollector
) -> [PlannedFile] {
    if templates.files.isEmpty { return [] }
    var taken = Set(planned.map { $0.path.lowercased() })
    if let tests = options.tests {
        // Don't overwrite the user's own tests.
        taken.formUnion(
            plugins.map {
                joinPath(tests.directory, OutputNames.userTestsFile(ofPlugin: $0.name)).lowercased()
            })
    }
    // If several plugins have one name, which was reported, only the first gets files.
    var names: Set<String> = []
    let named = plugins.filter { names.insert($0.name.lowercased()).inserted }
    var files: [PlannedFile] = []
    for custom in templates.files {
        let (template, source) = (custom.name, custom.file)
        for tests in [nil] + (options.tests.map { [$0] } ?? []) {
            guard OutputNames.isExtra(template, tests: tests != nil),
                let directory = tests?.directory ?? options.sourcesDirectory
            else { continue }
            let prefix = tests?.prefix ?? ""
            let nameless = OutputNames.extraFile(of: template, plugin: "")
            let isShared = nameless == OutputNames.extraFile(of: template, plugin: "Plugin")
            if CustomTemplates.nameInKits(template) != template {
                diagnostics.error(
                    .templateFileName,
                    "a template in the folder of a framework cannot create a "
                        + "file of its own",
                    at: SourcePlace(source),
                    notes: [
                        Diagnostic.Note(
                            "put it into the folder of templates itself, and what differs into parts"
                        )
                    ])
                continue
            }
            if nameless.contains(where: "{}".contains) {
                diagnostics.error(
                    .templateFileName,
                    "the name of a template has no tag but '\(OutputNames.pluginTag)'",
                    at: SourcePlace(source))
                continue
            }
            for plugin in isShared ? [nil] : named.map(Optional.some) {
                let file = PlannedFile(
                    directory: directory,
                    name: OutputNames.extraFile(
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
    if let tests, tests.framework == .none || plugin?.isTested == false {
        return .noTests(plugin, tests)
    }
    if let plugin { return .extra(template, plugin, tests) }
    return .sharedExtra(template, tests == nil ? plugins : plugins.filter(\.isTested), tests)
}

extension PluginDescription {
    /// Whether tests are generated for the plugin, if the module has tests.
    var isTested: Bool { controller.hasTests && untestedInput == nil }
}

extension DiagnosticIdentifier {
    static let templateFileName: Self = "template-file-name"
}
