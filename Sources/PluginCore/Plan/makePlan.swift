/// Returns the files to generate for the descriptions of one module: first the files that all
/// plugins share, then the others, sorted by the plugins' names.
///
/// Reports descriptions that conflict with each other, and templates whose files would have the
/// name of another file.
///
/// - Parameter configuration: the configuration of the module. If it provides an engine, the shared files are generated
///   even if there are no descriptions.
package func makePlan(
    for descriptions: [PluginDescription], options: GenerationOptions,
    configuration: ModuleConfiguration, templates: CustomTemplates,
    reporting diagnostics: inout DiagnosticCollector
) -> [PlannedFile] {
    reportHelperCollisions(among: descriptions, reporting: &diagnostics)
    reportUnusableReferences(among: descriptions, reporting: &diagnostics)
    reportFinalSuperclasses(among: descriptions, reporting: &diagnostics)
    reportMissingEngineParts(of: descriptions, reporting: &diagnostics)
    reportDifferentDefaultValues(
        among: descriptions.flatMap(\.localizedTexts), reporting: &diagnostics)
    let plugins = descriptions.sorted { $0.name < $1.name }
    let code = SharedCode(of: plugins, configuration, templates)
    guard !plugins.isEmpty || code.engineAccess != nil else { return [] }

    var files: [PlannedFile] = []
    if let directory = options.sourcesDirectory {
        reportInputsWithoutPreviewValues(of: plugins, reporting: &diagnostics)
        files += sharedFiles(of: code, in: directory)
        for plugin in plugins {
            files.append(
                PlannedFile(
                    directory: directory,
                    name: OutputNames.controllerFileName(ofPlugin: plugin.name),
                    content: .controller(plugin)))
        }
    }
    if let tests = options.tests, tests.framework != .none, !plugins.isEmpty {
        files.append(
            PlannedFile(
                directory: tests.directory,
                name: OutputNames.testSupportFileName(prefix: tests.prefix),
                content: .testSupport(code, tests)))
        files += plugins.map { plugin in
            PlannedFile(
                directory: tests.directory,
                name: OutputNames.controllerTestsFileName(
                    ofPlugin: plugin.name, prefix: tests.prefix),
                content: plugin.isTested ? .controllerTests(plugin, tests) : .noTests(plugin))
        }
        reportInputsWithoutTestValues(of: plugins, reporting: &diagnostics)
    }
    return files
        + additionalFiles(
            for: plugins, besides: files, options, templates, reporting: &diagnostics)
}

/// Returns the files that all plugins of a module share. If the module has an engine, that is at most the file with its
/// own colors and fonts.
private func sharedFiles(of code: SharedCode, in directory: String) -> [PlannedFile] {
    OutputNames.sharedFileNames(hasEngine: !code.isInModule, hasTokens: code.hasTokens).map {
        name in
        let content: PlannedFile.Content =
            name == OutputNames.appearanceFileName ? .appearance(code) : .containment(code)
        return PlannedFile(directory: directory, name: name, content: content)
    }
}

/// A file that a run will generate.
package struct PlannedFile: Sendable {
    package enum Content: Sendable {
        /// The file with the code that all plugins share.
        case containment(SharedCode)
        /// The file with the app's colors and fonts, in a module with an engine.
        case appearance(SharedCode)
        case controller(PluginDescription)
        /// The file with what the tests of a module use.
        case testSupport(SharedCode, GenerationOptions.Tests)
        case controllerTests(PluginDescription, GenerationOptions.Tests)
        /// A file without tests of a plugin. The build expects it because the build plugin has declared it.
        case noTests(PluginDescription)
        /// The file that a custom template generates for a plugin. It contains tests if there are
        /// options for tests.
        case additional(String, PluginDescription, GenerationOptions.Tests?)
        /// The file that a custom template generates for all plugins.
        case sharedAdditional(String, [PluginDescription], GenerationOptions.Tests?)
    }

    package let name: String
    /// The path of the file: its folder, as given in the options, and its name.
    package let path: String
    package let content: Content

    init(directory: String, name: String, content: Content) {
        self.name = name
        self.content = content
        path = joinPath(directory, name)
    }
}

/// Returns the path of an item in a folder.
package func joinPath(_ directory: String, _ name: String) -> String {
    if directory.isEmpty || directory == "." { return name }
    return directory.hasSuffix("/") ? directory + name : directory + "/" + name
}

/// The folders to generate files into.
package struct GenerationOptions: Sendable {
    /// The folder for tests, and their settings.
    package struct Tests: Sendable {
        /// The folder for test files.
        package let directory: String
        /// The module that holds the generated controllers.
        package let module: String
        /// The start of the names of test files and suites; usually empty.
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

    /// The folder for controllers; nil if no controllers are generated.
    package let sourcesDirectory: String?
    /// The options for tests; nil if no tests are generated.
    package var tests: Tests?

    /// Creates options. Without a folder and without tests, nothing is generated.
    package init(sourcesDirectory: String? = nil, tests: Tests? = nil) {
        self.sourcesDirectory = sourcesDirectory
        self.tests = tests
    }
}
