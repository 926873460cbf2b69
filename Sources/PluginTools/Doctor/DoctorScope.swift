import PluginCore
import SystemCalls

/// The packages, projects and folders that the doctor examines, as absolute paths.
package struct DoctorScope {
    package private(set) var packages: [String] = []
    /// Xcode projects.
    package private(set) var projects: [String] = []
    /// The folders of other build systems, or of a list of modules that is for none.
    package private(set) var folders: [String] = []
    /// The modules that a configuration lists; nil for none.
    package let list: Project?

    /// Finds the package or the project in a folder or in those around it.
    ///
    /// - Parameters:
    ///   - named: the only file to examine: an Xcode project, a workspace or a manifest; nil if none is named.
    ///   - list: the modules that a configuration lists.
    /// - Returns: nil if there is neither a package nor a project.
    package init?(around folder: String, named: String? = nil, list: Project?) {
        self.list = list
        if let named, named.hasSuffix(".xcworkspace") {
            projects = projectsOfWorkspace(at: named)
            if projects.isEmpty { return nil }
            return
        }
        var folder = folder
        if named == nil, findPackage(around: folder) == nil,
            let around = findProjectFolder(around: folder) ?? BuildSystem.folder(around: folder)
        {
            folder = around
        }
        projects = findProjects(in: folder).filter { named == nil || named == $0 }
        // A project may be in the folder of an unrelated package.
        let isInPackage = FileIO.exists(joinPath(folder, "Package.swift"))
        let package =
            projects.isEmpty
            ? findPackage(around: folder) : named == nil && isInPackage ? folder : nil
        if let package, BuildSystem(in: package) == .tuist {
            if projects.isEmpty { folders = [package] }
        } else if let package {
            packages = [package]
        } else if projects.isEmpty, BuildSystem(in: folder) != nil {
            folders = [folder]
        }
        if packages.isEmpty, projects.isEmpty, folders.isEmpty {
            projects = projectsOfWorkspaces(around: folder)
        }
        if packages.isEmpty, projects.isEmpty, folders.isEmpty { return nil }
    }

    /// Finds the packages and projects of listed modules.
    package init(of list: Project) {
        self.list = list
        let outermost = String(directory(of: FileIO.absolutePath(list.configuration)))
        for folder in list.descriptionFolders {
            addNearest(around: FileIO.absolutePath(folder), within: outermost)
        }
        if packages.isEmpty, projects.isEmpty, folders.isEmpty { folders = [outermost] }
    }

    private mutating func addNearest(around folder: String, within outermost: String) {
        guard isWithin(folder, outermost) else { return }
        let system = BuildSystem(in: folder)
        let found = findProjects(in: folder)
        let isPackage = FileIO.exists(joinPath(folder, "Package.swift")) && system != .tuist
        if isPackage, !packages.contains(folder) { packages.append(folder) }
        for project in found where !projects.contains(project) { projects.append(project) }
        if !isPackage, found.isEmpty, system != nil, !folders.contains(folder) {
            folders.append(folder)
        }
        if !isPackage, found.isEmpty, system == nil, folder != outermost {
            addNearest(around: parent(of: folder), within: outermost)
        }
    }
}

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
