/// The names of descriptions and of the files that are generated from them.
///
/// The build plugin cannot import a module, but has to declare exactly the files that the tool
/// writes. So this file is compiled into both: the build plugin's folder contains a link to it.
enum OutputNames {
    /// The suffix of the file name of every description.
    static let descriptionSuffix = ".plugin.json"

    /// The name of the file with a module's configuration.
    static let configurationFileName = "plugingen.json"

    /// The name of the file with the code that all controllers of a module share.
    static let containmentFileName = "ChildContainment.swift"

    /// The name of the file with the app's colors and fonts in a module with an engine. Other modules have them in the
    /// file with the shared code.
    static let appearanceFileName = "PluginAppearance.swift"

    /// The names that files can have that all plugins of a module share.
    static let sharedFileNames = [containmentFileName, appearanceFileName]

    /// Returns the names of the files that all plugins of a module share.
    ///
    /// - Parameters:
    ///   - hasEngine: whether the shared code is in another module.
    ///   - hasTokens: whether the configuration declares colors or fonts.
    static func sharedFileNames(hasEngine: Bool, hasTokens: Bool) -> [String] {
        if !hasEngine { return [containmentFileName] }
        return hasTokens ? [appearanceFileName] : []
    }

    /// Returns the name of the plugin that a file describes: `Loading` for `Loading.plugin.json`;
    /// nil if the file is not a description.
    static func pluginName(ofFile fileName: String) -> String? {
        fileName.hasSuffix(descriptionSuffix) && fileName.utf8.count > descriptionSuffix.utf8.count
            ? String(fileName.dropLast(descriptionSuffix.count)) : nil
    }

    static func controllerFileName(ofPlugin name: String) -> String {
        name + "ViewController.swift"
    }

    /// Returns the name of the file that supports all tests of a module.
    ///
    /// - Parameter prefix: the start of the names of a module's test files. It is the module's name
    ///   if one test target contains the tests of several modules, and empty otherwise.
    static func testSupportFileName(prefix: String) -> String {
        prefix + "PluginTestSupport.swift"
    }

    static func controllerTestsFileName(ofPlugin name: String, prefix: String) -> String {
        prefix + name + "ViewControllerTests.swift"
    }

    /// Returns the name of the file with the user's own tests of a plugin. No generated file can
    /// have such a name.
    static func userTestsFileName(ofPlugin name: String) -> String {
        name + "PluginTests.swift"
    }

    /// Returns the names of the files that are generated for a module with the named plugins.
    static func sourceFileNames(ofPlugins names: [String]) -> [String] {
        names.isEmpty ? [] : [containmentFileName] + names.map(controllerFileName)
    }

    /// Returns the names of the test files that are generated for a module with the named plugins.
    static func testFileNames(ofPlugins names: [String], prefix: String) -> [String] {
        names.isEmpty
            ? []
            : [testSupportFileName(prefix: prefix)]
                + names.map { controllerTestsFileName(ofPlugin: $0, prefix: prefix) }
    }

    /// The suffix of the file names of templates.
    static let templateSuffix = ".mustache"

    /// The suffix of the file names of runtime files in a folder of custom templates. It is not `.swift`, because the
    /// folder can be in that of a target.
    static let runtimeSuffix = ".swift.template"

    /// The folder of runtime files, within the folder of custom templates.
    static let runtimeFolder = "Runtime"

    /// The folders in that folder: of the kernel, and of the parts.
    static let runtimeSubfolders = ["Kernel", "Parts"]

    /// The folder, within the folder of custom templates, of templates for additional tests.
    static let testTemplatesFolder = "Tests"

    /// The placeholder for a plugin's name in the name of a template.
    static let pluginTag = "{{plugin}}"

    /// Returns whether a template generates additional files, either for tests or for the module.
    ///
    /// - Parameters:
    /// - template: the path in the folder of templates, without the suffix.
    /// - tests: whether to look for templates of tests.
    static func isAdditional(_ template: String, forTests tests: Bool) -> Bool {
        template.hasSuffix(".swift") && template.hasPrefix(testTemplatesFolder + "/") == tests
    }

    /// Returns the name of the additional file that a template generates for a plugin. If the
    /// template's name does not contain the tag, all plugins have the same file.
    static func additionalFileName(
        of template: String, plugin: String, prefix: String = ""
    ) -> String {
        var result = prefix
        var rest = template[...]
        if isAdditional(template, forTests: true) {
            rest = rest.dropFirst(testTemplatesFolder.count + 1)
        }
        while !rest.isEmpty {
            if rest.hasPrefix(pluginTag) {
                result += plugin
                rest = rest.dropFirst(pluginTag.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result
    }
}
