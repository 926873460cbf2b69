import Mustache
import PluginDescriptions
import SourceDiagnostics

/// The texts of planned files; none where something is wrong, with a description or with a template.
package func render(
    _ files: [PlannedFile], configuration: ModuleConfiguration,
    reporting diagnostics: inout DiagnosticCollector
) -> [RenderedFile] {
    if diagnostics.hasErrors { return [] }
    let templates = BuiltInTemplates.library(
        for: files, tests: configuration.tests, reporting: &diagnostics)
    let plugins = files.compactMap(\.plugin)
    let names = configuration.names.context
    let rendered = files.compactMap { file in
        var (context, header) = file.parts(among: plugins)
        context.add(names)
        let body = templates.render(
            file.template, with: .object(context), reporting: &diagnostics)
        return body.map { RenderedFile(path: file.path, bytes: header.prepended(to: $0)) }
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
    reporting diagnostics: inout DiagnosticCollector
) -> RenderedFile? {
    let library = BuiltInTemplates.library(tests: tests.framework, reporting: &diagnostics)
    var context = controllerTestsContext(of: plugin, in: tests, among: [plugin])
    context.add(names.context)
    return library.render("OwnTests", with: .object(context), reporting: &diagnostics).map { body in
        RenderedFile(
            path: joinPath(tests.directory, OutputNames.ownTestsFile(ofPlugin: plugin.name)),
            bytes: body)
    }
}

extension ContainmentNames {
    fileprivate var context: MustacheObject {
        [
            "add": .text(SwiftIdentifier.escaped(add)),
            "remove": .text(SwiftIdentifier.escaped(remove)),
        ]
    }
}

extension PlannedFile {
    /// The plugin that the file is for; nil for a file for all.
    fileprivate var plugin: PluginDescription? {
        switch content {
        case .containment, .containmentTests: nil
        case .controller(let plugin), .controllerTests(let plugin, _): plugin
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
        }
    }

    fileprivate func parts(
        among plugins: [PluginDescription]
    ) -> (context: MustacheObject, header: FileHeader) {
        switch content {
        case .containment:
            ([:], sharedHeader("this module"))
        case .controller(let plugin):
            (controllerContext(of: plugin, among: plugins), header(of: plugin))
        case .noTests(let plugin, let tests):
            (
                [
                    "origin": tests.framework == .none
                        ? "configuration of the module" : "description"
                ],
                plugin.map(header) ?? sharedHeader(tests.module)
            )
        case .containmentTests(let tests):
            (testsContext(of: tests), sharedHeader(tests.module))
        case .controllerTests(let plugin, let tests):
            (controllerTestsContext(of: plugin, in: tests, among: plugins), header(of: plugin))
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
