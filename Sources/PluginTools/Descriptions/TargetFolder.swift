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
        let paths: [String]
        if isWhole {
            let listing = FileListing(of: path, followsLinks: true)
            paths = listing.paths + listing.linkedPaths
        } else {
            let names = (try? FileIO.contents(ofDirectory: path)) ?? []
            paths = names.filter(isVisible).sorted().map { joinPath(path, $0) }
                .filter { !FileIO.isDirectory($0) }
        }
        return paths.filter { $0.hasSuffix(".swift") }
    }
}
