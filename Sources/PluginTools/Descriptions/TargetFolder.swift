import PluginCore
import SystemCalls

/// A folder that probably holds the sources of one target, found without SwiftPM.
struct TargetFolder: Hashable {
    let path: String
    /// Whether inner folders belong to the target.
    private let isWhole: Bool

    /// Creates `Sources/App` for a description below it in a package, or else the folder of the description.
    init(around description: String) {
        let full = FileIO.absolutePath(description)
        let folder = String(directory(of: full))
        let parts = findPackage(around: folder).map { package in
            (package, folder.dropFirst(package.count).split(separator: "/"))
        }
        if let (package, parts) = parts, parts.count > 1,
            ["Sources", "Source", "src", "srcs"].contains(parts[0])
        {
            path = spelled("\(package)/\(parts[0])/\(parts[1])", like: description)
            isWhole = true
        } else {
            path = spelled(folder, like: description)
            isWhole = false
        }
    }

    /// The folder; empty if it may hold only a part of a target, or several targets.
    var wholePath: String { isWhole ? path : "" }

    var swiftFiles: [String] {
        var visited = VisitedFolders()
        return swiftFiles(in: path, besides: &visited)
    }

    private func swiftFiles(in folder: String, besides visited: inout VisitedFolders) -> [String] {
        guard visited.enter(folder) else { return [] }
        let names = (try? FileIO.contents(ofDirectory: folder)) ?? []
        let visible = names.filter { !$0.hasPrefix(".") && !isDescription($0) }
        return visible.sorted().flatMap { name -> [String] in
            let path = joinPath(folder, name)
            if FileIO.isDirectory(path) {
                return isWhole ? swiftFiles(in: path, besides: &visited) : []
            }
            return name.hasSuffix(".swift") ? [path] : []
        }
    }
}
