import PluginDescriptions

/// A file that a run will make.
package struct PlannedFile: Sendable {
    package enum Content: Sendable {
        case containment
        case controller(PluginDescription)
        case containmentTests(GenerationOptions.Tests)
        case controllerTests(PluginDescription, GenerationOptions.Tests)
    }

    package let directory: String
    package let name: String
    package let content: Content

    package var path: String { joinPath(directory, name) }
}

/// The path of an item of a folder.
package func joinPath(_ directory: String, _ name: String) -> String {
    if directory.isEmpty || directory == "." { return name }
    return directory.hasSuffix("/") ? directory + name : directory + "/" + name
}
