import PluginCore
import SystemCalls

/// The objects of an Xcode project file.
struct XcodeProject {
    /// The path of the project.
    let path: String
    let folder: String
    /// The objects by their identifiers, in the order of the file.
    private let members: [DataValue.Member]
    private let objects: [String: DataValue]
    /// The groups around files and other groups.
    private var groups: [String: String] = [:]
    private let listing: FileListing

    /// A project that cannot be read has no objects.
    init(at path: String, in listing: FileListing) {
        self.path = path
        self.listing = listing
        folder = parent(of: path)
        let file = listing.read(joinPath(path, "project.pbxproj")) ?? []
        members = PropertyList.read(file)?["objects"]?.members ?? []
        objects = Dictionary(members) { first, _ in first }
        for (key, object) in members {
            for child in object.texts("children") { groups[child] = key }
        }
    }

    var name: String { String(fileName(ofPath: path).dropLast(".xcodeproj".count)) }

    private func all(_ isa: String) -> [DataValue.Member] {
        members.filter { $0.value.text("isa") == isa }
    }

    /// Returns the objects that an object names with a key.
    private func objects(_ key: String, of object: DataValue?) -> [DataValue] {
        (object?.texts(key) ?? []).compactMap { objects[$0] }
    }

    /// The targets; if the file shows none, one with the name of the project.
    var targets: [FoundTarget] {
        let found = all("PBXNativeTarget").map { target($0.key, $0.value) }
        if found.contains(where: \.canHaveDescriptions) { return found }
        var assumed = FoundTarget(
            name: name, moduleName: moduleName(ofTarget: name), kind: .sources,
            directory: likelyFolder(of: name) ?? folder)
        assumed.doubt = "the folder of the project's sources"
        return found + [assumed]
    }

    private func target(_ id: String, _ object: DataValue) -> FoundTarget {
        let name = object.text("name") ?? ""
        let synchronized = object.texts("fileSystemSynchronizedGroups")
            .filter { objects[$0] != nil }
        let exceptions = exceptions(for: id)
        // For the targets of other folders, an exception adds files.
        let files =
            files(of: object)
            + exceptions.filter { !synchronized.contains($0.group) }.flatMap(\.paths)
        let sources = files.filter { $0.hasSuffix(".swift") }
        let folders = synchronized.map(fullPath)
        var target = FoundTarget(
            name: name, moduleName: module(of: object, named: name),
            kind: .init(ofProduct: object.text("productType")),
            directory: mainFolder(of: name, among: folders) ?? mainFolder(of: name, with: sources)
                ?? likelyFolder(of: name) ?? joinPath(folder, name))
        target.otherFolders = folders.filter { $0 != target.directory }
        target.files = Set(files)
        target.excluded = exceptions.filter { synchronized.contains($0.group) }.flatMap(\.paths)
        let dependencies = objects("dependencies", of: object)
        target.dependencies = dependencies.compactMap { dependency in
            dependency.text("target").flatMap { objects[$0]?.text("name") }
        }
        target.plugins = dependencies.compactMap { dependency in
            let product = dependency.text("productRef").flatMap { objects[$0]?.text("productName") }
            return product.map {
                PluginUsage(
                    name: String($0.dropFirst($0.hasPrefix("plugin:") ? 7 : 0)),
                    package: "plugingen")
            }
        }.filter { $0.name == PluginUsage.buildPluginName }
        return target
    }

    /// Returns the module that the settings of a target name.
    private func module(of target: DataValue, named name: String) -> String {
        let list = objects("buildConfigurationList", of: target).first
        let settings = objects("buildConfigurations", of: list).first?["buildSettings"]
        return moduleName(ofTarget: settings?.settingOfModuleName ?? name)
    }

    /// Returns the absolute paths of the files that a target lists.
    private func files(of target: DataValue) -> [String] {
        objects("buildPhases", of: target).flatMap { objects("files", of: $0) }
            .compactMap { $0.text("fileRef").map(fullPath) }
    }

