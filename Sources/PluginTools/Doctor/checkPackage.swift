import PluginCore
import SystemCalls

extension ProjectChecker {
    /// Reports problems of a package, and returns its modules.
    func checkPackage(reporting diagnostics: inout DiagnosticCollector) -> [Module] {
        guard let manifest = project.manifest else {
            reportUnreadableManifest(reporting: &diagnostics)
            return []
        }
        let text = ManifestText(at: project.file, shown: shown(project.file))
        checkDependencies(of: project, in: text, reporting: &diagnostics)
        var modules: [Module] = []
        for target in targets where target.canHaveDescriptions {
            let paths = paths(in: target)
            if paths.isEmpty { continue }
            let module = read(
                paths, named: target.moduleName, in: target.directory, reporting: &diagnostics)
            modules.append(module)
            check(target, with: module, reporting: &diagnostics)
            checkPlatforms(of: manifest, for: module, in: text, reporting: &diagnostics)
        }
        modules += outsideModules(reporting: &diagnostics)
        for target in targets where isCommitted(target) {
            reportUnhandledFiles(in: target, text, reporting: &diagnostics)
        }
        checkTests(of: modules, reporting: &diagnostics)
        return modules
    }

    private func reportUnreadableManifest(reporting diagnostics: inout DiagnosticCollector) {
        diagnostics.error(
            .unreadableManifest, "SwiftPM cannot read the package", at: place(project.file),
            notes: project.problems.map { Diagnostic.Note("SwiftPM says: \($0)") })
    }

    /// The targets of sources and of tests.
    private var targets: [FoundTarget] {
        project.targets.filter { $0.canHaveDescriptions || $0.isTest }
    }

    /// Returns the target of the package that a file belongs to.
    private func target(around path: String) -> FoundTarget? {
        targets.filter { $0.holds(path) }.max { $0.nearness(to: path) < $1.nearness(to: path) }
    }

    /// Returns the descriptions in a target, without those that the manifest hides from the build plugin.
    private func paths(in target: FoundTarget) -> [String] {
        descriptions.filter { path in
            self.target(around: path)?.name == target.name
                && (!target.usesBuildPlugin || target.exclusion(of: path) == nil)
        }
    }

    private func generated(in target: FoundTarget) -> [CommittedFile] {
        examiner.contents.generated.filter {
            self.target(around: $0.file.path)?.name == target.name
        }
    }

    /// Returns whether generated files of a target are committed, in its folder or in another one.
    private func isCommitted(_ target: FoundTarget) -> Bool {
        !generated(in: target).isEmpty || paths(in: target).contains(where: examiner.isCommitted)
    }

    /// Warns of descriptions that SwiftPM warns about in each build.
    private func reportUnhandledFiles(
        in target: FoundTarget, _ text: ManifestText,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        guard let unhandled = examiner.found.unhandledFiles(in: target) else { return }
        diagnostics.warning(
            .unhandledFiles,
            "SwiftPM warns about files in the target '\(target.name)' that no build plugin reads",
            at: text.place(of: target.name, inTarget: target.name),
            note:
                "write in this target, after its name, dependencies and path: \(unhandled.argument)"
        )
    }

    private func check(
        _ target: FoundTarget, with module: Module,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        if target.usesBuildPlugin {
            reportFilesOfBothModes(in: target, of: [module], reporting: &diagnostics)
            checkUse(of: target, with: module, reporting: &diagnostics)
        } else if !target.refersToPlugingen, !module.paths.contains(where: examiner.isCommitted) {
            reportNoBuildPlugin(in: target, with: module, reporting: &diagnostics)
        }
        for path in descriptions where target.holds(path) {
            guard let item = target.resources.first(where: { isWithin(path, $0) }) else { continue }
            reportCopy(
                of: path, because: "it is a resource of '\(target.name)'",
                advice: "move it out of '\(relativePath(item, to: target.directory))'",
                reporting: &diagnostics)
        }
        if project.manifest?.isOlder(than: 5, 9) == true {
            reportPackageAccess(
                of: module, message: "'package' access needs tools version 5.9 or later",
                advice: "raise the tools version in the first line of \(project.name)",
                reporting: &diagnostics)
        }
    }

