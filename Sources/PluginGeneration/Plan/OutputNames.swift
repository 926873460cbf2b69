/// The names of descriptions and of the files that are made from them.
///
/// The build plugin cannot import a module, and yet has to declare exactly the files that the
/// program writes: this file is part of both, by a link in the build plugin's folder.
enum OutputNames {
    /// How the name of every description ends.
    static let descriptionSuffix = ".plugin.json"

    /// What holds for all descriptions of a module.
    static let configurationFile = "plugingen.json"

    /// Generated once for a module: what all of its controllers use.
    static let containmentFile = "ChildContainment.swift"

    /// `Loading` for `Loading.plugin.json`; nil for the name of another file.
    static func pluginName(ofFile fileName: String) -> String? {
        fileName.hasSuffix(descriptionSuffix) && fileName.utf8.count > descriptionSuffix.utf8.count
            ? String(fileName.dropLast(descriptionSuffix.count)) : nil
    }

    static func controllerFile(ofPlugin name: String) -> String {
        name + "ViewController.swift"
    }

    /// - Parameter prefix: what the names of a module's test files begin with: its own name where
    ///   one test target holds the tests of several modules, nothing otherwise.
    static func containmentTestsFile(prefix: String) -> String {
        prefix + "ChildContainmentTests.swift"
    }

    static func controllerTestsFile(ofPlugin name: String, prefix: String) -> String {
        prefix + name + "ViewControllerTests.swift"
    }

    /// The user's own tests of a plugin: no generated file can have such a name.
    static func userTestsFile(ofPlugin name: String) -> String {
        name + "PluginTests.swift"
    }

    /// The files generated for a module with the plugins of these names.
    static func sourceFiles(ofPlugins names: [String]) -> [String] {
        names.isEmpty ? [] : [containmentFile] + names.map(controllerFile)
    }

    /// The test files generated for a module with the plugins of these names.
    static func testFiles(ofPlugins names: [String], prefix: String) -> [String] {
        names.isEmpty
            ? []
            : [containmentTestsFile(prefix: prefix)]
                + names.map { controllerTestsFile(ofPlugin: $0, prefix: prefix) }
    }

    /// How the names of templates end.
    static let templateSuffix = ".mustache"

    /// The folder, in that of custom templates, of those that make further tests.
    static let testTemplatesFolder = "Tests"

    /// What stands for a plugin's name in the name of a template.
    static let pluginTag = "{{plugin}}"

    /// Whether a template makes files of its own, and those are tests or not.
    ///
    /// - Parameter template: its path in the folder of templates, without the suffix.
    static func isExtra(_ template: String, tests: Bool) -> Bool {
        template.hasSuffix(".swift") && template.hasPrefix(testTemplatesFolder + "/") == tests
    }

    /// The name of the file that such a template makes, for one plugin or, where its name has no tag,
    /// for all.
    static func extraFile(of template: String, plugin: String, prefix: String = "") -> String {
        var result = prefix
        var rest = template[...]
        if isExtra(template, tests: true) { rest = rest.dropFirst(testTemplatesFolder.count + 1) }
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
