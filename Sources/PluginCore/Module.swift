import SystemCalls

/// The descriptions of one module, with their configuration and templates.
///
/// The build tool and all commands go the same way from descriptions to Swift:
///
///     let module = Module(reading: files, advisor: nil, reporting: &diagnostics)
///     module.check(reporting: &diagnostics)
///     let plan = module.plan(options, reporting: &diagnostics)
///     let rendered = module.render(plan, reporting: &diagnostics)
///     writeFiles(rendered, reporting: &diagnostics)
package struct Module {
    /// The paths of all descriptions, including those with mistakes.
    package let paths: [String]
    /// The path of the configuration; nil if there is none.
    package let configurationPath: String?
    package internal(set) var configuration: ModuleConfiguration
    /// Whether the configuration has no mistakes. If it has some, neither descriptions nor templates are read.
    private let isConfigured: Bool
    package let templates: CustomTemplates
    /// The descriptions without mistakes.
    package internal(set) var descriptions: [PluginDescription]

    /// Reads the files of a module, and reports all mistakes in each of them.
    ///
    /// - Parameters:
    ///   - advisor: explains mistakes; nil in builds.
    ///   - progress: called with the number of descriptions that have been read.
    package init(
        reading files: ModuleFiles, advisor: CheckedFile.MakeAdvisor?,
        reporting diagnostics: inout DiagnosticCollector,
        progress: (Int) -> Void = { _ in }
    ) {
        paths = files.descriptions
        configurationPath = files.configuration
        guard var configuration = readConfiguration(at: files.configuration, advisor: advisor, reporting: &diagnostics)
        else {
            self.configuration = ModuleConfiguration()
            templates = CustomTemplates()
            descriptions = []
            isConfigured = false
            return
        }
        if let path = files.configuration, let engine = configuration.engine {
            useEngine(
                of: &configuration, at: path,
                configuredAt: files.configurationOfEngine(engine.name),
                reporting: &diagnostics)
        }
        self.configuration = configuration
        isConfigured = true
        templates = readTemplates(files.templates, of: configuration, reporting: &diagnostics)
        descriptions = readDescriptions(
            at: paths, configuration: configuration, advisor: advisor, reporting: &diagnostics, progress: progress)
    }

    /// Reads descriptions from memory, and reports all mistakes in each of them.
    package init(
        _ sources: [SourceFile], configuration: ModuleConfiguration = ModuleConfiguration(),
        templates: CustomTemplates = CustomTemplates(), advisor: CheckedFile.MakeAdvisor?,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        paths = sources.map(\.path)
        configurationPath = nil
        isConfigured = true
        self.configuration = configuration
        self.templates = templates
        descriptions = sources.compactMap { source in
            readDescription(
                source, name: pluginName(ofPath: source.path), configuration: configuration,
                advisor: advisor, reporting: &diagnostics)
        }
    }

    /// Reports descriptions that conflict with each other, if none of them has a mistake of its own.
    package func check(reporting diagnostics: inout DiagnosticCollector) {
        reportNameCollisions(among: paths, reporting: &diagnostics)
        if !isComplete { return }
        reportTypeNames(of: self, reporting: &diagnostics)
        reportUnusableReferences(among: descriptions, reporting: &diagnostics)
        reportUnusableStates(of: self, reporting: &diagnostics)
        reportDifferentDefaultValues(among: descriptions.flatMap(\.localizedTexts), reporting: &diagnostics)
    }

    /// Returns all generated files with their contents, and reports all problems; an empty array if there are errors.
    package func files(
        _ options: GenerationOptions, reporting diagnostics: inout DiagnosticCollector
    ) -> [RenderedFile] {
        check(reporting: &diagnostics)
        return render(plan(options, reporting: &diagnostics), reporting: &diagnostics)
    }

    /// Whether no file has a mistake of its own.
    package var isComplete: Bool { isConfigured && descriptions.count == paths.count }

    /// The frameworks that code is generated for.
    package var kits: [Kit] { descriptions.kits }
}

/// The files that a module is read from. The build plugin finds them for the build tool, and commands find them in
/// the folders of a project.
package struct ModuleFiles {
    /// The custom templates that are read.
    package enum Templates {
        /// Those in the folder that the configuration names.
        case configured
        case folder(String)
        case none
    }

    package var descriptions: [String]
    /// The configuration; nil for the default values.
    package let configuration: String?
    package let templates: Templates
    /// Returns the path of an engine's configuration; nil if it is not known.
    let configurationOfEngine: (_ engine: String) -> String?

    package init(
        descriptions: [String], configuration: String?, templates: Templates = .configured,
        configurationOfEngine: @escaping (_ engine: String) -> String? = { _ in nil }
    ) {
        self.descriptions = descriptions
        self.configuration = configuration
        self.templates = templates
        self.configurationOfEngine = configurationOfEngine
    }
}
