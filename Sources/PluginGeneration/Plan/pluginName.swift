/// The name that a description's path gives to its plugin: `Loading` for `a/Loading.plugin.json`.
package func pluginName(ofPath path: String) -> String {
    let fileName = String(
        path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
    return OutputNames.pluginName(ofFile: fileName) ?? fileName
}

/// Whether a path is that of a description.
package func isDescription(_ path: String) -> Bool {
    path.hasSuffix(OutputNames.descriptionSuffix)
}

/// The name of the file that describes a plugin.
package func descriptionFileName(ofPlugin name: String) -> String {
    name + OutputNames.descriptionSuffix
}
