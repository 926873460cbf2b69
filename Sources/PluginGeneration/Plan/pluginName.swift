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

/// Returns whether a path is that of a description.
package func isDescription(_ path: String) -> Bool {
    path.hasSuffix(OutputNames.descriptionSuffix)
}

/// Returns the name of the file that describes a plugin.
package func descriptionFileName(ofPlugin name: String) -> String {
    name + OutputNames.descriptionSuffix
}

/// The name of the file that is generated once for a module.
package let sharedFileName = OutputNames.containmentFile

/// Returns the names of the files that are generated for a module with one plugin.
package func generatedFileNames(ofPlugin name: String, templates: CustomTemplates) -> [String] {
    OutputNames.sourceFiles(ofPlugins: [name])
        + templates.files.map(\.name).filter { OutputNames.isExtra($0, tests: false) }
        .map { OutputNames.extraFile(of: $0, plugin: name) }
}

/// Returns the names of the test files that are generated for a module with one plugin.
///
/// - Parameter prefix: the start of the names.
package func generatedTestFileNames(
    ofPlugin name: String, prefix: String, templates: CustomTemplates
) -> [String] {
    OutputNames.testFiles(ofPlugins: [name], prefix: prefix)
        + templates.files.map(\.name).filter { OutputNames.isExtra($0, tests: true) }
        .map { OutputNames.extraFile(of: $0, plugin: name, prefix: prefix) }
}

/// Returns the name of the file that contains a plugin's tests, without the prefix of the module.
package func testsFileName(ofPlugin name: String) -> String {
    OutputNames.controllerTestsFile(ofPlugin: name, prefix: "")
}
