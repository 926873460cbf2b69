import PluginCore
import SystemCalls

/// Compares the text of a project with the descriptions and the generated files in its folder.
struct ProjectExaminer {
    /// The name of the project, or of the file that describes it.
    let name: String
    let folder: String
    /// The project file, or the file that describes the project.
    let file: SourceFile
    /// The program that the project is for; nil for Xcode alone, or if it is not known.
    let system: BuildSystem?
    let isXcodeProject: Bool
    /// The modules that a configuration lists; nil for none.
    let list: Project?
    let current: String

    var text: [UInt8] { file.bytes }

    func examine(reporting diagnostics: inout DiagnosticCollector) -> Examination {
        let contents = FolderContents(of: folder, followsLinks: false)
        let paths = contents.descriptions.map(shown)
        for path in contents.others {
            reportNearName(ofFile: path, shown: shown(path), reporting: &diagnostics)
        }
        var examination = Examination()
        examination.folders = contents.folders
        examination.usesBuildPlugin = usesBuildPlugin(contents)
        examination.sourceFolder =
            list?.modules.first.flatMap { list?.path($0.descriptions) }
            ?? contents.descriptions.first.map { shown(String(directory(of: $0))) }
        if examination.usesBuildPlugin {
            checkBuildCommands(
                in: contents.others, of: folder, from: current, reporting: &diagnostics)
        }
        if paths.isEmpty { return examination }
        examination.descriptionCount = paths.count
        let modules = modules(of: contents.descriptions, reporting: &diagnostics)
        examination.kits = modules.flatMap(\.kits)
        check(contents, with: modules, reporting: &diagnostics)
        if examination.usesBuildPlugin, system != .bazel {
            prepareXcodeCloud(in: &examination, reporting: &diagnostics)
        }
        if !examination.usesBuildPlugin, contents.generated.isEmpty, let system {
            examination.instructions = BuildInstructions.all(
                for: system, sources: relativePath(likelySources(contents), to: folder))
        }
        let committed = contents.generated.compactMap { file in
            CommittedFile(SourceFile(path: shown(file.file.path), bytes: file.file.bytes))
        }
        examination.checkArguments = committedRuns(of: committed, for: modules).map {
            $0.arguments(from: current)
        }
        examination.fixes +=
            checkCommittedFiles(committed, of: modules, from: current, reporting: &diagnostics)
            + checkCatalogs(
                among: contents.others, of: modules, from: current, reporting: &diagnostics)
        return examination
    }

    /// Reports problems of the project that concern its descriptions.
    private func check(
        _ contents: FolderContents, with modules: [Module],
        reporting diagnostics: inout DiagnosticCollector
    ) {
        let paths = contents.descriptions.map(shown)
        checkUse(of: paths, contents, reporting: &diagnostics)
        if system == .tuist {
            checkTuistUsage(
                in: contents.sources.filter(BuildSystem.tuist.reads), from: current,
                reporting: &diagnostics)
        }
        checkMembership(of: paths, reporting: &diagnostics)
        checkPlatforms(of: modules, reporting: &diagnostics)
        checkAccess(of: modules, reporting: &diagnostics)
    }

    private func prepareXcodeCloud(
        in examination: inout Examination, reporting diagnostics: inout DiagnosticCollector
    ) {
        let cloud = XcodeCloud(forProjectIn: folder, from: current)
        examination.folders.append(cloud.folder)
        cloud.check(reporting: &diagnostics)
        guard let fix = cloud.fix else { return }
        examination.fixes.append(fix)
        examination.mayUseXcodeCloud = !cloud.isUsed
    }

    func shown(_ path: String) -> String { relativePath(path, to: current) }

    func place(_ path: String) -> SourcePlace {
        SourcePlace(SourceFile(path: path, bytes: []))
    }

    /// Returns the folder that most likely holds the sources of the app: the one beside the project that has
    /// descriptions, or a folder in it if it is for several targets.
    private func likelySources(_ contents: FolderContents) -> String {
        let first = contents.descriptions.first ?? folder
        let names = first.dropFirst(folder.count + 1).split(separator: "/").dropLast()
        let isForTargets = ["Sources", "Targets", "Modules", "Projects"].contains(names.first)
        return joinPath(folder, names.prefix(isForTargets ? 2 : 1).joined(separator: "/"))
    }

    /// Returns the listed modules of the folder, or groups of descriptions that probably belong to one target each.
    private func modules(
        of descriptions: [String], reporting diagnostics: inout DiagnosticCollector
    ) -> [Module] {
        var rest = Set(descriptions)
        var modules: [Module] = []
        for module in list?.modules ?? [] {
            let directory = FileIO.absolutePath(list?.path(module.descriptions) ?? "")
            let paths = descriptions.filter { isWithin($0, directory) && rest.contains($0) }
            rest.subtract(paths)
            if paths.isEmpty { continue }
            modules.append(
                read(module.name, at: paths, in: directory, reporting: &diagnostics))
        }
        for (directory, paths) in likelyTargets(of: rest.sorted(), in: folder) {
            modules.append(read(nil, at: paths, in: directory, reporting: &diagnostics))
        }
        return modules
    }

    private func read(
        _ name: String?, at paths: [String], in directory: String,
        reporting diagnostics: inout DiagnosticCollector
    ) -> Module {
        var found = DiagnosticCollector()
        let module = readModule(
            ModuleFiles(for: paths.map(shown)), named: name, in: shown(directory),
            reporting: &found)
        // Several modules can have one configuration.
        diagnostics.addOnce(contentsOf: found)
        return module
    }

    /// Reports descriptions that the build plugin does not see, because they are not in the project.
    private func checkMembership(
        of paths: [String], reporting diagnostics: inout DiagnosticCollector
    ) {
        // Synchronized groups do not list files.
        guard isXcodeProject, text.contains(PluginUsage.buildPluginName.utf8),
            !text.contains("PBXFileSystemSynchronizedRootGroup".utf8)
        else { return }
        let named = descriptionNames(in: text)
        for path in paths where !named.contains(fileName(ofPath: path)) {
            diagnostics.error(
                .descriptionOutsideTargets, "the project does not have this description",
                at: place(path),
                notes: [Diagnostic.Note("add it to the target that shows the plugin, in Xcode")])
        }
    }

    private func checkPlatforms(
        of modules: [Module], reporting diagnostics: inout DiagnosticCollector
    ) {
        let platforms = isXcodeProject ? platformNames(inProject: text) : []
        for module in modules {
            module.reportUnusedKit(of: platforms, in: "the project", reporting: &diagnostics)
        }
        if isXcodeProject {
            checkDeploymentTargets(in: file, for: modules, reporting: &diagnostics)
        }
    }

    private func checkAccess(
        of modules: [Module], reporting diagnostics: inout DiagnosticCollector
    ) {
        guard system != .bazel, let plugin = modules.lazy.compactMap(\.firstOfPackage).first,
            !text.contains("SWIFT_PACKAGE_NAME".utf8)
        else { return }
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
}

/// Returns groups of descriptions that probably belong to one target each, with their folder.
///
/// A group has one configuration. If two descriptions have the same name, a group is in one folder of the project. The
/// doctor does not read the targets in a project file.
func likelyTargets(
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
func descriptionNames(in text: [UInt8]) -> Set<String> {
    let separators = Array(" \t\n\r\"/;=(){},*".utf8)
    let words = text.split { separators.contains($0) }.lazy
        .map { String(decoding: $0, as: UTF8.self) }
    return Set(words.filter(isDescription))
}
