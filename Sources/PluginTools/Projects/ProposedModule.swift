import PluginCore

/// A module for the configuration of a project, with the reason for each folder.
package struct ProposedModule {
    /// A folder, as a path from the folder of the project.
    package struct Folder {
        package let path: String
        /// Why it was chosen, as in "the folder of the target 'App'".
        package let reason: String
    }

    package let name: String
    package let descriptions: Folder
    /// The folder of the committed controllers; nil if the build plugin generates them.
    package var output: Folder?
    /// The folder of the committed tests; nil for none.
    package var tests: Folder?

    /// The keys of the folders, as paths in the configuration, and the folders.
    package var folders: [(key: String, folder: Folder)] {
        [("descriptions", descriptions), ("output", output), ("tests", tests)].compactMap {
            key, folder in folder.map { (key, $0) }
        }
    }

    /// The text of the module in a configuration.
    package var text: String {
        var members = [member("name", name), member("descriptions", descriptions.path)]
        if let output { members.append(member("output", output.path)) }
        if let tests { members.append("\"tests\": { \(member("output", tests.path)) }") }
        return "{ \(members.joined(separator: ", ")) }"
    }

    private func member(_ key: String, _ value: String) -> String {
        "\"\(key)\": \(JSONText.string(value).compactText)"
    }
}

/// Returns the text of a configuration that lists modules.
///
/// - Parameter platforms: the platforms of the modules; empty if they are not known.
func configurationText(
    listing modules: [ProposedModule], platforms: [SupportedPlatform]
) -> String {
    let names = platforms.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    let platformLine = platforms.isEmpty ? "" : "  \"platforms\": [\(names)],\n"
    let lines = modules.map { "    " + $0.text }
    return "{\n\(platformLine)  \"modules\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}\n"
}
