import SystemCalls

/// Returns the planned files with their contents; an empty array if there is a problem in a
/// description or in a template.
package func render(
    _ files: [PlannedFile], configuration: ModuleConfiguration, templates: CustomTemplates,
    reporting diagnostics: inout DiagnosticCollector
) -> [RenderedFile] {
    guard
        let renderer = FileRenderer(
            for: files, configuration: configuration, templates: templates, reporting: &diagnostics)
    else { return [] }
    var rendered: [RenderedFile] = []
    for result in mapInParallel(files, { RenderingResult(of: $0, by: renderer) }) {
        diagnostics.addOnce(contentsOf: result.diagnostics)
        if let file = result.file { rendered.append(file) }
    }
    return diagnostics.hasErrors ? [] : rendered
}

/// A rendered file, or the problems that prevented it.
private struct RenderingResult {
    let file: RenderedFile?
    let diagnostics: DiagnosticCollector

    init(of planned: PlannedFile, by renderer: FileRenderer) {
        var diagnostics = DiagnosticCollector()
        file = renderer.render(planned, reporting: &diagnostics)
        self.diagnostics = diagnostics
    }
}

/// Renders the files of a run, on any thread.
private struct FileRenderer: Sendable {
    /// The templates for each framework, by the framework's name.
    private let libraries: [String: MustacheLibrary]
    /// The string table of localized strings.
    private let strings: StringTable
    private let plugins: [String: PluginDescription]
    private let names: ContainmentNames
    /// The platforms that the module supports.
    private let versions: MinimumVersions

    /// Creates a renderer, and reports the problems of templates. Returns nil if an error was
    /// reported before and there are no custom templates. Custom templates are checked even if
    /// descriptions have errors.
    init?(
        for files: [PlannedFile], configuration: ModuleConfiguration, templates: CustomTemplates,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        if diagnostics.hasErrors, templates.files.isEmpty { return nil }
        // If all descriptions have errors, there are no files, but custom templates are checked.
        let kits =
            files.isEmpty
            ? configuration.kits
            : Kit.all.filter { kit in files.contains { $0.content.kits.contains(kit) } }
        let all = templates.libraries(
            for: files, kits: kits, reporting: &diagnostics)
        libraries = Dictionary(uniqueKeysWithValues: zip(kits.map(\.name), all))
        strings = configuration.strings
        plugins = Dictionary(files.compactMap(\.plugin).map { ($0.name, $0) }) { first, _ in first }
        names = configuration.names
        versions = configuration.minimumVersions
    }

    /// Returns a planned file with its contents. Returns nil if a template uses an unknown name, and
    /// reports it.
    func render(
        _ file: PlannedFile, reporting diagnostics: inout DiagnosticCollector
    ) -> RenderedFile? {
        // A plugin refers to at most one other: the one that its recovery shows during the
        // operation.
        var others: [PluginDescription] = []
        if let name = file.plugin?.host.recovery?.whileShown?.value, let plugin = plugins[name] {
            others.append(plugin)
        }
        let fileKits = file.content.kits
        var bodies: [[UInt8]] = []
        for dialect in file.content.dialects(with: strings) {
            guard let library = libraries[dialect.kit.name] else { continue }
            let context = file.content.context(among: others, names, dialect)
            let body = library.render(
                file.template, with: .object(context), reporting: &diagnostics)
            if let body { bodies.append(body) }
        }
        if bodies.count < fileKits.count { return nil }
        var body = joinedRegions(of: bodies, for: fileKits, plugin: file.plugin)
        if let tests = file.content.builtInTestOptions {
            body = declared(body, for: tests.framework)
        }
        if file.path.hasSuffix(".swift") { body = withoutOtherPlatforms(body, versions) }
        return RenderedFile(path: file.path, bytes: file.header.prepended(to: body))
    }
}

/// Returns a file in which users can begin to write their own tests of a plugin. Returns nil if a
/// template has errors, and reports them.
///
/// - Parameters:
/// - tests: the folder of the tests, and the module that they test.
/// - names: the names of the methods that add and remove children.
package func renderUserTests(
    of plugin: PluginDescription, in tests: GenerationOptions.Tests, names: ContainmentNames,
    templates: CustomTemplates, reporting diagnostics: inout DiagnosticCollector
) -> RenderedFile? {
    let kits = plugin.controller.kits
    let libraries = templates.libraries(kits: kits, reporting: &diagnostics)
    var bodies: [[UInt8]] = []
    for (dialect, library) in zip(kits.dialects(), libraries) {
        var context = controllerTestsContext(of: plugin, in: tests, among: [plugin], dialect)
        context.add(names.context)
        let body = library.render("UserTests", with: .object(context), reporting: &diagnostics)
        if let body { bodies.append(body) }
    }
    if bodies.count < kits.count { return nil }
    let body = withoutOtherPlatforms(
        joinedRegions(of: bodies, for: kits, plugin: plugin), plugin.controller.minimumVersions)
    return RenderedFile(
        path: joinPath(tests.directory, OutputNames.userTestsFileName(ofPlugin: plugin.name)),
        bytes: declared(body, for: tests.framework))
}

