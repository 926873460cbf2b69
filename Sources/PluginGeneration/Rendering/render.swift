import Mustache
import PluginDescriptions
import SourceDiagnostics

/// The texts of planned files; none where something is wrong, with a description or with a template.
package func render(
    _ files: [PlannedFile], configuration: ModuleConfiguration, templates: OwnTemplates,
    reporting diagnostics: inout DiagnosticCollector
) -> [RenderedFile] {
    if diagnostics.hasErrors, templates.files.isEmpty { return [] }
    let hadErrors = diagnostics.hasErrors
    let kits = Kit.all.filter { kit in files.contains { $0.content.kits.contains(kit) } }
    let libraries = templates.libraries(
        for: files, kits: kits, tests: configuration.tests, reporting: &diagnostics)
    if hadErrors { return [] }
    let plugins = files.compactMap(\.plugin)
    let rendered = files.compactMap { file in
        let bodies = file.content.dialects.compactMap { dialect in
            libraries[dialect.kit.name]?.render(
                file.template,
                with: .object(file.content.context(among: plugins, configuration.names, dialect)),
                reporting: &diagnostics)
        }
        guard bodies.count == file.content.kits.count, let first = bodies.first else {
            return RenderedFile?.none
        }
        let body = bodies.count == 1 ? first : merge(bodies, of: file.content.kits)
        return RenderedFile(path: file.path, bytes: file.header.prepended(to: body))
    }
    return diagnostics.hasErrors ? [] : rendered
}

/// The user's own tests of a plugin, to begin with; nil where a template has errors, which are
/// reported.
///
/// - Parameters:
///   - tests: where to, and which module they test.
///   - names: those of the methods that add children and remove them.
package func renderOwnTests(
    of plugin: PluginDescription, in tests: GenerationOptions.Tests, names: ContainmentNames,
    templates: OwnTemplates, reporting diagnostics: inout DiagnosticCollector
) -> RenderedFile? {
    let kits = plugin.controller.kits
    let libraries = templates.libraries(
        kits: kits, tests: tests.framework, reporting: &diagnostics)
    let bodies = kits.dialects.compactMap { dialect in
        var context = controllerTestsContext(of: plugin, in: tests, among: [plugin], dialect)
        context.add(names.context)
        return libraries[dialect.kit.name]?.render(
            "OwnTests", with: .object(context), reporting: &diagnostics)
    }
    guard bodies.count == kits.count, let first = bodies.first else { return nil }
    return RenderedFile(
        path: joinPath(tests.directory, OutputNames.ownTestsFile(ofPlugin: plugin.name)),
        bytes: bodies.count == 1 ? first : merge(bodies, of: kits))
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
    /// What the template is filled in with.
    ///
    /// - Parameter plugins: all plugins of the module, which this one can name.
    package func context(
        among plugins: [PluginDescription], _ names: ContainmentNames, _ kit: KitDialect
    ) -> MustacheObject {
        var context: MustacheObject
        switch self {
        case .containment(let plugins): context = containmentContext(of: plugins, kit)
        case .controller(let plugin), .extra(_, let plugin, nil):
            context = controllerContext(of: plugin, among: plugins, kit)
        case .noTests(_, let tests):
            context = [
                "origin": tests.framework == .none
                    ? "configuration of the module" : "description"
            ]
        case .containmentTests(_, let tests): context = testsContext(of: tests, kit)
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
    /// The kits that the file holds code for, in their order.
    var kits: [Kit] {
        switch self {
        case .containment(let plugins), .containmentTests(let plugins, _),
            .sharedExtra(_, let plugins, _):
            Kit.all.filter { kit in plugins.contains { $0.controller.kits.contains(kit) } }
        case .controller(let plugin), .controllerTests(let plugin, _), .extra(_, let plugin, _):
            plugin.controller.kits
        case .noTests: [.usual]
        }
    }

    /// How code for each of them is spelt.
    package var dialects: [KitDialect] { kits.dialects }
}

extension PlannedFile {
    /// The plugin that the file is for; nil for a file for all.
    var plugin: PluginDescription? {
        switch content {
        case .containment, .containmentTests, .sharedExtra: nil
        case .controller(let plugin), .controllerTests(let plugin, _), .extra(_, let plugin, _):
            plugin
        case .noTests(let plugin, _): plugin
        }
    }

    /// The name of the template that the file is made from.
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

/// A file's text, before it is compared with what is there.
package struct RenderedFile: Sendable {
    package let path: String
    /// UTF-8.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
