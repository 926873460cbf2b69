import PluginCore
import SystemCalls

/// Finds out why plugins are not generated, or not up to date: it compares the list of modules and the package with the
/// files on disk.
package struct Doctor {
    private let project: Project?
    private let package: SwiftPackage?
    /// The number of descriptions.
    package private(set) var count = 0
    /// The committed files that are not up to date.
    package private(set) var differences: [FileComparison] = []
    private var diagnostics = DiagnosticCollector()

    /// - Parameters:
    ///   - project: the list of modules; nil for none.
    ///   - package: the package; nil for none.
    package init(of project: Project?, in package: SwiftPackage?) {
        self.project = project
        self.package = package
    }

    /// Reports all problems, each with what to write instead.
    package mutating func examine(reporting diagnostics: inout DiagnosticCollector) {
        if let project { for module in project.modules { examine(module, of: project) } }
        let root = package?.folder ?? project?.folder ?? "/"
        let rest = descriptions(below: root).filter { path in
            project?.module(around: path).map { $0.output == nil } ?? true
        }
        if let package { examine(rest, in: package) } else { examineUnlisted(rest) }
        diagnostics.addOnce(contentsOf: self.diagnostics)
    }

    /// Returns the absolute paths of the descriptions in a folder and below it, without those in inner packages.
    private func descriptions(below root: String) -> [String] {
        var ignored = DiagnosticCollector()
        let all = findDescriptions(at: [root], reporting: &ignored).map(FileIO.absolutePath)
        return all.filter { findPackage(around: parent(of: $0)) == findPackage(around: root) }
    }

    private func shown(_ path: String) -> String { pathWithParents(to: path, from: FileIO.currentDirectory) }

    private func place(_ path: String) -> SourcePlace { SourcePlace(ofFile: shown(path)) }
}

/// Listed modules.
extension Doctor {
    private mutating func examine(_ module: ProjectModule, of project: Project) {
        let folder = project.folder(of: module)
        project.reportMissingFolders(of: [module], reporting: &diagnostics)
        if !FileIO.isDirectory(folder) { return }
        let target = package?.target(around: folder)
        if let target, target.usesBuildPlugin, module.output != nil {
            diagnostics.error(
                .bothModes,
                "the target of '\(module.name)' has the build plugin, which generates the files of 'output' too",
                at: project.place(of: "output", in: module),
                note: "remove 'output' here, or the build plugin from the target")
            return
        }
        let described = compare(module, of: project)
        count += module.output == nil && package != nil ? 0 : described.paths.count
        if described.paths.isEmpty, described.configuration.providedEngine == nil {
            diagnostics.warning(
                .noDescription, "the module '\(module.name)' has no descriptions",
                at: project.place(of: "descriptions", in: module),
                note: "'plugingen new Loading --module \(module.name)' writes one")
        }
        if let target, module.output != nil { reportUnhandledFiles(in: target) }
    }

    /// Compares the committed files of a module with its descriptions. Returns the module.
    private mutating func compare(_ module: ProjectModule, of project: Project) -> Module {
        var found = DiagnosticCollector()
        defer { diagnostics.addOnce(contentsOf: found) }
        guard let run = project.run(of: module) else {
            let folder = project.path(module.descriptions)
            let paths = findDescriptions(at: [folder], reporting: &found)
            found.remove { $0.identifier == .noDescription }
            return readModule(ModuleFiles(for: paths, near: folder), reporting: &found)
        }
        let (described, files) = run.compare(reporting: &found)
        reportDifferences(files, reporting: &found)
        differences += files.filter { $0.state != .upToDate }
        return described
    }

    /// Warns of files in a target with committed files that SwiftPM warns about in each build.
    private mutating func reportUnhandledFiles(in target: SwiftPackage.Target) {
        if target.isTest || target.usesBuildPlugin { return }
        let names = [ModuleConfiguration.fileName, schemaFileName]
        let own = files(below: target.directory).filter { path in
            isDescription(path) || path.hasSuffix(CustomTemplates.suffix) || names.contains(fileName(ofPath: path))
        }
        guard let package, let argument = target.exclusionArgument(adding: own) else { return }
        var found = DiagnosticCollector()
        found.warning(
            .unhandledFiles, "SwiftPM warns about files in the target '\(target.name)' that no build plugin reads",
            at: place(package.manifest),
            note: "write in this target, after its name, dependencies and path: \(argument)")
        diagnostics.addOnce(contentsOf: found)
    }