/// Returns a file of tests, declared for a testing framework.
private func declared(_ body: [UInt8], for framework: TestFramework) -> [UInt8] {
    if framework != .xctest { return body }
    return Array(declaredForXCTest(String(decoding: body, as: UTF8.self)).utf8)
}

extension ContainmentNames {
    fileprivate var context: MustacheObject {
        [
            "add": .text(SwiftIdentifier.escaped(add)),
            "remove": .text(SwiftIdentifier.escaped(remove)),
        ]
    }
}

extension PlannedFile.Content {
    /// Returns the data for the file's template.
    ///
    /// - Parameter plugins: all plugins of the module. The plugin of this file may refer to them.
    package func context(
        among plugins: [PluginDescription], _ names: ContainmentNames, _ dialect: KitDialect
    ) -> MustacheObject {
        var context: MustacheObject
        switch self {
        case .containment(let code): context = sharedFileContext(of: code, names, dialect)
        case .appearance(let code): context = appearanceFileContext(of: code, dialect)
        case .controller(let plugin), .additional(_, let plugin, nil):
            context = controllerContext(of: plugin, among: plugins, dialect)
        case .noTests(let plugin):
            let reason: MustacheValue =
                if let input = plugin.inputWithoutTestValue {
                    .text("no value of the input '\(input.name.value)' is known")
                } else {
                    "the description says so"
                }
            context = ["reason": reason]
        case .testSupport(let code, let tests):
            context = testSupportContext(of: code, tests, dialect)
        case .controllerTests(let plugin, let tests), .additional(_, let plugin, let tests?):
            context = controllerTestsContext(of: plugin, in: tests, among: plugins, dialect)
        case .sharedAdditional(_, let plugins, let tests):
            context =
                tests.map { testsContext(of: $0, for: plugins.first, dialect) } ?? dialect.context
            context["plugins"] = .list(
                plugins.filter { $0.controller.kits.contains(dialect.kit) }.map { plugin in
                    .object(
                        tests.map {
                            controllerTestsContext(of: plugin, in: $0, among: plugins, dialect)
                        } ?? controllerContext(of: plugin, among: plugins, dialect))
                })
        }
        context.add(names.context)
        return context
    }
}

extension PlannedFile.Content {
    /// The frameworks that the file contains code for, in their order.
    var kits: [Kit] {
        switch self {
        case .containment(let code), .appearance(let code), .testSupport(let code, _): code.kits
        case .sharedAdditional(_, let plugins, _):
            Kit.all.filter { kit in plugins.contains { $0.controller.kits.contains(kit) } }
        case .controller(let plugin), .controllerTests(let plugin, _),
            .additional(_, let plugin, _):
            plugin.controller.kits
        case .noTests: [.default]
        }
    }

    /// The options of the built-in tests in the file; nil for other files, including those of
    /// custom templates.
    var builtInTestOptions: GenerationOptions.Tests? {
        switch self {
        case .testSupport(_, let tests), .controllerTests(_, let tests): tests
        case .containment, .appearance, .controller, .noTests, .additional,
            .sharedAdditional:
            nil
        }
    }

    /// Returns the dialects of the frameworks that the file contains code for.
    ///
    /// - Parameter strings: the string table of localized text.
    package func dialects(with strings: StringTable) -> [KitDialect] {
        kits.dialects(with: strings)
    }
}

extension PlannedFile {
    /// The plugin that the file is for; nil for a file for all plugins.
    package var plugin: PluginDescription? {
        switch content {
        case .containment, .appearance, .testSupport, .sharedAdditional: nil
        case .controller(let plugin), .controllerTests(let plugin, _),
            .additional(_, let plugin, _):
            plugin
        case .noTests(let plugin): plugin
        }
    }

    /// Whether the file is one of those that all plugins share, apart from the files of custom templates.
    package var isShared: Bool {
        switch content {
        case .sharedAdditional: false
        default: plugin == nil
        }
    }

    /// The name of the file's template.
    var template: String {
        switch content {
        case .containment: "ChildContainment"
        case .appearance: "PluginAppearance"
        case .controller: "PluginViewController"
        case .noTests: "NoTests"
        case .testSupport: "PluginTestSupport"
        case .controllerTests: "PluginViewControllerTests"
        case .additional(let template, _, _), .sharedAdditional(let template, _, _): template
        }
    }

    fileprivate var header: FileHeader {
        switch content {
        case .testSupport(_, let tests), .sharedAdditional(_, _, let tests?):
            sharedHeader(tests.module)
        default: plugin.map(header) ?? sharedHeader("this module")
        }
    }

    private func header(of plugin: PluginDescription) -> FileHeader {
        FileHeader(
            fileName: name, origin: "from \(plugin.name)\(OutputNames.descriptionSuffix)",
            advice: "change the description instead")
    }

    private func sharedHeader(_ module: String) -> FileHeader {
        FileHeader(
            fileName: name, origin: "for all plugins of \(module)",
            advice: "it is replaced as a whole")
    }
}

/// A file with its contents, before it is compared with the file on disk.
package struct RenderedFile: Sendable {
    package let path: String
    /// The contents, as UTF-8.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
