import SystemCalls

/// A file that a run will generate.
package struct PlannedFile: Sendable {
    package let kind: FileKind
    /// The path of the file: its folder, as given in the options, and its name.
    package let path: String
    /// The plugin that the file is for; nil for a file for all plugins.
    package let plugin: PluginDescription?
    /// The frameworks that the file contains code for, in their order.
    let kits: [Kit]
    /// The options of the tests in the file; nil if it is not for tests.
    let tests: GenerationOptions.Tests?
    /// Returns the data for the file's template.
    let context: @Sendable (KitDialect) -> MustacheObject

    package var name: String { fileName(ofPath: path) }

    /// Whether the file is one of those that all plugins share, apart from the files of custom templates.
    package var isShared: Bool { plugin == nil && !kind.isCustom }

    package init(
        _ kind: FileKind, of plugin: PluginDescription? = nil, for kits: [Kit],
        in directory: String, _ tests: GenerationOptions.Tests? = nil,
        context: @escaping @Sendable (KitDialect) -> MustacheObject
    ) {
        self.kind = kind
        path = joinPath(directory, kind.fileName(ofPlugin: plugin?.name ?? "", prefix: tests?.prefix ?? ""))
        self.plugin = plugin
        self.kits = kind.isSplitByFramework ? kits : [.default]
        self.tests = tests
        self.context = context
    }
}

extension Module {
    /// Returns the file for a plugin. A file for tests contains none if the plugin is not tested.
    func file(
        _ kind: FileKind, of plugin: PluginDescription, in directory: String, _ tests: GenerationOptions.Tests?
    ) -> PlannedFile {
        let isUntested = kind.isForTests && !plugin.isTested
        return PlannedFile(
            isUntested ? kind.withoutTests : kind, of: plugin, for: plugin.controller.kits, in: directory, tests
        ) { dialect in
            if !isUntested { return data(of: plugin, dialect, tests) }
            let input = plugin.inputWithoutTestValue?.name.value
            return [
                "reason": .text(input.map { "no value of the input '\($0)' is known" } ?? "the description says so")
            ]
        }
    }

    /// Returns the data for a template that generates a file for a plugin.
    ///
    /// - Parameter tests: the options of the tests in the file; nil if it is not for tests.
    package func data(
        of plugin: PluginDescription, _ dialect: KitDialect, _ tests: GenerationOptions.Tests?
    ) -> MustacheObject {
        let (plugins, names) = (sortedDescriptions, configuration.names)
        return tests.map { ControllerTestsFile(of: plugin, among: plugins, in: $0, names, dialect).data }
            ?? ControllerFile(of: plugin, among: plugins, names, dialect).data
    }

    /// Returns the data for a custom template that generates a file for all plugins.
    package func data(
        ofAll plugins: [PluginDescription], _ dialect: KitDialect, _ tests: GenerationOptions.Tests?
    ) -> MustacheObject {
        var context = dialect.context
        if let tests { context.add(tests.data(for: plugins.first, [dialect.kit.name, tests.framework.module])) }
        context["plugins"] = .list(plugins.supporting(dialect.kit).map { .object($0.data(dialect)) })
        return context
    }

    /// The descriptions in the order of their plugins' names.
    package var sortedDescriptions: [PluginDescription] { descriptions.sorted { $0.name < $1.name } }
}

extension PluginDescription {
    /// Whether tests are generated for the plugin, if the module has tests.
    var isTested: Bool { controller.hasTests && inputWithoutTestValue == nil }
}

extension [PluginDescription] {
    /// The frameworks that the plugins are for.
    package var kits: [Kit] { Kit.all.filter { kit in contains { $0.controller.kits.contains(kit) } } }

    /// Returns the plugins whose controllers are generated for a framework.
    func supporting(_ kit: Kit) -> [PluginDescription] { filter { $0.controller.kits.contains(kit) } }
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

