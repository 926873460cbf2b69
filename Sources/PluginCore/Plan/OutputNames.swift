/// The names of descriptions and of the files that are generated from them.
///
/// The build plugin cannot import a module, but has to declare exactly the files that the tool
/// writes. So this file is compiled into both: the build plugin's folder contains a link to it.
enum OutputNames {
    /// The suffix of the file name of every description.
    static let descriptionSuffix = ".plugin.json"

    /// The name of the file with a module's configuration.
    static let configurationFileName = "plugingen.json"

    /// The placeholder for a plugin's name in the names of files.
    static let pluginTag = "{{plugin}}"

    /// The file with the code that all controllers of a module share.
    static let containment = "ChildContainment.swift"
    /// The file with the app's colors and fonts in a module with an engine. Other modules have them in the file with the
    /// shared code.
    static let appearance = "PluginAppearance.swift"
    /// The file with the protocols of hosts, and with the states of screens.
    static let hosts = "PluginHosts.swift"
    static let controller = "{{plugin}}ViewController.swift"
    /// The file that supports all tests of a module.
    static let testSupport = "PluginTestSupport.swift"
    /// The file with the tests of the states of screens.
    static let stateTests = "PluginStatesTests.swift"
    static let controllerTests = "{{plugin}}ViewControllerTests.swift"
    /// The file with the user's own tests of a plugin. No generated file can have such a name.
    static let userTests = "{{plugin}}PluginTests.swift"

    /// Returns the name of a file.
    ///
    /// - Parameters:
    ///   - name: the name with the placeholder. Without one, all plugins share the file.
    ///   - prefix: the start of the names of a module's test files. It is the module's name
    ///     if one test target contains the tests of several modules, and empty otherwise.
    static func file(_ name: String, ofPlugin plugin: String = "", prefix: String = "") -> String {
        var result = prefix
        var rest = name[...]
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

    /// The names that files can have that all plugins of a module share.
    static let sharedFileNames = [containment, appearance, hosts]

    /// Returns the names of the files that all plugins of a module share.
    ///
    /// - Parameters:
    ///   - hasEngine: whether the shared code is in another module.
    ///   - hasTokens: whether the configuration declares colors or fonts.
    ///   - hasHosts: whether the configuration names protocols of hosts, or states of screens.
    static func sharedFileNames(hasEngine: Bool, hasTokens: Bool, hasHosts: Bool) -> [String] {
        let hosts = hasHosts ? [hosts] : []
        if !hasEngine { return [containment] + hosts }
        return (hasTokens ? [appearance] : []) + hosts
    }

    /// Returns the names of the files that the tests of all plugins of a module share.
    ///
    /// - Parameters:
    ///   - hasStates: whether the configuration names states of screens.
    ///   - prefix: the start of the names of the module's test files.
    static func sharedTestFileNames(hasStates: Bool, prefix: String) -> [String] {
        ([testSupport] + (hasStates ? [stateTests] : [])).map { file($0, prefix: prefix) }
    }

    /// Returns the name of the plugin that a file describes: `Loading` for `Loading.plugin.json`;
    /// nil if the file is not a description.
    static func pluginName(ofFile fileName: String) -> String? {
        fileName.hasSuffix(descriptionSuffix) && fileName.utf8.count > descriptionSuffix.utf8.count
            ? String(fileName.dropLast(descriptionSuffix.count)) : nil
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

    /// Returns the name of the files that a template generates besides the built-in ones, with the placeholder for
    /// the plugin; nil if it does not generate such files, either for tests or for the module.
    ///
    /// - Parameters:
    ///   - template: the path in the folder of templates, without the suffix.
    ///   - tests: whether the files are for tests.
    static func additionalFile(of template: String, forTests tests: Bool) -> String? {
        let folder = testTemplatesFolder + "/"
        guard template.hasSuffix(".swift"), template.hasPrefix(folder) == tests else { return nil }
        return tests ? String(template.dropFirst(folder.count)) : template
    }
}
