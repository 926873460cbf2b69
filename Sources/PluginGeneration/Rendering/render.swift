import Mustache
import PluginDescriptions
import SourceDiagnostics

/// The text of each planned file, or nil for those that a template has errors for; these are
/// reported.
package func render(
    _ files: [PlannedFile], with templates: MustacheLibrary,
    reporting diagnostics: inout DiagnosticCollector
) -> [RenderedFile] {
    let plugins = files.compactMap(\.plugin)
    return files.compactMap { file in
        let (template, context, header) = file.parts(among: plugins)
        return templates.render(template, with: context, reporting: &diagnostics).map { body in
            RenderedFile(path: file.path, bytes: header.prepended(to: body))
        }
    }
}

/// The user's own tests of a plugin, to begin with; nil where a template has errors, which are
/// reported.
///
/// - Parameter tests: where to, and which module they test.
package func renderOwnTests(
    of plugin: PluginDescription, in tests: GenerationOptions.Tests,
    reporting diagnostics: inout DiagnosticCollector
) -> RenderedFile? {
    let library = BuiltInTemplates.library(for: tests.framework, reporting: &diagnostics)
    let context = controllerTestsContext(of: plugin, in: tests, among: [plugin])
    return library.render("OwnTests", with: context, reporting: &diagnostics).map { body in
        RenderedFile(
            path: joinPath(tests.directory, OutputNames.ownTestsFile(ofPlugin: plugin.name)),
            bytes: body)
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

    fileprivate func parts(
        among plugins: [PluginDescription]
    ) -> (template: String, context: MustacheValue, header: FileHeader) {
        switch content {
        case .containment:
            ("ChildContainment", [:], sharedHeader("this module"))
        case .controller(let plugin):
            (
                "PluginViewController", controllerContext(of: plugin, among: plugins),
                header(of: plugin)
            )
        case .noTests(let plugin, let tests):
            (
                "NoTests",
                [
                    "origin": tests.framework == .none
                        ? "configuration of the module" : "description"
                ],
                plugin.map(header) ?? sharedHeader(tests.module)
            )
        case .containmentTests(let tests):
            ("ChildContainmentTests", testsContext(of: tests), sharedHeader(tests.module))
        case .controllerTests(let plugin, let tests):
            (
                "PluginViewControllerTests",
                controllerTestsContext(of: plugin, in: tests, among: plugins),
                header(of: plugin)
            )
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
}
