import SystemCalls

/// The name that a description's path gives to its plugin: `Loading` for `a/Loading.plugin.json`.
package func pluginName(ofPath path: String) -> String {
    let name = fileName(ofPath: path)
    return OutputNames.pluginName(ofFile: name) ?? name
}

/// The last part of a path.
package func fileName(ofPath path: String) -> String {
    guard let slash = lastSlash(of: path) else { return path }
    return String(path.suffix(from: path.utf8.index(after: slash)))
}

/// Whether a path is that of a description.
package func isDescription(_ path: String) -> Bool {
    path.hasSuffix(OutputNames.descriptionSuffix)
}

/// The name of the file that describes a plugin.
package func descriptionFileName(ofPlugin name: String) -> String {
    name + OutputNames.descriptionSuffix
}

/// The name of the file that is generated once for a module.
package let sharedFileName = OutputNames.containmentFile

/// The names of the files that a module with a plugin gets.
package func generatedFileNames(ofPlugin name: String, templates: CustomTemplates) -> [String] {
    OutputNames.sourceFiles(ofPlugins: [name])
        + templates.files.map(\.name).filter { OutputNames.isExtra($0, tests: false) }
        .map { OutputNames.extraFile(of: $0, plugin: name) }
}

/// The names of the test files that a module with a plugin gets.
///
/// - Parameter prefix: what the names begin with.
package func generatedTestFileNames(
    ofPlugin name: String, prefix: String, templates: CustomTemplates
) -> [String] {
    OutputNames.testFiles(ofPlugins: [name], prefix: prefix)
        + templates.files.map(\.name).filter { OutputNames.isExtra($0, tests: true) }
        .map { OutputNames.extraFile(of: $0, plugin: name, prefix: prefix) }
}

/// The name of the file that holds a plugin's tests, behind the prefix of the module that they test.
package func testsFileName(ofPlugin name: String) -> String {
    OutputNames.controllerTestsFile(ofPlugin: name, prefix: "")
}
