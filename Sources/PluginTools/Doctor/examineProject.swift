import PluginDescriptions
import PluginGeneration
import SystemCalls

/// Returns the Xcode projects in a folder.
package func findProjects(in folder: String) -> [String] {
    let names = (try? FileIO.contents(ofDirectory: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { joinPath(folder, $0) }
}

/// Returns the folder with the name of a project, where Xcode puts the sources of a new project, or else the folder of
/// the project.
///
/// - Parameter current: the folder that the returned path starts from.
package func likelySourceFolder(ofProject project: String, from current: String) -> String {
    let folder = String(project.dropLast(".xcodeproj".count))
    return relativePath(
        FileIO.isDirectory(folder) ? folder : String(directory(of: project)), to: current)
}

/// Reports problems with the plugins of an Xcode project, as far as its file shows them.
///
/// - Parameter current: the folder that shown paths start from.
package func examineProject(
    at project: String, from current: String, reporting diagnostics: inout DiagnosticCollector
) -> Examination {
    let folder = String(project.dropLast(fileName(ofPath: project).count + 1))
    let contents = FolderContents(of: folder, followsLinks: false)
    let projectFile = joinPath(project, "project.pbxproj")
    let scheme = scheme(ofProject: project)
    let sources = likelySourceFolder(ofProject: project, from: current)
    let text: [UInt8]
    do throws(FileSystemError) {
        text = try FileIO.read(projectFile)
    } catch {
        diagnostics.error(.fileAccess, error)
        return Examination(sourceFolder: sources, scheme: scheme)
    }
    // The file is a property list, as text or as XML.
    let isProject = ["{", "<plist"].contains { contains(text, $0) }
    guard isProject, !contains(text, "\n<<<<<<<") else {
        diagnostics.error(
            .unreadableProject, "Xcode cannot read this project",
            at: SourcePlace(SourceFile(path: relativePath(projectFile, to: current), bytes: [])),
            notes: [Diagnostic.Note("it may have merge conflicts; look for '<<<<<<<'")])
        return Examination(sourceFolder: sources, scheme: scheme)
    }
    let paths = contents.descriptions.map { relativePath($0, to: current) }
    let committed = contents.generated.compactMap { file in
        CommittedFile(
            SourceFile(path: relativePath(file.file.path, to: current), bytes: file.file.bytes))
    }
    for path in contents.others {
        reportNearName(
            ofFile: path, shown: relativePath(path, to: current), reporting: &diagnostics)
    }
    let usesBuildPlugin = contains(text, "PlugingenBuildPlugin")
    if paths.isEmpty {
        return Examination(sourceFolder: sources, usesBuildPlugin: usesBuildPlugin, scheme: scheme)
    }
    var modules: [DescribedModule] = []
    for (directory, paths) in likelyTargets(of: contents.descriptions, in: folder) {
        var found = DiagnosticCollector()
        modules.append(
            DescribedModule(
                name: nil, directory: relativePath(directory, to: current),
                paths: paths.map { relativePath($0, to: current) }, reporting: &found))
        // Several modules can have one configuration.
        diagnostics.addOnce(contentsOf: found)
    }
    let place = { (path: String) in SourcePlace(SourceFile(path: path, bytes: [])) }

    if !usesBuildPlugin, committed.isEmpty {
        diagnostics.error(
            .noBuildPlugin,
            "this description is not used: no target of '\(fileName(ofPath: project))' has "
                + "the build plugin", at: place(paths[0]),
            notes: [
                Diagnostic.Note(
                    "in Xcode, add PlugingenBuildPlugin to the target's build phase 'Run Build Tool "
                        + "Plug-ins', or commit the files that 'plugingen generate' writes")
            ])
    }
    if usesBuildPlugin {
        for file in committed {
            diagnostics.warning(
                .bothModes, "this file is committed, and the project also uses the build plugin",
                at: place(file.file.path),
                notes: [
                    Diagnostic.Note(
                        "if both are in one target, remove this file, or the build plugin")
                ])
        }
        // Synchronized groups do not list files.
        if !contains(text, "PBXFileSystemSynchronizedRootGroup") {
            let named = descriptionNames(in: text)
            for path in paths where !named.contains(fileName(ofPath: path)) {
                diagnostics.error(
                    .descriptionOutsideTargets, "the project does not have this description",
                    at: place(path),
                    notes: [Diagnostic.Note("add it to the target that shows the plugin, in Xcode")]
                )
            }
        }
    }
    let sdks = [
        ("iphoneos", "ios"), ("appletvos", "tvos"), ("xros", "visionos"), ("macosx", "macos"),
        ("SDKROOT = auto", "ios"), ("SDKROOT = auto", "macos"),
        ("SUPPORTS_MACCATALYST = YES", "maccatalyst"),
    ]
    let systems = sdks.filter { contains(text, $0.0) }.map(\.1)
    for module in modules {
        module.reportUnusedKit(of: systems, in: "the project", reporting: &diagnostics)
    }
    if let plugin = modules.lazy.compactMap(\.firstOfPackage).first,
        !contains(text, "SWIFT_PACKAGE_NAME")
    {
        diagnostics.error(
            .packageAccess,
            "'package' access needs a package name, which the project does not have",
            at: SourcePlace(plugin.file),
            notes: [
                Diagnostic.Note(
                    "set 'Package Access Identifier' (SWIFT_PACKAGE_NAME) of the targets, or choose "
                        + "another access")
            ])
    }
    checkCommittedFiles(committed, of: modules, from: current, reporting: &diagnostics)
    return Examination(
        descriptionCount: paths.count, sourceFolder: sources, usesBuildPlugin: usesBuildPlugin,
        checkArguments: committedRuns(of: committed, for: modules).map {
            $0.arguments(from: current)
        },
        kits: modules.flatMap(\.kits), scheme: scheme)
}

/// Returns groups of descriptions that probably belong to one target each, with their folder.
///
/// A group has one configuration. If two descriptions have the same name, a group is in one folder of the project. The
/// doctor does not read the targets in a project file.
private func likelyTargets(
    of descriptions: [String], in folder: String
) -> [(directory: String, paths: [String])] {
    let configured = Dictionary(grouping: descriptions) { path in
        findConfiguration(near: path).map { String(directory(of: FileIO.absolutePath($0))) }
            ?? folder
    }
    return configured.keys.sorted().flatMap { directory in
        let paths = configured[directory] ?? []
        if Set(paths.map { pluginName(ofPath: $0) }).count == paths.count {
            return [(directory, paths)]
        }
        let targets = Dictionary(grouping: paths) { path in
            let inner = path.dropFirst(directory.count + 1).split(separator: "/").dropLast()
            return inner.first.map { joinPath(directory, String($0)) } ?? directory
        }
        return targets.keys.sorted().map { ($0, targets[$0] ?? []) }
    }
}

/// Returns the names of descriptions in a project file, which are words or the ends of paths.
private func descriptionNames(in text: [UInt8]) -> Set<String> {
    let separators = Array(" \t\n\r\"/;=(){},*".utf8)
    let words = text.split { separators.contains($0) }.lazy
        .map { String(decoding: $0, as: UTF8.self) }
    return Set(words.filter(isDescription))
}

private func contains(_ text: [UInt8], _ part: String) -> Bool {
    let part = Array(part.utf8)
    return text.indices.contains { text[$0] == part[0] && text[$0...].starts(with: part) }
}

/// Reports environment variables that make builds fail.
///
/// - Parameters:
///   - sdkRoot: the value of `SDKROOT`.
///   - path: the file to show the problem at.
package func examineEnvironment(
    sdkRoot: String?, at path: String, reporting diagnostics: inout DiagnosticCollector
) {
    let others = ["iphone", "appletv", "watch", "xros", "driverkit"]
    guard let sdkRoot, others.contains(where: { contains(Array(sdkRoot.lowercased().utf8), $0) })
    else {
        return
    }
    diagnostics.error(
        .inheritedSDK,
        "SDKROOT is '\(sdkRoot)': SwiftPM would build the build plugin's tool for that platform, and could "
            + "not run it",
        at: SourcePlace(SourceFile(path: path, bytes: [])),
        notes: [Diagnostic.Note("in scripts of Xcode, run 'env -u SDKROOT swift …'")])
}

extension DiagnosticIdentifier {
    static let unreadableProject: Self = "unreadable-project"
    static let inheritedSDK: Self = "inherited-sdk"
}