    private func reportNoBuildPlugin(
        in target: FoundTarget, with module: Module,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.error(
            .noBuildPlugin,
            "this description is not used: the target '\(target.name)' has no build plugin",
            at: place(module.paths[0]),
            note: "add \(buildPluginArgument) to the target in \(project.name), or commit the "
                + "files that 'plugingen generate' writes")
        guard let manifest = project.manifest, manifest.isOlder(than: 5, 6) else { return }
        diagnostics.error(
            .oldToolsVersion,
            "the package has tools version \(manifest.toolsVersion), in which targets cannot "
                + "have plugins", at: place(project.file),
            note: "raise it in the first line of \(project.name), to 5.6 or later")
    }

    private var buildPluginArgument: String {
        "plugins: [.plugin(name: \"PlugingenBuildPlugin\", package: \"plugingen\")]"
    }

    /// Reports a target that SwiftPM leaves out because it has no Swift files.
    private func checkUse(
        of target: FoundTarget, with module: Module,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        let contents = examiner.contents
        let files = contents.sources + contents.generated.map(\.file.path)
        if files.contains(where: { self.target(around: $0)?.name == target.name }) { return }
        diagnostics.error(
            .noBuildPlugin,
            "this description is not used: SwiftPM ignores the target '\(target.name)', which has no "
                + "Swift files", at: place(module.paths[0]),
            note: "add a Swift file, even an empty one")
    }

    /// Reports committed files that the build plugin generates too.
    ///
    /// - Parameter modules: the modules of the generated files.
    private func reportFilesOfBothModes(
        in target: FoundTarget, of modules: [Module],
        reporting diagnostics: inout DiagnosticCollector
    ) {
        let plugins = modules.flatMap(\.paths).map(pluginName(ofPath:))
        for file in generated(in: target)
        where target.exclusion(of: file.file.path) == nil
            && file.plugin.map(plugins.contains) ?? true
        {
            diagnostics.error(
                .bothModes, "the build plugin of '\(target.name)' generates this file too",
                at: place(file.file.path),
                note: "remove this file, or the build plugin from the target")
        }
    }

    /// Whether a file is also in a target by another path, because of a link.
    private func isInTarget(_ path: String) -> Bool {
        guard let stamp = FileIO.stamp(of: path) else { return false }
        let name = fileName(ofPath: path)
        return descriptions.contains { other in
            other != path && fileName(ofPath: other) == name
                && target(around: other) != nil
                && FileIO.stamp(of: other)?.isOfSameFile(as: stamp) == true
        }
    }

    /// Reports descriptions outside of targets, and returns modules of those whose generated files are committed.
    private func outsideModules(reporting diagnostics: inout DiagnosticCollector) -> [Module] {
        var outside: [String: [String]] = [:]
        for path in descriptions {
            let target = target(around: path)
            if let target, target.canHaveDescriptions {
                reportExclusion(of: path, from: target, reporting: &diagnostics)
            } else if isInTarget(path) {
                continue
            } else if examiner.isCommitted(path) {
                outside[parent(of: path), default: []].append(path)
            } else {
                reportOutside(path, isInTests: target != nil, reporting: &diagnostics)
            }
        }
        return outside.sorted { $0.key < $1.key }.map { folder, paths in
            read(paths, named: nil, in: folder, reporting: &diagnostics)
        }
    }

    private func reportExclusion(
        of path: String, from target: FoundTarget, reporting diagnostics: inout DiagnosticCollector
    ) {
        guard target.usesBuildPlugin, let excluded = target.exclusion(of: path) else { return }
        let item = relativePath(excluded, to: target.directory)
        diagnostics.error(
            .excludedDescription,
            "the build plugin does not see this description: '\(target.name)' excludes '\(item)'",
            at: place(path),
            note: "take '\(item)' out of 'exclude' in \(project.name), or move the description")
    }

    private func reportOutside(
        _ path: String, isInTests: Bool, reporting diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.warning(
            .descriptionOutsideTargets,
            isInTests
                ? "this description is in a target of tests, where nothing is generated for it"
                : "this description is not in a target, so nothing is generated for it",
            at: place(path),
            note: "move it to the target that shows the plugin, or commit the files that "
                + "'plugingen generate' writes")
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
                    + "build plugin", at: place(project.file),
                note: "add \(buildPluginArgument) to '\(test.name)', or set \"tests\": \"none\" in "
                    + "plugingen.json")
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
}

extension DiagnosticIdentifier {
    static let excludedDescription: Self = "excluded-description"
    static let noGeneratedTests: Self = "no-generated-tests"
    static let oldToolsVersion: Self = "old-tools-version"
    static let unhandledFiles: Self = "unhandled-files"
    static let unreadableManifest: Self = "unreadable-manifest"
}
