import PluginDescriptions
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
    for result in mapInParallel(files, { RenderingResult(at: $0, renderer) }) {
        diagnostics.addOnce(contentsOf: result.found)
        if let file = result.file { rendered.append(file) }
    }
    return diagnostics.hasErrors ? [] : rendered
}

/// A rendered file, or the problems that prevented it.
private struct RenderingResult {
    let file: RenderedFile?
    let found: DiagnosticCollector

    init(at planned: PlannedFile, _ renderer: FileRenderer) {
        var found = DiagnosticCollector()
        file = renderer.render(planned, reporting: &found)
        self.found = found
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

    /// Creates a renderer, and reports the problems of templates. Returns nil if there were errors
    /// before, unless there are custom templates, which are checked all the same.
    init?(
        for files: [PlannedFile], configuration: ModuleConfiguration, templates: CustomTemplates,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        if diagnostics.hasErrors, templates.files.isEmpty { return nil }
        // Nothing is planned if all descriptions have mistakes. Custom templates are read all the
        // same.
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
    }

    /// Returns a planned file with its contents; nil if a template uses an unknown name, which is
    /// reported.
    func render(
        _ file: PlannedFile, reporting diagnostics: inout DiagnosticCollector
    ) -> RenderedFile? {
        // A plugin refers to at most one other: the one that its recovery shows during the
        // operation.
        var named: [PluginDescription] = []
        if let name = file.plugin?.host.recovery?.whileShown?.value, let plugin = plugins[name] {
            named.append(plugin)
        }
        let fileKits = file.content.kits
        var bodies: [[UInt8]] = []
        for dialect in file.content.dialects(with: strings) {
            guard let library = libraries[dialect.kit.name] else { continue }
            let context = file.content.context(among: named, names, dialect)
            let body = library.render(
                file.template, with: .object(context), reporting: &diagnostics)
            if let body { bodies.append(body) }
        }
        if bodies.count < fileKits.count { return nil }
        var body = joinRegions(of: bodies, for: fileKits)
        if let tests = file.content.builtInTests { body = declared(body, for: tests.framework) }
        return RenderedFile(path: file.path, bytes: file.header.prepended(to: body))
    }
}

/// Returns a file to start the user's own tests of a plugin with; nil if a template has errors,
/// which are reported.
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
    let body = joinRegions(of: bodies, for: kits)
    return RenderedFile(
        path: joinPath(tests.directory, OutputNames.userTestsFile(ofPlugin: plugin.name)),
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
        among plugins: [PluginDescription], _ names: ContainmentNames, _ kit: KitDialect
    ) -> MustacheObject {
        var context: MustacheObject
        switch self {
        case .containment(let plugins): context = containmentContext(of: plugins, kit)
        case .controller(let plugin), .extra(_, let plugin, nil):
            context = controllerContext(of: plugin, among: plugins, kit)
        case .noTests(let plugin, let tests):
            let reason: MustacheValue =
                if tests.framework == .none {
                    "the module's configuration says so"
                } else if let input = plugin?.untestedInput {
                    .text("no value of the input '\(input.name.value)' is known")
                } else {
                    "the description says so"
                }
            context = ["reason": reason]
        case .containmentTests(let plugins, let tests):
            context = testsContext(of: tests, kit)
            context["observesAppearance"] = .flag(plugins.observeAppearance)
        case .controllerTests(let plugin, let tests), .extra(_, let plugin, let tests?):
            context = controllerTestsContext(of: plugin, in: tests, among: plugins, kit)
        case .sharedExtra(_, let plugins, let tests):
            context = tests.map { testsContext(of: $0, kit) } ?? kit.context
            context["plugins"] = .list(
                plugins.filter { $0.controller.kits.contains(kit.kit) }.map { plugin in
                    .object(
                        tests.map {
                            controllerTestsContext(of: plugin, in: $0, among: plugins, kit)
                        } ?? controllerContext(of: plugin, among: plugins, kit))
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
        case .containment(let plugins), .containmentTests(let plugins, _),
            .sharedExtra(_, let plugins, _):
            Kit.all.filter { kit in plugins.contains { $0.controller.kits.contains(kit) } }
        case .controller(let plugin), .controllerTests(let plugin, _), .extra(_, let plugin, _):
            plugin.controller.kits
        case .noTests: [.default]
        }
    }

    /// The options of the built-in tests in the file; nil for other files, including those of
    /// custom templates.
    var builtInTests: GenerationOptions.Tests? {
        switch self {
        case .containmentTests(_, let tests), .controllerTests(_, let tests): tests
        case .containment, .controller, .noTests, .extra, .sharedExtra: nil
        }
    }

    /// Returns the spelling for each framework of the file.
    ///
    /// - Parameter strings: the string table of localized text.
    package func dialects(with strings: StringTable) -> [KitDialect] {
        kits.dialects(with: strings)
    }
}

extension PlannedFile {
    /// The plugin that the file is for; nil for a file for all plugins.
    var plugin: PluginDescription? {
        switch content {
        case .containment, .containmentTests, .sharedExtra: nil
        case .controller(let plugin), .controllerTests(let plugin, _), .extra(_, let plugin, _):
            plugin
        case .noTests(let plugin, _): plugin
        }
    }

    /// The name of the file's template.
    var template: String {
        switch content {
        case .containment: "ChildContainment"
        case .controller: "PluginViewController"
        case .noTests: "NoTests"
        case .containmentTests: "ChildContainmentTests"
        case .controllerTests: "PluginViewControllerTests"
        case .extra(let template, _, _), .sharedExtra(let template, _, _): template
        }
    }

    fileprivate var header: FileHeader {
        switch content {
        case .containmentTests(_, let tests), .noTests(nil, let tests),
            .sharedExtra(_, _, let tests?):
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