        package init(directory: String, module: String, prefix: String = "", framework: TestFramework = .swiftTesting) {
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

/// A kind of generated file: everything that all its files have in common.
package struct FileKind: Sendable {
    /// The name of the template, without the suffix.
    package let template: String
    /// The name of the files, in which `{{plugin}}` stands for the name of a plugin.
    let name: String
    /// Whether the files belong to the test target.
    package var isForTests = false
    /// Whether the template is one of the user's that generates additional files.
    var isCustom = false
    /// Whether the files have a region for each framework.
    var isSplitByFramework = true
    /// Whether the files begin with a header. The others are the user's.
    var hasHeader = true

    /// The code that all plugins share.
    static let containment = FileKind(template: "ChildContainment", name: OutputNames.containment)
    /// The app's colors and fonts, in a module with an engine.
    static let appearance = FileKind(template: "PluginAppearance", name: OutputNames.appearance)
    /// The protocols of hosts, and the states of screens.
    static let hosts = FileKind(template: "PluginHosts", name: OutputNames.hosts)
    static let controller = FileKind(template: "PluginViewController", name: OutputNames.controller)
    /// The code that the tests of a module use.
    static let testSupport = FileKind(template: "PluginTestSupport", name: OutputNames.testSupport, isForTests: true)
    /// The tests of the states of screens.
    static let stateTests = FileKind(template: "PluginStatesTests", name: OutputNames.stateTests, isForTests: true)
    static let controllerTests = FileKind(
        template: "PluginViewControllerTests", name: OutputNames.controllerTests, isForTests: true)
    /// The user's own tests of a plugin, which `new` begins.
    package static let userTests = FileKind(
        template: "UserTests", name: OutputNames.userTests, isForTests: true, hasHeader: false)

    /// The kinds of files that are generated without custom templates.
    static let builtIn = [
        containment, appearance, hosts, controller, testSupport, stateTests, controllerTests,
    ]

    /// Returns the kinds of files that are generated with custom templates.
    package static func all(with templates: CustomTemplates) -> [FileKind] {
        builtIn + templates.files.compactMap { FileKind(ofTemplate: $0.name) }
    }

    /// The kind of the files in place of those of plugins that are not tested. The build expects them because the build
    /// plugin has declared them.
    var withoutTests: FileKind {
        FileKind(template: "NoTests", name: name, isForTests: true, isSplitByFramework: false)
    }

    /// Whether all plugins of a module share one file.
    package var isShared: Bool { !name.contains(OutputNames.pluginTag) }

    /// Returns the name of the file for a plugin.
    ///
    /// - Parameter prefix: the start of the names of test files.
    package func fileName(ofPlugin plugin: String, prefix: String = "") -> String {
        OutputNames.file(name, ofPlugin: plugin, prefix: isForTests ? prefix : "")
    }
}

extension FileKind {
    /// Creates the kind of the additional files of a custom template; nil if the template does not generate any.
    package init?(ofTemplate template: String) {
        for isForTests in [false, true] {
            if let name = OutputNames.additionalFile(of: template, forTests: isForTests) {
                self.init(template: template, name: name, isForTests: isForTests, isCustom: true)
                return
            }
        }
        return nil
    }
}

/// Returns the name of the plugin that the file at a path describes: `Loading` for
/// `a/Loading.plugin.json`.
package func pluginName(ofPath path: String) -> String {
    let name = fileName(ofPath: path)
    return OutputNames.pluginName(ofFile: name) ?? name
}

/// Returns the last part of a path.
package func fileName(ofPath path: String) -> String {
    guard let slash = lastSlash(of: path) else { return path }
    return String(path.suffix(from: path.utf8.index(after: slash)))
}

/// Returns whether a path is the path of a description.
package func isDescription(_ path: String) -> Bool { path.hasSuffix(OutputNames.descriptionSuffix) }

/// Returns the name of the file that describes a plugin.
package func descriptionFileName(ofPlugin name: String) -> String { name + OutputNames.descriptionSuffix }

/// The names of the files that all plugins of a module share.
package let sharedFileNames = OutputNames.sharedFileNames

extension PluginDescription {
    /// The names of the files that the plugin shares with the others of its module. The rest of the shared code can be in
    /// an engine.
    package var sharedFileNames: [String] {
        OutputNames.sharedFileNames(
            hasEngine: controller.engine != nil, hasTokens: controller.appearance.hasTokens,
            hasHosts: presentation.showsState || !controller.hosts.all.isEmpty)
    }
}
