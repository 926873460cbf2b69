import PluginCore
import SystemCalls

/// Returns the Xcode projects that a workspace lists, without those of CocoaPods.
///
/// Projects in groups with a folder of their own are left out.
func projectsOfWorkspace(at path: String) -> [String] {
    let folder = String(directory(of: path))
    let contents = joinPath(path, "contents.xcworkspacedata")
    let bytes = (try? FileIO.read(contents, limit: 1_000_000)) ?? []
    // <FileRef location = "group:App/App.xcodeproj">
    let values = String(decoding: bytes, as: UTF8.self).split(separator: "\"").map(String.init)
    return values.compactMap { value -> String? in
        let parts = value.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, ["group", "container"].contains(parts[0]) else { return nil }
        let project = FileIO.absolutePath(joinPath(folder, String(parts[1])))
        let isOfApp =
            project.hasSuffix(".xcodeproj") && fileName(ofPath: project) != "Pods.xcodeproj"
        return isOfApp && FileIO.isDirectory(project) ? project : nil
    }
}

/// Returns the projects of the workspaces in the nearest folder that has some.
func projectsOfWorkspaces(around folder: String) -> [String] {
    for current in enclosingFolders(of: folder) {
        let names = ((try? FileIO.contents(ofDirectory: current)) ?? []).sorted()
        let projects = names.filter { $0.hasSuffix(".xcworkspace") }
            .flatMap { projectsOfWorkspace(at: joinPath(current, $0)) }
        if !projects.isEmpty { return projects }
    }
    return []
}
