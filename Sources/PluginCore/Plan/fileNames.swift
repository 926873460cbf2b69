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

/// Returns the names of the files that a plugin can need, including the shared ones.
///
/// - Parameter tests: the options of tests; nil for the files of the module.
package func generatedFileNames(
    ofPlugin name: String, _ tests: GenerationOptions.Tests?, templates: CustomTemplates
) -> [String] {
    FileKind.all(with: templates).filter { $0.isForTests == (tests != nil) }
        .map { $0.fileName(ofPlugin: name, prefix: tests?.prefix ?? "") }
}

/// Returns the name of the file that contains a plugin's tests, without the prefix of the module.
package func testsFileName(ofPlugin name: String) -> String {
    FileKind.controllerTests.fileName(ofPlugin: name)
}

/// Returns the name of the file with the user's own tests of a plugin.
package func userTestsFileName(ofPlugin name: String) -> String {
    FileKind.userTests.fileName(ofPlugin: name)
}