    /// Returns the files in synchronized folders that a target has an exception for.
    private func exceptions(for target: String) -> [(group: String, paths: [String])] {
        synchronizedGroups.map { id, group in
            let folder = fullPath(of: id)
            let paths = objects("exceptions", of: group).filter { $0.text("target") == target }
                .flatMap { $0.texts("membershipExceptions") }
            return (id, paths.map { joinPath(folder, $0) })
        }
    }

    private var synchronizedGroups: [DataValue.Member] {
        all("PBXFileSystemSynchronizedRootGroup")
    }

    /// Returns the absolute path of a file or a group.
    private func fullPath(of id: String) -> String {
        var parts: [String] = []
        var current: String? = id
        // A group cannot contain itself, but a broken file can say so.
        while let id = current, let object = objects[id], parts.count < 100 {
            let path = object.text("path") ?? ""
            if path.hasPrefix("/") { return path }
            parts.insert(path, at: 0)
            current = object.text("sourceTree") == "SOURCE_ROOT" ? nil : groups[id]
        }
        return FileIO.absolutePath(joinPath(folder, parts.joined(separator: "/")))
    }

    /// Returns whether the project has a file: in a synchronized folder, or as a reference. A reference whose path is
    /// not found counts by its name. In a file without readable objects, such as XML, names count too.
    func lists(_ path: String) -> Bool {
        if objects.isEmpty {
            let text = listing.text(joinPath(self.path, "project.pbxproj"))
            let words = text.split { " \t\n\r\"/;=(){},*<>".contains($0) }
            return words.contains { $0 == fileName(ofPath: path) }
                || text.contains("PBXFileSystemSynchronizedRootGroup")
        }
        if synchronizedGroups.contains(where: { isWithin(path, fullPath(of: $0.key)) }) {
            return true
        }
        let name = fileName(ofPath: path)
        return all("PBXFileReference").contains { id, reference in
            guard fileName(ofPath: reference.text("path") ?? "") == name else { return false }
            let full = fullPath(of: id)
            return full == path || listing.read(full) == nil
        }
    }

    /// Returns the synchronized folder that a file is in; nil if there is none.
    func synchronizedFolder(around path: String) -> String? {
        synchronizedGroups.map { fullPath(of: $0.key) }.first { isWithin(path, $0) }
    }

    /// Returns the folder with the name of a target or of the project, where Xcode puts the sources of a new project.
    private func likelyFolder(of target: String) -> String? {
        [target, name].map { joinPath(folder, $0) }.first(where: listing.isFolder)
    }

    /// Returns the synchronized folder with the name of a target, or else the one with the most Swift files.
    private func mainFolder(of target: String, among folders: [String]) -> String? {
        func count(_ folder: String) -> Int {
            listing.paths.count { $0.hasSuffix(".swift") && isWithin($0, folder) }
        }
        return folders.first { fileName(ofPath: $0) == target }
            ?? folders.max { count($0) < count($1) }
    }

    /// Returns the folder around the Swift files of a target: of those in the folder with its name, or else of those in
    /// the folder beside the project that has the most.
    private func mainFolder(of target: String, with files: [String]) -> String? {
        let own = files.filter { isWithin($0, joinPath(folder, target)) }
        let inner = files.filter { isWithin($0, folder) }
        let groups = Dictionary(grouping: own.isEmpty ? inner : own) {
            $0.dropFirst(folder.count + 1).split(separator: "/").dropLast().first ?? ""
        }
        guard let group = groups.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
            let first = group.value.first
        else { return nil }
        return enclosingFolders(of: parent(of: first)).first { outer in
            group.value.allSatisfy { isWithin($0, outer) }
        }
    }
}

/// Returns the Xcode projects that a workspace lists, without those of CocoaPods.
///
/// Projects in groups with a folder of their own are left out.
func projectsOfWorkspace(_ text: String, in folder: String) -> [String] {
    // <FileRef location = "group:App/App.xcodeproj">
    text.split(separator: "\"").compactMap { value -> String? in
        let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, ["group", "container"].contains(parts[0]) else { return nil }
        let project = FileIO.absolutePath(joinPath(folder, parts[1]))
        let isOfApp =
            project.hasSuffix(".xcodeproj") && fileName(ofPath: project) != "Pods.xcodeproj"
        return isOfApp ? project : nil
    }
}
