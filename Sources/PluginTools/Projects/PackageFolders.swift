import PluginCore
import SystemCalls

/// The targets of a package in its folders, found by the rules of SwiftPM.
struct PackageFolders {
    let root: String
    let manifest: PackageManifest
    let listing: FileListing

    var targets: [FoundTarget] { manifest.declarations.compactMap(target(of:)) }

    /// The names of targets whose folder does not exist, with the path of that folder.
    var missing: [(name: String, path: String)] {
        manifest.declarations
            .filter { [.regular, .executable, .test].contains($0.type) && target(of: $0) == nil }
            .map { ($0.name, $0.path ?? joinPath($0.usualFolders[0], $0.name)) }
    }

    /// Returns nil if the target has no folder.
    private func target(of declaration: TargetDeclaration) -> FoundTarget? {
        guard let folder = folder(of: declaration) else { return nil }
        func paths(_ items: [String]) -> [String] {
            items.map { FileIO.absolutePath($0, from: folder) }
        }
        return FoundTarget(
            name: declaration.name, moduleName: moduleName(ofTarget: declaration.name),
            kind: declaration.kind, directory: folder, sources: paths(declaration.sources),
            excluded: paths(declaration.excluded), resources: paths(declaration.resources),
            dependencies: declaration.dependencies, products: declaration.products,
            plugins: declaration.plugins)
    }

    /// Returns the folder that the manifest names; or the one with the target's name; or, for the only target of its
    /// kind, the folder around that one.
    private func folder(of declaration: TargetDeclaration) -> String? {
        if let path = declaration.path {
            let folder = FileIO.absolutePath(path, from: root)
            return listing.isFolder(folder) ? folder : nil
        }
        let usual = declaration.usualFolders.map { joinPath(root, $0) }
        guard let outer = usual.first(where: listing.isFolder) else { return nil }
        let inner = joinPath(outer, declaration.name)
        if listing.isFolder(inner) { return inner }
        let siblings = manifest.declarations.filter { $0.usualFolders == declaration.usualFolders }
        return siblings.count == 1 && !manifest.isOlder(than: 5, 9) ? outer : nil
    }
}

extension TargetDeclaration {
    /// The folders in which SwiftPM looks for a target without a `path`.
    fileprivate var usualFolders: [String] {
        let sources = ["Sources", "Source", "src", "srcs"]
        return switch type {
        case .test: ["Tests"] + sources
        case .plugin: ["Plugins"]
        case .regular, .executable, .macro: sources
        }
    }

    fileprivate var kind: FoundTarget.Kind {
        switch type {
        case .regular, .executable: .sources
        case .test: .tests
        case .plugin, .macro: .other
        }
    }
}

/// Returns the manifest that SwiftPM reads in a folder: one for a version of Swift, or `Package.swift`.
///
/// SwiftPM takes the one for the newest version that is not newer than its own, if its tools version is higher than that
/// of `Package.swift`.
///
/// - Parameter toolsVersion: the tools version that SwiftPM found; nil if it is not known, and Swift is taken to be new.
func manifestPath(
    in folder: String, of listing: FileListing, toolsVersion: String? = nil
) -> String {
    let plain = joinPath(folder, "Package.swift")
    let prefix = joinPath(folder, "Package@swift-")
    let versioned = listing.paths.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".swift") }
        .sorted {
            numbers(in: $1.dropFirst(prefix.count)).lexicographicallyPrecedes(
                numbers(in: $0.dropFirst(prefix.count)))
        }
    func tools(_ path: String) -> [Int] {
        numbers(in: PackageManifest.toolsVersion(of: listing.read(path) ?? [])[...])
    }
    if let toolsVersion {
        let wanted = numbers(in: toolsVersion[...])
        return ([plain] + versioned).first { tools($0) == wanted } ?? plain
    }
    return versioned.first { tools(plain).lexicographicallyPrecedes(tools($0)) } ?? plain
}

/// Returns the numbers in a version, without zeros at its end.
func numbers(in version: Substring) -> [Int] {
    var numbers = version.split(separator: ".").compactMap { Int($0) }
    while numbers.last == 0 { numbers.removeLast() }
    return numbers
}
