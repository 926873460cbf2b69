import PluginCore
import SystemCalls

/// Reports problems with the plugins of a package, each with what to write instead.
///
/// - Parameter current: the folder that shown paths start from.
package func examinePackage(
    at root: String, manifest: PackageManifest, from current: String,
    reporting diagnostics: inout DiagnosticCollector
) -> Examination {
    let examiner = PackageExaminer(at: root, manifest: manifest, from: current)
    return examiner.examine(reporting: &diagnostics)
}

/// The facts about a package or a project that the doctor's summary needs.
package struct Examination {
    package internal(set) var descriptionCount = 0
    /// The names of the targets that can hold descriptions; empty in a project.
    package internal(set) var targets: [String] = []
    /// The folder of the first such target, or of a project's sources; nil if it is not known.
    package internal(set) var sourceFolder: String?
    /// The folders of the targets that have the build plugin.
    package internal(set) var builtFolders: [String] = []
    /// Whether the build plugin generates code for a target.
    package internal(set) var usesBuildPlugin = false
    /// The arguments of `plugingen check` for committed files, one string for each run.
    package internal(set) var checkArguments: [String] = []
    /// The frameworks that code is generated for.
    package internal(set) var kits: [Kit] = []
    /// The name of the scheme to test; nil if it is not known.
    package internal(set) var scheme: String?
    /// Whether `--fix` can let Xcode Cloud run the build plugin, although nothing shows that Xcode Cloud is used.
    package internal(set) var mayUseXcodeCloud = false
    /// Lines for the files of a build system that does not yet generate code.
    package internal(set) var instructions: [BuildInstructions] = []
    /// The files that `--fix` writes.
    package internal(set) var fixes: [FileFix] = []
    /// The examined folders, in which `--fix` writes.
    package internal(set) var folders: [String] = []
}

/// Compares a manifest with the folders of a package.
private struct PackageExaminer {
    let root: String
    let current: String
    let manifest: PackageManifest
    /// The targets of sources and of tests.
    let targets: [PackageTarget]
    let contents: FolderContents
    let manifestText: ManifestText
    var manifestFile: SourcePlace { manifestText.start }

    init(at root: String, manifest: PackageManifest, from current: String) {
        self.root = root
        self.current = current
        self.manifest = manifest
        targets = manifest.targets.filter { $0.canHaveDescriptions || $0.isTest }
        contents = FolderContents(of: root, followsLinks: true)
        let path = joinPath(root, "Package.swift")
        manifestText = ManifestText(at: path, shown: relativePath(path, to: current))
    }

    func examine(reporting diagnostics: inout DiagnosticCollector) -> Examination {
        checkDependencies(of: manifest, at: root, in: manifestText, reporting: &diagnostics)
        var modules: [Module] = []
        for target in targets where target.canHaveDescriptions {
            let paths = paths(in: target)
            if paths.isEmpty { continue }
            let module = readModule(
                ModuleFiles(for: paths.map(shown)), named: target.moduleName,
                in: target.directory, reporting: &diagnostics)
            modules.append(module)
            check(target, with: module, reporting: &diagnostics)
        }
        modules += outsideModules(reporting: &diagnostics)
        checkTests(of: modules, reporting: &diagnostics)
        checkConfigurations(of: modules, reporting: &diagnostics)
        for path in contents.others {
            reportNearName(ofFile: path, shown: shown(path), reporting: &diagnostics)
        }
        let committed = contents.generated.map { $0.shown(shown($0.file.path)) }
        let usesBuildPlugin = targets.contains { $0.usesBuildPlugin && $0.canHaveDescriptions }
        if usesBuildPlugin {
            checkBuildCommands(
                in: contents.others, of: root, from: current, reporting: &diagnostics)
        }
        let fixes =
            checkCommittedFiles(committed, of: modules, from: current, reporting: &diagnostics)
            + checkCatalogs(
                among: contents.others, of: modules, from: current, reporting: &diagnostics)
        return Examination(
            descriptionCount: modules.reduce(0) { $0 + $1.paths.count },
            targets: targets.filter(\.canHaveDescriptions).map(\.name),
            sourceFolder: targets.first(where: \.canHaveDescriptions).map { shown($0.directory) },
            builtFolders: targets.filter(\.usesBuildPlugin).map(\.directory),
            usesBuildPlugin: usesBuildPlugin,
            checkArguments: committedRuns(of: committed, for: modules).map {
                $0.arguments(from: current)
            },
            kits: modules.flatMap(\.kits), scheme: scheme(ofPackage: root, manifest), fixes: fixes,
            folders: contents.folders)
    }

    private func shown(_ path: String) -> String { relativePath(path, to: current) }

    private func place(_ path: String) -> SourcePlace {
        SourcePlace(SourceFile(path: shown(path), bytes: []))
    }

