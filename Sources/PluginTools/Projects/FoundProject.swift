import PluginCore

/// A package, an Xcode project, or a project of another build system.
package struct FoundProject {
    /// The file that describes the project: the manifest that SwiftPM reads, or the folder of an Xcode project.
    package let file: String
    package let folder: String
    package var targets: [FoundTarget] = []
    /// The program that the project is for; nil for a package and for Xcode alone.
    package var system: BuildSystem?
    /// The file of that program.
    var systemFile: String?
    /// The manifest of a package; nil for other projects.
    package var manifest: PackageManifest?
    /// Why SwiftPM cannot read the package; empty if it can.
    package var problems: [String] = []
    package var isPackage = false
    /// The objects of an Xcode project; nil for other projects.
    var xcode: XcodeProject?
    /// The names of targets whose folder does not exist, with the path of that folder.
    var targetsWithoutFolder: [(name: String, path: String)] = []

    package var name: String { fileName(ofPath: file) }

    /// Whether it is a folder without files that describe a project.
    var isPlainFolder: Bool { !isPackage && xcode == nil && system == nil }

    /// Returns numbers that are greater for the project that a file without a target more likely belongs to.
    func nearness(to path: String) -> (Int, Int) {
        (folder.utf8.count, xcode?.lists(path) == true ? 2 : isPackage ? 0 : 1)
    }

    /// Whether the project is in a folder, or declares targets for the project in it, as the files of Tuist and Bazel do.
    package func isMain(in folder: String) -> Bool {
        self.folder == folder || [.tuist, .bazel].contains(system)
    }
}

/// Returns the manifest of the package in a folder.
package typealias ManifestReader = (_ folder: String) -> Result<PackageManifest, UnreadableManifest>

extension FoundProject {
    static func package(
        in folder: String, of listing: FileListing, readManifest: ManifestReader
    ) -> FoundProject {
        switch readManifest(folder) {
        case .success(let manifest):
            let folders = PackageFolders(root: folder, manifest: manifest, listing: listing)
            return FoundProject(
                file: manifestPath(in: folder, of: listing, toolsVersion: manifest.toolsVersion),
                folder: folder, targets: folders.targets, manifest: manifest, isPackage: true,
                targetsWithoutFolder: folders.missing)
        case .failure(let error):
            return FoundProject(
                file: manifestPath(in: folder, of: listing), folder: folder,
                problems: error.problems, isPackage: true)
        }
    }

    static func xcode(
        at path: String, of listing: FileListing, system: (system: BuildSystem, file: String)?
    ) -> FoundProject {
        let project = XcodeProject(at: path, in: listing)
        return FoundProject(
            file: path, folder: project.folder, targets: project.targets, system: system?.system,
            systemFile: system?.file, xcode: project)
    }

    static func system(
        _ system: BuildSystem, at file: String, of listing: FileListing
    ) -> FoundProject {
        let targets =
            switch system {
            case .tuist: tuistTargets(of: file, in: listing)
            case .xcodeGen: XcodeGenProject(at: file, in: listing).targets
            case .bazel: bazelTargets(of: file, from: listing.root, in: listing)
            }
        let isInner = fileName(ofPath: parent(of: file)) == "Tuist"
        return FoundProject(
            file: file, folder: isInner ? parent(of: parent(of: file)) : parent(of: file),
            targets: targets, system: system, systemFile: file)
    }
}
