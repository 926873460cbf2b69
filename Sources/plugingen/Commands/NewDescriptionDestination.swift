import PluginCore
import PluginTools
import SystemCalls

/// The folder that a new description is written to.
struct NewDescriptionDestination {
    let directory: String
    /// The reason for this folder, as a sentence; nil if the user has named it.
    private(set) var reason: String?
    /// The module of `plugingen.json` that the folder belongs to; nil if it is not listed.
    private(set) var listed: ProjectModule?
    /// The target that the folder belongs to; nil if it is not known.
    private(set) var target: SwiftPackage.Target?
    /// The package around the folder; nil if it is not known.
    let package: SwiftPackage?
    /// The folder of all descriptions of the module.
    let moduleDirectory: String

    /// The name that tests import; nil if it is not known.
    var moduleName: String? { listed?.name ?? target?.moduleName }

    /// Returns a description that begins as a starter.
    func description(from starter: Starter, plain: PluginDescription) -> NewDescription {
        NewDescription(
            from: starter, plain: plain, in: directory, of: moduleDirectory,
            isForMacAlone: package?.isForMacAlone == true)
    }

    /// Finds the folder that `--directory` names, or else that of the listed module that `--module` names, that is around the
    /// current folder, or that is the only one, or else that of the target around the current folder, or else the current folder.
    @MainActor
    init(for arguments: ParsedArguments) throws(ArgumentError) {
        let current = FileIO.currentDirectory
        if let directory = arguments.value(of: "--directory") {
            let full = FileIO.absolutePath(directory)
            // The folder is known, so that SwiftPM need not answer.
            self.init(
                directory.hasPrefix("/") ? relativePath(full, to: current) : directory,
                in: try? SwiftPackage(around: full))
            return
        }
        // The command has reported mistakes in the list.
        var ignored = DiagnosticCollector()
        if let project = Project(around: current, reporting: &ignored) {
            let module = try Self.module(of: project, for: arguments)
            self.init(project.path(module.descriptions), in: nil)
            return
        }
        guard let package = try askSwiftPM(around: current, orElse: "specify --directory DIR") else {
            self.init(".", in: nil)
            reason = "this is the current folder"
            return
        }
        let targets = package.sourceTargets
        let target = package.target(around: current) ?? (targets.count == 1 ? targets[0] : nil)
        guard let target, !target.isTest else {
            let folders = targets.map { pathWithParents(to: $0.directory, from: current) }
            throw .other(
                (["this folder is not in a target of the package; name the folder"]
                    + folders.sorted().map { newCommand(arguments, adding: ["--directory", $0]) })
                    .joined(separator: "\n"))
        }
        self.init(pathWithParents(to: target.directory, from: current), in: package)
    }

    private init(_ directory: String, in package: SwiftPackage?) {
        self.directory = directory
        self.package = package
        let full = FileIO.absolutePath(directory)
        // Other commands report mistakes in the list.
        var ignored = DiagnosticCollector()
        let project = Project(around: full, reporting: &ignored)
        listed = project?.module(around: full)
        target = package?.target(around: full)
        if let project, let listed {
            moduleDirectory = project.path(listed.descriptions)
            reason = "the folder belongs to the module '\(listed.name)' in \(project.configuration)"
        } else if let target {
            moduleDirectory = pathWithParents(to: target.directory, from: FileIO.currentDirectory)
            reason = "the folder belongs to the target '\(target.name)'"
        } else {
            moduleDirectory = directory
        }
    }

    /// Returns the listed module that `--module` names, or else that around the current folder, or the only one.
    private static func module(
        of project: Project, for arguments: ParsedArguments
    ) throws(ArgumentError) -> ProjectModule {
        let names = project.modules.map(\.name)
        if let name = arguments.value(of: "--module") {
            if let module = project.modules.first(where: { $0.name == name }) { return module }
            let match = nearestMatch(to: name, among: names).map { "did you mean '\($0)'? " } ?? ""
            throw .other("'\(project.configuration)' lists no module '\(name)'; \(match)it lists \(quotedList(names))")
        }
        if let module = project.module(around: FileIO.currentDirectory) { return module }
        if project.modules.count == 1 { return project.modules[0] }
        throw .other(
            (["'\(project.configuration)' lists several modules; name one"]
                + names.map { newCommand(arguments, adding: ["--module", $0]) }).joined(separator: "\n"))
    }
}

/// Returns the command again, with an option.
func newCommand(_ arguments: ParsedArguments, besides excluded: [String] = [], adding option: [String]) -> String {
    let words = arguments.words(of: NewCommand.syntax, besides: excluded, adding: option)
    return "    \(programInvocation) new " + words.map(shellQuoted).joined(separator: " ")
}