    /// Returns the target that a file belongs to: the one with the nearest folder.
    private func target(around path: String) -> PackageTarget? {
        targets.filter { $0.holds(path) }.max { $0.directory.count < $1.directory.count }
    }

    /// Returns the descriptions in a target, without those that the manifest hides from the build plugin.
    private func paths(in target: PackageTarget) -> [String] {
        contents.descriptions.filter { path in
            self.target(around: path)?.name == target.name
                && (!target.usesBuildPlugin || exclusion(of: path, from: target) == nil)
        }
    }

    private func exclusion(of path: String, from target: PackageTarget) -> String? {
        item(around: path, among: target.excluded, of: target)
    }

    /// Returns the path, out of some paths from a target's folder, that a file is in.
    private func item(
        around path: String, among items: [String], of target: PackageTarget
    ) -> String? {
        items.first { item in
            let full = joinPath(target.directory, item)
            return path == full || path.hasPrefix(full + "/") || item == "."
        }
    }

    private func generated(in target: PackageTarget) -> [CommittedFile] {
        contents.generated.filter { self.target(around: $0.file.path)?.name == target.name }
    }

    /// Whether the package contains committed files of a plugin.
    private func isCommitted(_ plugin: String) -> Bool {
        contents.generated.contains { $0.plugin == plugin && $0.testedModule == nil }
    }

    private func check(
        _ target: PackageTarget, with module: Module,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        if target.usesBuildPlugin {
            reportFilesOfBothModes(in: target, of: [module], reporting: &diagnostics)
            checkUse(of: target, with: module, reporting: &diagnostics)
        } else if !target.refersToPlugingen,
            !module.paths.contains(where: { isCommitted(pluginName(ofPath: $0)) })
        {
            diagnostics.error(
                .noBuildPlugin,
                "this description is not used: the target '\(target.name)' has no build "
                    + "plugin",
                at: place(module.paths[0]),
                notes: [
                    Diagnostic.Note(
                        "add plugins: [.plugin(name: \"PlugingenBuildPlugin\", package: "
                            + "\"plugingen\")] to the target in Package.swift, or commit the "
                            + "files that 'plugingen generate' writes")
                ])
            if manifest.isOlder(than: 5, 6) {
                diagnostics.error(
                    .oldToolsVersion,
                    "the package has tools version \(manifest.toolsVersion), in which targets cannot "
                        + "have plugins", at: manifestFile,
                    notes: [
                        Diagnostic.Note(
                            "raise it in the first line of Package.swift, to 5.6 or later")
                    ])
            }
        }
        for path in contents.descriptions where target.holds(path) {
            guard let resource = item(around: path, among: target.resources, of: target) else {
                continue
            }
            diagnostics.warning(
                .descriptionInResources,
                "this description is copied into the app: it is a resource of '\(target.name)'",
                at: place(path), notes: [Diagnostic.Note("move it out of '\(resource)'")])
        }
        checkPlatforms(of: manifest, for: module, in: manifestText, reporting: &diagnostics)
        if let plugin = module.firstOfPackage, manifest.isOlder(than: 5, 9) {
            diagnostics.error(
                .packageAccess,
                "'package' access needs tools version 5.9 or later",
                at: SourcePlace(plugin.file),
                notes: [
                    Diagnostic.Note(
                        "raise the tools version in the first line of Package.swift, or choose "
                            + "another access")
                ])
        }
    }

    /// Reports a target that SwiftPM leaves out because it has no Swift files.
    private func checkUse(
        of target: PackageTarget, with module: Module,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        let files = contents.sources + contents.generated.map(\.file.path)
        if !files.contains(where: { self.target(around: $0)?.name == target.name }) {
            diagnostics.error(
                .noBuildPlugin,
                "this description is not used: SwiftPM ignores the target '\(target.name)', which has no "
                    + "Swift files", at: place(module.paths[0]),
                notes: [Diagnostic.Note("add a Swift file, even an empty one")])
        }
    }

    /// Reports committed files that the build plugin generates too.
    ///
    /// - Parameter modules: the modules of the generated files.
    private func reportFilesOfBothModes(
        in target: PackageTarget, of modules: [Module],
        reporting diagnostics: inout DiagnosticCollector
    ) {
        let plugins = modules.flatMap(\.paths).map(pluginName(ofPath:))
        for file in generated(in: target)
        where exclusion(of: file.file.path, from: target) == nil
            && file.plugin.map(plugins.contains) ?? true
        {
            diagnostics.error(
                .bothModes, "the build plugin of '\(target.name)' generates this file too",
                at: place(file.file.path),
                notes: [Diagnostic.Note("remove this file, or the build plugin from the target")])
        }
    }

