extension Module {
    /// Returns the files to generate: first the files that all plugins share, then the others, sorted by the plugins'
    /// names. An engine has its shared files even without descriptions.
    ///
    /// Reports inputs without values for tests and previews, and templates that cannot generate files.
    package func plan(_ options: GenerationOptions, reporting diagnostics: inout DiagnosticCollector) -> [PlannedFile] {
        let plugins = sortedDescriptions
        let code = SharedCode(of: plugins, configuration, templates)
        guard !plugins.isEmpty || code.engineAccess != nil else { return [] }

        var files: [PlannedFile] = []
        if let directory = options.sourcesDirectory {
            reportInputsWithoutValues(
                of: plugins.filter(\.controller.hasPreviews), missing: "previews",
                note: "write \"previews\": false", reporting: &diagnostics)
            files += sharedFiles(of: code, in: directory)
            files += self.files(.controller, of: plugins, in: directory)
        }
        if let tests = options.tests, tests.framework != .none, !plugins.isEmpty {
            let names = configuration.names
            files.append(
                PlannedFile(.testSupport, for: code.kits, in: tests.directory, tests) {
                    TestSupportFile(code: code, names: names, tests: tests, dialect: $0).data
                })
            if !code.states.isEmpty { files.append(stateTests(of: code, tests)) }
            files += self.files(.controllerTests, of: plugins, in: tests.directory, tests)
            reportInputsWithoutValues(
                of: plugins.filter(\.controller.hasTests), missing: "tests",
                note: "write \"tests\": \"none\"", reporting: &diagnostics)
        }
        return files + additionalFiles(of: plugins, besides: files, options, reporting: &diagnostics)
    }

    /// Returns the files that custom templates generate in addition to the built-in ones, sorted by the templates'
    /// names.
    private func additionalFiles(
        of plugins: [PluginDescription], besides planned: [PlannedFile],
        _ options: GenerationOptions, reporting diagnostics: inout DiagnosticCollector
    ) -> [PlannedFile] {
        // Don't overwrite the user's own tests.
        let userTests = options.tests.map { tests in
            plugins.map { joinPath(tests.directory, FileKind.userTests.fileName(ofPlugin: $0.name)) }
        }
        var taken = Set((planned.map(\.path) + (userTests ?? [])).map { $0.lowercased() })
        // Plugins of the same name have been reported. Only the first of them gets files.
        var names: Set<String> = []
        let uniquePlugins = plugins.filter { names.insert($0.name.lowercased()).inserted }
        return templates.files.flatMap { template -> [PlannedFile] in
            guard let kind = FileKind(ofTemplate: template.name) else { return [] }
            let tests = kind.isForTests ? options.tests : nil
            if tests?.framework == TestFramework.none { return [] }
            guard let directory = kind.isForTests ? tests?.directory : options.sourcesDirectory else { return [] }
            let place = SourcePlace(template.file)
            if let problem = template.nameProblem {
                diagnostics.error(.templateFileName, problem, at: place)
                return []
            }
            let files =
                kind.isShared
                ? [sharedFile(kind, of: plugins, in: directory, tests)]
                : files(kind, of: uniquePlugins, in: directory, tests)
            for file in files where !taken.insert(file.path.lowercased()).inserted {
                diagnostics.error(
                    .templateFileName, "another file is named '\(file.name)': rename this template", at: place)
            }
            return files
        }
    }

    /// Returns a file for each plugin.
    private func files(
        _ kind: FileKind, of plugins: [PluginDescription], in directory: String, _ tests: GenerationOptions.Tests? = nil
    ) -> [PlannedFile] {
        plugins.map { file(kind, of: $0, in: directory, tests) }
    }

    /// Returns the built-in files that all plugins share. If the module has an engine, those are at most the file with its
    /// own colors and fonts, and the one with its hosts.
    private func sharedFiles(of code: SharedCode, in directory: String) -> [PlannedFile] {
        let names = configuration.names
        func file(_ kind: FileKind, _ data: @escaping @Sendable (SharedFile) -> MustacheObject) -> PlannedFile {
            PlannedFile(kind, for: code.kits, in: directory) { data(SharedFile(code: code, names: names, dialect: $0)) }
        }
        var files: [PlannedFile] = []
        if code.isInModule {
            files.append(file(.containment) { $0.data })
        } else if code.hasTokens {
            files.append(file(.appearance) { $0.appearanceData })
        }
        if !code.states.isEmpty || !code.hosts.all.isEmpty { files.append(file(.hosts) { $0.hostData }) }
        return files
    }

    /// Returns the file with the tests of the states of screens. It contains none if values of their plugins are not
    /// known.
    private func stateTests(of code: SharedCode, _ tests: GenerationOptions.Tests) -> PlannedFile {
        let isUntested = code.testedStates.isEmpty
        return PlannedFile(
            isUntested ? .stateTests.withoutTests : .stateTests, for: code.kits, in: tests.directory, tests
        ) {
            isUntested
                ? ["reason": "a plugin that shows a state is not tested"]
                : StateTestsFile(code: code, tests: tests, dialect: $0).data
        }
    }

    /// Returns the file that a custom template generates for all plugins, or for those that are tested.
    private func sharedFile(
        _ kind: FileKind, of plugins: [PluginDescription], in directory: String, _ tests: GenerationOptions.Tests?
    ) -> PlannedFile {
        let plugins = kind.isForTests ? plugins.filter(\.isTested) : plugins
        return PlannedFile(kind, for: plugins.kits, in: directory, tests) { data(ofAll: plugins, $0, tests) }
    }
}

extension CustomTemplates.Template {
    /// Why the template cannot generate additional files; nil if it can.
    fileprivate var nameProblem: String? {
        let rest = OutputNames.file(name)
        return rest.contains(where: "{}".contains)
            ? "a template's name can contain only the tag '\(OutputNames.pluginTag)'" : nil
    }
}

extension DiagnosticIdentifier {
    static let templateFileName: Self = "template-file-name"
}