    /// Warns of descriptions that no listed module has, where there is no package.
    private mutating func examineUnlisted(_ descriptions: [String]) {
        for path in descriptions where project?.module(around: path) == nil {
            diagnostics.warning(
                .descriptionOutsideTargets,
                "no listed module has this description, so nothing is generated for it",
                at: place(path),
                note: "add its folder to the 'modules' of '\(project?.configuration ?? "")', or move it")
        }
    }
}

/// Targets of a package.
extension Doctor {
    private mutating func examine(_ descriptions: [String], in package: SwiftPackage) {
        let byTarget = Dictionary(grouping: descriptions) { package.target(around: $0)?.name }
        for target in package.targets {
            guard let paths = byTarget[target.name] else { continue }
            if target.isTest {
                reportOutside(paths, "is in a target of tests, where")
            } else if target.usesBuildPlugin {
                examine(paths, of: target, in: package)
            } else {
                diagnostics.error(
                    .noBuildPlugin,
                    "this description is not used: the target '\(target.name)' has no build plugin",
                    at: place(paths[0]),
                    note: "add \(SwiftPackage.manifestLines[1]) to the target, or commit the generated files: "
                        + "'plugingen init --committed' lists the targets")
            }
        }
        reportOutside(byTarget[nil] ?? [], "is not in a target with Swift files, so")
        count += descriptions.count
    }

    private mutating func reportOutside(_ paths: [String], _ reason: String) {
        for path in paths {
            diagnostics.warning(
                .descriptionOutsideTargets,
                "this description \(reason) nothing is generated for it", at: place(path),
                note: "move it to the target that shows the plugin")
        }
    }

    /// Examines the descriptions of a target with the build plugin.
    private mutating func examine(_ paths: [String], of target: SwiftPackage.Target, in package: SwiftPackage) {
        for path in paths {
            guard let item = target.exclusion(of: path) else { continue }
            diagnostics.error(
                .excludedDescription,
                "the build plugin does not see this description: '\(target.name)' excludes '\(item)'",
                at: place(path),
                note: "take '\(item)' out of 'exclude' in Package.swift, or move the description")
        }
        let seen = paths.filter { target.exclusion(of: $0) == nil }.map(shown)
        if seen.isEmpty { return }
        var found = DiagnosticCollector()
        let module = readModule(ModuleFiles(for: seen), reporting: &found)
        reportOtherConfigurations(than: module.configurationPath, of: seen, reporting: &found)
        if let place = module.configuration.moduleBundle, !target.hasResources {
            found.error(
                .noResources, "the target '\(target.name)' has no bundle, because it has no resources", at: place,
                note: "add the resources to it, as in 'resources: [.process(\"Resources\")]', or remove 'bundle'")
        }
        // Several modules can have one configuration.
        diagnostics.addOnce(contentsOf: found)
        let tests = package.targets.filter { $0.isTest && $0.dependencies.contains(target.name) }
        guard let test = tests.first, !tests.contains(where: \.usesBuildPlugin), module.configuration.tests != .none
        else { return }
        diagnostics.warning(
            .noGeneratedTests,
            "no tests are generated for the plugins of '\(target.name)': '\(test.name)' has no build plugin",
            at: place(package.manifest),
            note: "add \(SwiftPackage.manifestLines[1]) to '\(test.name)', or set \"tests\": \"none\" in plugingen.json"
        )
    }
}

extension UnreadablePackage {
    /// Reports the package: a warning if the machine has no Swift.
    package func report(to diagnostics: inout DiagnosticCollector) {
        diagnostics.add(
            Diagnostic(
                isWithoutSwift ? .warning : .error, .unreadableManifest, reason,
                at: SourcePlace(ofFile: pathWithParents(to: manifest, from: FileIO.currentDirectory)),
                notes: problems.map { Diagnostic.Note("SwiftPM says: \($0)") }))
    }
}

extension DiagnosticIdentifier {
    static let bothModes: Self = "both-modes"
    static let descriptionOutsideTargets: Self = "description-outside-targets"
    static let excludedDescription: Self = "excluded-description"
    static let noBuildPlugin: Self = "no-build-plugin"
    static let noGeneratedTests: Self = "no-generated-tests"
    static let noResources: Self = "no-resources"
    static let unhandledFiles: Self = "unhandled-files"
    static let unreadableManifest: Self = "unreadable-manifest"
}
