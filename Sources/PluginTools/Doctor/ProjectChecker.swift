import PluginCore

/// Reports problems of one project that concern its descriptions.
struct ProjectChecker {
    let project: FoundProject
    /// The descriptions of the project.
    let descriptions: [String]
    let examiner: Examiner
    /// Whether the build plugin generates code for a target.
    let usesBuildPlugin: Bool

    init(_ project: FoundProject, with descriptions: [String], by examiner: Examiner) {
        self.project = project
        self.descriptions = descriptions
        self.examiner = examiner
        usesBuildPlugin =
            project.targets.contains { $0.usesBuildPlugin && $0.canHaveDescriptions }
            || !project.isPackage && project.namesBuildPlugin(in: examiner.found.listing)
    }

    func shown(_ path: String) -> String { examiner.shown(path) }

    func place(_ path: String) -> SourcePlace { examiner.place(path) }

    /// Reads the module with some descriptions.
    func read(
        _ paths: [String], named name: String?, in directory: String,
        reporting diagnostics: inout DiagnosticCollector
    ) -> Module {
        var found = DiagnosticCollector()
        let module = readModule(
            ModuleFiles(for: paths.map(shown)), named: name,
            in: project.isPackage ? directory : shown(directory), reporting: &found)
        // Several modules can have one configuration.
        diagnostics.addOnce(contentsOf: found)
        return module
    }

    /// Reports `package` access where a target has no package.
    func reportPackageAccess(
        of module: Module, message: String, advice: String,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        guard let plugin = module.firstOfPackage else { return }
        diagnostics.error(
            .packageAccess, message, at: SourcePlace(plugin.file),
            note: "\(advice), or choose another access")
    }

    /// Reports descriptions that are copied into the app.
    func reportCopy(
        of path: String, because reason: String, advice: String,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.warning(
            .descriptionInResources, "this description is copied into the app: \(reason)",
            at: place(path), note: advice)
    }
}

extension FoundProject {
    /// Whether the project, or a file that it is made from, names the build plugin.
    func namesBuildPlugin(in listing: FileListing) -> Bool {
        let files: [String] =
            switch (xcode, system) {
            case (_?, _): [joinPath(file, "project.pbxproj")]
            case (nil, .tuist):
                [file] + listing.paths.filter { $0.contains("/ProjectDescriptionHelpers/") }
            case (nil, .xcodeGen):
                listing.paths.filter {
                    isWithin($0, folder) && ($0.hasSuffix(".yml") || $0.hasSuffix(".yaml"))
                }
            case (nil, _): []
            }
        return files.contains { listing.text($0).contains(PluginUsage.buildPluginName) }
    }
}

extension DiagnosticIdentifier {
    static let bothModes: Self = "both-modes"
    static let descriptionInResources: Self = "description-in-resources"
    static let descriptionOutsideTargets: Self = "description-outside-targets"
    static let noBuildPlugin: Self = "no-build-plugin"
    static let packageAccess: Self = "package-access"
}
