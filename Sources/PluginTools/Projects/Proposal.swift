import PluginCore

/// The modules for the configuration of a project, and what is not listed in it.
package struct Proposal {
    package private(set) var modules: [ProposedModule] = []
    /// The names of targets and the reasons why they are left out.
    package private(set) var omitted: [(target: String, reason: String)] = []
    package let platforms: [SupportedPlatform]

    private let found: FoundProjects
    private let contents: FolderContents

    /// Proposes the targets with descriptions, or all targets of the projects in the folder itself that can have some.
    package init(for found: FoundProjects) {
        self.found = found
        contents = FolderContents(of: found.listing, besides: found.foreign)
        platforms = supportedPlatforms(of: found)
        let targets = found.targets.filter(\.canHaveDescriptions)
        let described = targets.filter { holdsDescriptions($0) }
        for target in described.isEmpty ? found.mainTargets : described { add(target) }
    }

    /// The text of the configuration.
    package var text: String { configurationText(listing: modules, platforms: platforms) }

    /// Returns the text without the platforms that a configuration has already.
    package func text(besides configuration: SourceFile) -> String {
        var ignored = DiagnosticCollector()
        let node = readJSON(configuration, reporting: &ignored)
        return configurationText(
            listing: modules, platforms: node?.member("platforms") == nil ? platforms : [])
    }

    private func holdsDescriptions(_ target: FoundTarget) -> Bool {
        providesEngine(folder: target.directory)
            || contents.descriptions.contains { found.target(of: $0)?.isSame(as: target) == true }
    }

    /// Adds the module of a target, or the reason why a configuration cannot list it.
    private mutating func add(_ target: FoundTarget) {
        do throws(Omission) {
            var module = try module(for: target)
            try check(module)
            module.tests = tests(of: target)
            do throws(Omission) {
                try check(module)
            } catch {
                omitted.append(("the tests of \(module.name)", error.reason))
                module.tests = nil
            }
            modules.append(module)
        } catch {
            omitted.append((target.name, error.reason))
        }
    }

    private struct Omission: Error {
        let reason: String
    }

    /// Throws the problem that a configuration with one more module would have.
    private func check(_ module: ProposedModule) throws(Omission) {
        var problems = DiagnosticCollector()
        let text = configurationText(listing: modules + [module], platforms: platforms)
        _ = readConfiguration(
            SourceFile(path: ModuleConfiguration.fileName, text: text), reporting: &problems)
        if let first = problems.diagnostics.first(where: { $0.severity == .error }) {
            throw Omission(reason: first.message)
        }
    }

    private func module(for target: FoundTarget) throws(Omission) -> ProposedModule {
        let isPresent =
            target.isCertain ? hasSwift(target) : found.listing.isFolder(target.directory)
        if !isPresent, !target.usesBuildPlugin, !holdsDescriptions(target) {
            throw Omission(reason: target.isCertain ? "it has no Swift files" : target.doubt)
        }
        var folder = target.directory
        if !target.sources.isEmpty, !target.usesBuildPlugin {
            guard let inner = target.sources.first(where: found.listing.isFolder) else {
                throw Omission(
                    reason:
                        "it lists its files one by one, and a generated file would not be one of them"
                )
            }
            folder = inner
        }
        var module = ProposedModule(
            name: target.moduleName,
            descriptions: proposed(
                folder,
                because: target.isCertain
                    ? "the folder of the target '\(target.name)'" : target.doubt))
        if !target.usesBuildPlugin { module.output = output(in: folder) }
        return module
    }

    /// Whether a target compiles Swift that is not in the folder of another target in its folder.
    private func hasSwift(_ target: FoundTarget) -> Bool {
        found.listing.paths.contains { path in
            target.compiles(path)
                && (target.files.contains(path)
                    || found.target(of: path)?.directory == target.directory)
        }
    }

    /// Returns the folder of the committed controllers in a folder, or one for them.
    private func output(in folder: String) -> ProposedModule.Folder {
        let committed = contents.generated.first {
            !$0.isTest && $0.plugin != nil && $0.file.path.hasPrefix(folder + "/")
        }
        if let committed {
            return proposed(committed.directory, because: "it has generated files already")
        }
        return proposed(
            joinPath(folder, "Generated"),
            because: "for files that you commit, because the build plugin is not used")
    }

    private func proposed(_ folder: String, because reason: String) -> ProposedModule.Folder {
        .init(path: relativePath(folder, to: found.root), reason: reason)
    }

    /// Returns the folder of the committed tests of a target, or one for them; nil if it has no test target, or if the
    /// build plugin generates its tests.
    private func tests(of target: FoundTarget) -> ProposedModule.Folder? {
        if target.usesBuildPlugin { return nil }
        guard let tests = found.testTarget(of: target) else { return testsBeside(target) }
        if tests.usesBuildPlugin { return nil }
        let committed = contents.generated.first {
            $0.testedModules.contains(target.moduleName) && tests.holds($0.file.path)
        }
        if let committed {
            return proposed(committed.directory, because: "it has generated tests already")
        }
        return proposed(
            joinPath(tests.directory, "Generated"),
            because: "the tests of the target '\(tests.name)'")
    }

    /// Returns a folder for tests in the folder `AppTests`, for a project that does not show its targets.
    private func testsBeside(_ target: FoundTarget) -> ProposedModule.Folder? {
        let folder = joinPath(found.root, target.name + "Tests")
        if target.isCertain || !found.listing.isFolder(folder) { return nil }
        return proposed(
            joinPath(folder, "Generated"),
            because: "the folder '\(target.name)Tests' is beside it")
    }
}
