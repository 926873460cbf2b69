import SystemCalls

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
package func isDescription(_ path: String) -> Bool {
    path.hasSuffix(OutputNames.descriptionSuffix)
}

/// Returns the name of the file that describes a plugin.
package func descriptionFileName(ofPlugin name: String) -> String {
    name + OutputNames.descriptionSuffix
}

/// The names of the files that all plugins of a module share.
package let sharedFileNames = OutputNames.sharedFileNames

extension PluginDescription {
    /// The names of the files that the plugin shares with the others of its module. The rest of the shared code can be in
    /// an engine.
    package var sharedFileNames: [String] {
        OutputNames.sharedFileNames(
            hasEngine: controller.engine != nil, hasTokens: controller.appearance.hasTokens)
    }
}

/// Returns the names of the source files that a plugin needs, including the shared ones.
package func generatedFileNames(ofPlugin name: String, templates: CustomTemplates) -> [String] {
    OutputNames.sourceFileNames(ofPlugins: [name])
        + templates.files.map(\.name).filter { OutputNames.isAdditional($0, forTests: false) }
        .map { OutputNames.additionalFileName(of: $0, plugin: name) }
}

/// Returns the names of the test files that a plugin can need, including the shared ones.
///
/// - Parameter prefix: the start of the names.
package func generatedTestFileNames(
    ofPlugin name: String, prefix: String, templates: CustomTemplates
) -> [String] {
    OutputNames.testFileNames(ofPlugins: [name], prefix: prefix)
        + templates.files.map(\.name).filter { OutputNames.isAdditional($0, forTests: true) }
        .map { OutputNames.additionalFileName(of: $0, plugin: name, prefix: prefix) }
}

/// Returns the name of the file that contains a plugin's tests, without the prefix of the module.
package func testsFileName(ofPlugin name: String) -> String {
    OutputNames.controllerTestsFileName(ofPlugin: name, prefix: "")
}

/// Returns the name of the file with the user's own tests of a plugin.
package func userTestsFileName(ofPlugin name: String) -> String {
    OutputNames.userTestsFileName(ofPlugin: name)
}
