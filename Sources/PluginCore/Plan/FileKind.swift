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
    static let containment = FileKind(
        template: "ChildContainment", name: OutputNames.containment)
    /// The app's colors and fonts, in a module with an engine.
    static let appearance = FileKind(template: "PluginAppearance", name: OutputNames.appearance)
    static let controller = FileKind(template: "PluginViewController", name: OutputNames.controller)
    /// The code that the tests of a module use.
    static let testSupport = FileKind(
        template: "PluginTestSupport", name: OutputNames.testSupport, isForTests: true)
    static let controllerTests = FileKind(
        template: "PluginViewControllerTests", name: OutputNames.controllerTests, isForTests: true)
    /// The user's own tests of a plugin, which `new` begins.
    static let userTests = FileKind(
        template: "UserTests", name: OutputNames.userTests, isForTests: true, hasHeader: false)

    /// The kinds of files that are generated without custom templates.
    static let builtIn = [containment, appearance, controller, testSupport, controllerTests]

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
                self.init(
                    template: template, name: name, isForTests: isForTests, isCustom: true)
                return
            }
        }
        return nil
    }
}