    /// Whether a file is also in a target by another path, because of a link.
    private func isInTarget(_ path: String) -> Bool {
        guard let stamp = FileIO.stamp(of: path) else { return false }
        let name = fileName(ofPath: path)
        return contents.descriptions.contains { other in
            other != path && fileName(ofPath: other) == name && target(around: other) != nil
                && FileIO.stamp(of: other)?.isOfSameFile(as: stamp) == true
        }
    }

    /// Reports descriptions outside of targets, and returns modules of those whose generated files are committed.
    private func outsideModules(
        reporting diagnostics: inout DiagnosticCollector
    ) -> [Module] {
        var outside: [String: [String]] = [:]
        for path in contents.descriptions {
            let target = target(around: path)
            if let target, target.canHaveDescriptions {
                guard target.usesBuildPlugin, let item = exclusion(of: path, from: target) else {
                    continue
                }
                diagnostics.error(
                    .excludedDescription,
                    "the build plugin does not see this description: '\(target.name)' excludes "
                        + "'\(item)'", at: place(path),
                    notes: [
                        Diagnostic.Note(
                            "take '\(item)' out of 'exclude' in Package.swift, or move the description"
                        )
                    ])
            } else if isInTarget(path) {
                continue
            } else if isCommitted(pluginName(ofPath: path)) {
                let folder = String(path.dropLast(fileName(ofPath: path).count + 1))
                outside[folder, default: []].append(shown(path))
            } else {
                diagnostics.warning(
                    .descriptionOutsideTargets,
                    target == nil
                        ? "this description is not in a target, so nothing is generated for it"
                        : "this description is in a target of tests, where nothing is generated for it",
                    at: place(path),
                    notes: [
                        Diagnostic.Note(
                            "move it to the target that shows the plugin, or commit the files that "
                                + "'plugingen generate' writes")
                    ])
            }
        }
        return outside.sorted { $0.key < $1.key }.map { folder, paths in
            readModule(ModuleFiles(for: paths), in: folder, reporting: &diagnostics)
        }
    }

    /// Warns of test targets in which no tests of plugins are generated.
    private func checkTests(
        of modules: [Module], reporting diagnostics: inout DiagnosticCollector
    ) {
        let described = targets.filter { target in
            target.usesBuildPlugin
                && modules.contains {
                    $0.name == target.moduleName && $0.configuration.tests != .none
                }
        }
        for test in targets where test.isTest && !test.usesBuildPlugin {
            guard let tested = described.first(where: { test.dependencies.contains($0.name) }),
                generated(in: test).isEmpty,
                !targets.contains(where: {
                    $0.isTest && $0.usesBuildPlugin && $0.dependencies.contains(tested.name)
                })
            else { continue }
            diagnostics.warning(
                .noGeneratedTests,
                "no tests are generated for the plugins of '\(tested.name)': '\(test.name)' has no "
                    + "build plugin", at: manifestFile,
                notes: [
                    Diagnostic.Note(
                        "add plugins: [.plugin(name: \"PlugingenBuildPlugin\", package: "
                            + "\"plugingen\")] to '\(test.name)', or set \"tests\": \"none\" in "
                            + "plugingen.json")
                ])
        }
        for test in targets where test.isTest && test.usesBuildPlugin {
            let tested = modules.filter { module in
                targets.contains {
                    $0.moduleName == module.name && test.dependencies.contains($0.name)
                }
            }
            reportFilesOfBothModes(in: test, of: tested, reporting: &diagnostics)
        }
    }

    private func checkConfigurations(
        of modules: [Module], reporting diagnostics: inout DiagnosticCollector
    ) {
        let read = Set(modules.compactMap(\.configurationPath))
        for path in contents.configurations.sorted()
        where !read.contains(shown(path)) && !providesEngine(folder: parent(of: path)) {
            diagnostics.warning(
                .unreadConfiguration, "this configuration is not used by a description",
                at: place(path),
                notes: [
                    Diagnostic.Note(
                        "move it to the folder of the first description, or one around it up to the "
                            + "package's")
                ])
        }
    }
}

extension CommittedFile {
    /// Returns the file with the path in problems.
    fileprivate func shown(_ path: String) -> CommittedFile {
        CommittedFile(SourceFile(path: path, bytes: file.bytes)) ?? self
    }
}

extension DiagnosticIdentifier {
    static let bothModes: Self = "both-modes"
    static let descriptionInResources: Self = "description-in-resources"
    static let descriptionOutsideTargets: Self = "description-outside-targets"
    static let excludedDescription: Self = "excluded-description"
    static let noBuildPlugin: Self = "no-build-plugin"
    static let noGeneratedTests: Self = "no-generated-tests"
    static let oldToolsVersion: Self = "old-tools-version"
    static let packageAccess: Self = "package-access"
    static let unreadConfiguration: Self = "unread-configuration"
}
