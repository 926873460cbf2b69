import PluginDescriptions

/// The files that the descriptions of one module ask for, those that all plugins share first, the
/// others by the plugins' names.
///
/// Reports descriptions that do not go together, and templates whose files would have the name of
/// another file.
package func makePlan(
    for descriptions: [PluginDescription], options: GenerationOptions,
    templates: CustomTemplates, reporting diagnostics: inout DiagnosticCollector
) -> [PlannedFile] {
    reportHelperCollisions(among: descriptions, reporting: &diagnostics)
    reportUnusableReferences(among: descriptions, reporting: &diagnostics)
    reportFinalSuperclasses(among: descriptions, reporting: &diagnostics)
    let plugins = descriptions.sorted { $0.name < $1.name }
    guard !plugins.isEmpty else { return [] }

    var files: [PlannedFile] = []
    if let directory = options.sourcesDirectory {
        files.append(
            PlannedFile(
                directory: directory, name: OutputNames.containmentFile,
                content: .containment(plugins)))
        for plugin in plugins {
            files.append(
                PlannedFile(
                    directory: directory, name: OutputNames.controllerFile(ofPlugin: plugin.name),
                    content: .controller(plugin)))
        }
    }
    if let tests = options.tests {
        files.append(
            PlannedFile(
                directory: tests.directory,
                name: OutputNames.containmentTestsFile(prefix: tests.prefix),
                content: tests.framework == .none
                    ? .noTests(nil, tests) : .containmentTests(plugins, tests)
            ))
        files += plugins.map { plugin in
            let hasTests = tests.framework != .none && plugin.isTested
            return PlannedFile(
                directory: tests.directory,
                name: OutputNames.controllerTestsFile(ofPlugin: plugin.name, prefix: tests.prefix),
                content: hasTests ? .controllerTests(plugin, tests) : .noTests(plugin, tests))
        }
        if tests.framework != .none {
            reportUntestedInputs(of: plugins, reporting: &diagnostics)
        }
    }
    return files
        + extraFiles(
            for: plugins, besides: files, options, templates, reporting: &diagnostics)
}

/// A file that a run will make.
package struct PlannedFile: Sendable {
    package enum Content: Sendable {
        case containment([PluginDescription])
        case controller(PluginDescription)
        case containmentTests([PluginDescription], GenerationOptions.Tests)
        case controllerTests(PluginDescription, GenerationOptions.Tests)
        /// A file that the build has been promised, in a module without tests.
        case noTests(PluginDescription?, GenerationOptions.Tests)
        /// What a custom template makes for a plugin; of its tests where there are some.
        case extra(String, PluginDescription, GenerationOptions.Tests?)
        /// What a custom template makes for all plugins.
        case sharedExtra(String, [PluginDescription], GenerationOptions.Tests?)
    }

    package let name: String
    package let path: String
    package let content: Content

    init(directory: String, name: String, content: Content) {
        self.name = name
        self.content = content
        path = joinPath(directory, name)
    }
}

/// The path of an item of a folder.
package func joinPath(_ directory: String, _ name: String) -> String {
    if directory.isEmpty || directory == "." { return name }
    return directory.hasSuffix("/") ? directory + name : directory + "/" + name
}

/// What a run is asked to generate, and where.
package struct GenerationOptions: Sendable {
    /// Tests, and what they need to know of the module that they test.
    package struct Tests: Sendable {
        package let directory: String
        /// The module that holds the generated controllers.
        package let module: String
        /// What the names of test files and suites begin with; empty in most cases.
        package let prefix: String
        package var framework: TestFramework

        package init(
            directory: String, module: String, prefix: String = "",
            framework: TestFramework = .swiftTesting
        ) {
            self.directory = directory
            self.module = module
            self.prefix = prefix
            self.framework = framework
        }
    }

    /// The folder for controllers; nil where none are to be generated.
    package let sourcesDirectory: String?
    /// Nil where no tests are to be generated.
    package var tests: Tests?

    package init(sourcesDirectory: String? = nil, tests: Tests? = nil) {
        self.sourcesDirectory = sourcesDirectory
        self.tests = tests
    }
}
