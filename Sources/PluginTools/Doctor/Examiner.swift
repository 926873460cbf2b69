import PluginCore
import SystemCalls

/// Compares projects with the descriptions and the generated files in their folders.
package struct Examiner {
    let found: FoundProjects
    /// The modules that a configuration lists; nil for none.
    let list: Project?
    /// The folder that shown paths start from.
    let current: String
    let contents: FolderContents
    /// The owner of each description.
    private let owners: [String: (project: FoundProject, target: FoundTarget?)]

    package init(of found: FoundProjects, list: Project?, from current: String) {
        self.found = found
        self.list = list
        self.current = current
        contents = FolderContents(of: found.listing, besides: found.foreign)
        owners = Dictionary(
            uniqueKeysWithValues: contents.descriptions.compactMap { path in
                found.owner(of: path).map { (path, $0) }
            })
    }

    /// Reports problems with the plugins of the projects, each with what to write instead.
    package func examine(reporting diagnostics: inout DiagnosticCollector) -> Examination {
        var examination = Examination()
        var modules: [Module] = []
        for project in found.projects {
            let own = contents.descriptions.filter { owners[$0]?.project.file == project.file }
            modules += examine(project, with: own, in: &examination, reporting: &diagnostics)
        }
        checkConfigurations(of: modules, reporting: &diagnostics)
        for path in contents.others {
            reportNearName(ofFile: path, shown: shown(path), reporting: &diagnostics)
        }
        if !examination.builds.isEmpty {
            checkBuildCommands(
                in: contents.others, of: found.root, from: current, reporting: &diagnostics)
        }
        let committed = contents.generated.map { $0.moved(to: shown($0.file.path)) }
        let runs = compareRuns(of: modules, committed, reporting: &diagnostics)
        examination.fixes += runs.flatMap(\.fixes)
        examination.checkArguments = runs.filter(\.hasFiles).map {
            $0.run.arguments(from: current)
        }
        examination.descriptionCount = modules.reduce(0) { $0 + $1.paths.count }
        examination.targets = found.targets.filter(\.canHaveDescriptions).map(\.name)
        examination.sourceFolder =
            list?.modules.first.flatMap { list?.path($0.descriptions) }
            ?? found.targets.first(where: \.canHaveDescriptions).map { shown($0.directory) }
        examination.folders += contents.folders
        examination.folders += (list?.modules ?? []).flatMap(\.outputs).compactMap {
            list?.path($0)
        }
        return examination
    }

    /// Compares the files of listed modules, and other committed files, with those that would be generated, and reports
    /// the differences.
    private func compareRuns(
        of modules: [Module], _ committed: [CommittedFile],
        reporting diagnostics: inout DiagnosticCollector
    ) -> [ComparedRun] {
        var runs: [CommittedRun] = []
        if let list {
            let built = found.targets.filter(\.usesBuildPlugin).map(\.directory)
            checkListedModules(of: list, builtIn: built, reporting: &diagnostics)
            runs = listedRuns(of: list, builtIn: built, reporting: &diagnostics)
        }
        let known = Set(runs.flatMap(\.folders))
        let unlisted =
            committedRuns(of: committed, for: modules)
            + engineRuns(of: committed, for: engines(besides: modules, reporting: &diagnostics))
        runs += unlisted.filter { known.isDisjoint(with: $0.folders) }
        let compared = compare(runs)
        let reported =
            list.map {
                reportMissingModules(of: $0, among: compared, reporting: &diagnostics)
            } ?? compared
        checkCommittedFiles(
            committed, of: reported,
            described: Set(contents.descriptions.map { pluginName(ofPath: $0) }),
            from: current, reporting: &diagnostics)
        return compared
    }

    /// Reads the modules without descriptions that provide an engine, and whose files the build plugin does not generate.
    private func engines(
        besides modules: [Module], reporting diagnostics: inout DiagnosticCollector
    ) -> [Module] {
        let described = Set(modules.map { FileIO.absolutePath($0.folder) })
        let targets = found.targets.filter { target in
            target.canHaveDescriptions && !target.usesBuildPlugin
                && !described.contains(target.directory)
                && providesEngine(folder: target.directory)
        }
        return targets.map { target in
            readModule(
                ModuleFiles(for: [], near: shown(target.directory)), named: target.moduleName,
                in: shown(target.directory), reporting: &diagnostics)
        }
    }

    private func examine(
        _ project: FoundProject, with descriptions: [String], in examination: inout Examination,
        reporting diagnostics: inout DiagnosticCollector
    ) -> [Module] {
        let checker = ProjectChecker(project, with: descriptions, by: self)
        let modules =
            project.isPackage
            ? checker.checkPackage(reporting: &diagnostics)
            : checker.checkProject(in: &examination, reporting: &diagnostics)
        if checker.usesBuildPlugin {
            examination.builds.append(
                Examination.Build(
                    isPackage: project.isPackage, kits: modules.flatMap(\.kits),
                    scheme: scheme(of: project)))
        }
        return modules
    }

    func shown(_ path: String) -> String { relativePath(path, to: current) }

    func place(_ path: String) -> SourcePlace {
        SourcePlace(ofFile: shown(path))
    }

    func target(of path: String) -> FoundTarget? { owners[path]?.target ?? found.target(of: path) }

    /// Returns whether there are committed files of a plugin.
    func isCommitted(_ path: String) -> Bool {
        contents.generated.contains {
            $0.plugin == pluginName(ofPath: path) && !$0.isTest
        }
    }

    private func checkConfigurations(
        of modules: [Module], reporting diagnostics: inout DiagnosticCollector
    ) {
        let packages = found.projects.filter(\.isPackage).map(\.folder)
        let read = Set(modules.compactMap(\.configurationPath).map(FileIO.absolutePath))
        let listed = list.map { FileIO.absolutePath($0.configuration) }
        for path in contents.configurations.sorted()
        where !read.contains(path) && path != listed
            && packages.contains(where: { isWithin(path, $0) })
            && !providesEngine(folder: parent(of: path))
        {
            diagnostics.warning(
                .unreadConfiguration, "this configuration is not used by a description",
                at: place(path),
                note: "move it to the folder of the first description, or one around it up to the "
                    + "package's")
        }
    }
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
    guard let sdkRoot, others.contains(where: sdkRoot.lowercased().contains) else {
        return
    }
    diagnostics.error(
        .inheritedSDK,
        "SDKROOT is '\(sdkRoot)': SwiftPM would build the build plugin's tool for that platform, and could "
            + "not run it",
        at: SourcePlace(ofFile: path),
        note: "in scripts of Xcode, run 'env -u SDKROOT swift …'")
}

extension DiagnosticIdentifier {
    static let inheritedSDK: Self = "inherited-sdk"
    static let unreadConfiguration: Self = "unread-configuration"
}
