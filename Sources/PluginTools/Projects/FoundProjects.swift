import PluginCore
import SystemCalls

/// The projects in a folder and below it.
package struct FoundProjects {
    package let listing: FileListing
    /// The projects, those in the folder itself first.
    package private(set) var projects: [FoundProject] = []
    /// The folders of packages that do not belong to the projects.
    package private(set) var foreign: [String] = []

    package var root: String { listing.root }

    /// Returns the nearest folder with a project, in the repository around a folder; nil if there is none.
    package static func root(around folder: String) -> String? {
        for current in enclosingFolders(of: folder) {
            let names = (try? FileIO.contents(ofDirectory: current)) ?? []
            let files = ProjectFiles(in: current, names: names) { path in
                String(decoding: (try? FileIO.read(path, limit: 1_000_000)) ?? [], as: UTF8.self)
            }
            if !files.isEmpty { return current }
            if names.contains(".git") { return nil }
        }
        return nil
    }

    /// Finds the projects in a listing.
    ///
    /// Inner packages belong to a project that is not only a package. A package has only those that it depends on.
    ///
    /// - Parameters:
    ///   - isNeeded: returns whether the targets of an inner package are needed. Reading a manifest can take seconds.
    ///   - readManifest: asks SwiftPM, or reads the text of the manifest.
    package init(
        in listing: FileListing, isNeeded: (_ folder: String) -> Bool = { _ in true },
        readManifest: ManifestReader
    ) {
        self.listing = listing
        let names = listing.names
        var isInBazel = false
        for folder in listing.folders.sorted() {
            if foreign.contains(where: { isWithin(folder, $0) }) { continue }
            let files = ProjectFiles(
                in: folder, names: names[folder] ?? [], text: listing.text)
            isInBazel = isInBazel || files.systems.contains { $0.system == .bazel }
            if files.hasManifest, !isOfTuist(folder, files) {
                if folder == root || isNeeded(folder) && belongs(folder) {
                    projects.append(
                        .package(in: folder, of: listing, readManifest: readManifest))
                } else {
                    foreign.append(folder)
                    continue
                }
            }
            add(files, isInBazel: isInBazel)
        }
        removeEmptyMarks()
    }

    /// Finds the projects in a listing, with the text of manifests: SwiftPM would take too long.
    init(in listing: FileListing) {
        self.init(in: listing) { .success(PackageManifest(textIn: $0, of: listing)) }
    }

    /// Finds the projects around a folder, with the text of manifests. Returns nil if there are none.
    init?(around folder: String) {
        guard let root = Self.root(around: folder) else { return nil }
        self.init(in: FileListing(of: root))
    }

    /// Whether a package has only the dependencies of a Tuist project.
    private func isOfTuist(_ folder: String, _ files: ProjectFiles) -> Bool {
        PackageManifest(textIn: folder, of: listing).declarations.isEmpty
            && (files.systems.contains { $0.system == .tuist }
                || fileName(ofPath: folder) == "Tuist")
    }

    /// Whether an inner package belongs to the projects around it.
    private func belongs(_ folder: String) -> Bool {
        let packages = projects.filter { isWithin(folder, $0.folder) && $0.isPackage }
        return packages.count < projects.count || packages.isEmpty
            || packages.contains { package in
                package.targets.isEmpty
                    || package.manifest?.dependencies.contains { $0.path == folder } == true
            }
    }

    private mutating func add(_ files: ProjectFiles, isInBazel: Bool) {
        let generator = files.systems.first { $0.system != .bazel }
        projects += files.projects.map { .xcode(at: $0, of: listing, system: generator) }
        for (system, file) in files.systems
        where files.projects.isEmpty && (system != .bazel || files.build == nil) {
            projects.append(.system(system, at: file, of: listing))
        }
        if let build = files.build, isInBazel {
            let project = FoundProject.system(.bazel, at: build, of: listing)
            if !project.targets.isEmpty || project.folder == root { projects.append(project) }
        }
    }

    /// Removes files that only mark a folder, such as `Workspace.swift`, beside files that declare targets.
    private mutating func removeEmptyMarks() {
        for system in BuildSystem.allCases {
            let hasTargets = projects.contains { $0.system == system && !$0.targets.isEmpty }
            if hasTargets {
                projects.removeAll { $0.system == system && $0.targets.isEmpty && $0.xcode == nil }
            }
        }
    }

    /// Returns only the project in a file, or those of a workspace.
    ///
    /// - Parameter file: a manifest, or the folder of an Xcode project or of a workspace.
    package func only(in file: String) -> FoundProjects {
        let contents = listing.text(joinPath(file, "contents.xcworkspacedata"))
        let files = [file] + projectsOfWorkspace(contents, in: parent(of: file))
        var copy = self
        copy.projects = projects.filter { project in
            files.contains(project.file)
                || project.isPackage && file == joinPath(project.folder, "Package.swift")
        }
        return copy
    }

    /// Lists the files on disk again, with the manifests that were read.
    package func relisted() -> FoundProjects {
        let known = Dictionary(projects.map { ($0.folder, $0) }) { $0.isPackage ? $0 : $1 }
        var copy = FoundProjects(
            in: FileListing(of: root, followsLinks: true),
            isNeeded: { known[$0]?.isPackage == true }
        ) { folder in
            known[folder]?.manifest.map(Result.success)
                ?? .failure(UnreadableManifest(problems: known[folder]?.problems ?? []))
        }
        let files = Set(projects.map(\.file))
        copy.projects.removeAll { !files.contains($0.file) }
        copy.projects += projects.filter(\.isPlainFolder)
        return copy
    }

    /// Adds a project for descriptions in the folder that belong to no other one, but to a listed module.
    package mutating func addPlainFolder() {
        projects.append(FoundProject(file: root, folder: root))
    }

    /// The targets that can have descriptions, of the projects in the folder itself if these have some.
    package var mainTargets: [FoundTarget] {
        let main = projects.filter { $0.isMain(in: root) }.flatMap(\.targets)
            .filter(\.canHaveDescriptions)
        return main.isEmpty ? targets.filter(\.canHaveDescriptions) : main
    }

    /// The first of the main targets in each folder: apps for several platforms can have the same sources.
    package var mainTargetsOfFolders: [FoundTarget] {
        var folders: Set<String> = []
        return mainTargets.filter { folders.insert($0.directory).inserted }
    }

    /// Returns the target of a description if a project shows it, and its name.
    func certainTarget(of path: String) -> FoundTarget? {
        target(of: path).flatMap { $0.isCertain && $0.canHaveDescriptions ? $0 : nil }
    }

    package var targets: [FoundTarget] { projects.flatMap(\.targets) }

    /// Returns the target that a file most likely belongs to; nil if it is in no target.
    package func target(of path: String) -> FoundTarget? { owner(of: path)?.target }

    /// Returns the project that a file most likely belongs to; nil if it is not in a project.
    package func project(of path: String) -> FoundProject? {
        owner(of: path)?.project
    }

    /// Returns the project and the target that a file most likely belongs to; nil if it is not in a project.
    func owner(of path: String) -> (project: FoundProject, target: FoundTarget?)? {
        var best: (project: FoundProject, target: FoundTarget?, score: (Int, Int))?
        let around = projects.filter { isWithin(path, $0.folder) }
        for project in around {
            for target in project.targets {
                let nearness = target.nearness(to: path)
                let score = (nearness, target.exclusion(of: path) == nil ? 1 : 0)
                if nearness > 0, score > best?.score ?? (0, 0) { best = (project, target, score) }
            }
        }
        if let best { return (best.project, best.target) }
        return around.max { $0.nearness(to: path) < $1.nearness(to: path) }.map { ($0, nil) }
    }
}
