import PluginCore
import PluginTools
import SystemCalls

/// `plugingen init`: writes the configuration of a project.
enum InitCommand: Command {
    static let syntax = CommandSyntax(
        name: "init",
        summary: "Lists the modules of a package or of a project in plugingen.json.",
        operands: [],
        options: [
            .flag("--dry-run", "Print the configuration without writing it."), .diagnostics,
        ],
        examples: [
            (
                "plugingen init",
                "Writes plugingen.json. Then 'plugingen generate' needs no arguments."
            )
        ],
        exitStatuses: [
            (.success, "Success."),
            (
                .failure,
                "There is a plugingen.json, which was not changed; or it could not be written."
            ),
            (.usage, "The arguments are invalid."),
        ],
        page: "Projects.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let found = try findProjects(around: FileIO.currentDirectory)
        let proposal = Proposal(for: found)
        if proposal.modules.isEmpty { throw nothingToList(in: found, proposal.omitted) }
        let text = proposal.text
        if arguments.hasFlag("--dry-run") {
            Console.writeExactly(text)
            return .success
        }
        let path = pathWithParents(
            to: joinPath(found.root, ModuleConfiguration.fileName), from: FileIO.currentDirectory)
        var diagnostics = DiagnosticCollector()
        if let project = Project(around: found.root, reporting: &diagnostics),
            proposal.modules.allSatisfy(project.lists)
        {
            Console.write("\(project.configuration.visible) lists all modules\n")
            return .success
        }
        diagnostics = DiagnosticCollector()
        do throws(FileSystemError) {
            try FileIO.create(path, with: Array(text.utf8))
        } catch {
            diagnostics.error(.fileAccess, error)
            Console.report(diagnostics, as: arguments.diagnosticFormat)
            if FileIO.exists(path) {
                Console.separate(as: arguments.diagnosticFormat)
                Console.writeError(additions(from: proposal, to: path))
            }
            return .failure
        }
        Console.write(
            "wrote \(path.visible)\n\n" + explanation(of: proposal.modules)
                + remark(on: proposal.omitted) + remark(on: proposal.platforms)
                + exclusions(from: found, for: proposal.modules)
                + "\n" + nextSteps(for: proposal.modules))
        return .success
    }

    /// Returns the lines that an existing configuration does not have.
    private static func additions(from proposal: Proposal, to path: String) -> String {
        var ignored = DiagnosticCollector()
        let root = String(directory(of: FileIO.absolutePath(path)))
        if let project = Project(around: root, reporting: &ignored), project.configuration == path {
            let lines = proposal.modules.filter { !project.lists($0) }.map { "    \($0.text)" }
            return "Add these lines to the 'modules' of \(path):\n\n"
                + lines.joined(separator: ",\n") + "\n"
        }
        let file = SourceFile(path: path, bytes: (try? FileIO.read(path)) ?? [])
        return "Add these lines to \(path):\n\n" + proposal.text(besides: file)
    }

    /// Returns the error that there are no modules, with the reasons, and a list to begin with.
    private static func nothingToList(
        in found: FoundProjects, _ omitted: [(target: String, reason: String)]
    ) -> ArgumentError {
        let reasons = omitted.prefix(10).map { "'\($0.target)': \($0.reason)" }
        let described = found.listing.paths.first(where: isDescription).map {
            relativePath(String(directory(of: $0)), to: found.root)
        }
        let folder = described ?? "App"
        let example =
            #"{ "modules": [{ "name": "App", "descriptions": "\#(folder)", "output": "\#(folder)/Generated" }] }"#
        let isPackage = found.noun == "the package"
        return .other(
            (["\(found.noun) has no target with sources"] + reasons
                + (isPackage ? [] : ["list the modules in plugingen.json yourself:", example]))
                .joined(separator: "\n"))
    }

    /// Returns the projects around a folder.
    @MainActor
    private static func findProjects(
        around folder: String
    ) throws(ArgumentError) -> FoundProjects {
        guard let found = FoundProjects(around: folder) else {
            throw .other(
                "there is no Package.swift in this folder or around it, and no Xcode project")
        }
        try found.checkManifests(orElse: "")
        return found
    }

    /// Returns what is not listed, and why; empty if everything is.
    private static func remark(on omitted: [(target: String, reason: String)]) -> String {
        if omitted.isEmpty { return "" }
        return "\nNot listed:\n\n"
            + omitted.map { "  \($0.target.visible): \($0.reason.visible)\n" }.joined()
    }

    /// Returns a remark on the platforms in the configuration; empty if there are none.
    private static func remark(on platforms: [SupportedPlatform]) -> String {
        if platforms.isEmpty { return "" }
        let names = platforms.map(\.rawValue).joined(separator: ", ")
        return "\nCode for other platforms than \(names) is left out: see 'platforms'.\n"
    }

    /// Returns how to exclude descriptions from the targets whose files are committed; empty if nothing is to exclude.
    ///
    /// - Parameter found: the projects before the configuration was written.
    private static func exclusions(
        from found: FoundProjects, for modules: [ProposedModule]
    ) -> String {
        let committed = modules.filter { $0.output != nil }.map(\.name)
        let configuration = joinPath(found.root, ModuleConfiguration.fileName)
        return found.targets.filter { committed.contains($0.moduleName) }.compactMap { target in
            found.unhandledFiles(in: target, adding: [configuration]).map { "\n\($0.advice)" }
        }.joined()
    }

    /// Returns what was chosen for each module, and why.
    private static func explanation(of modules: [ProposedModule]) -> String {
        let folders = modules.flatMap(\.folders)
        let widths = (
            key: folders.map(\.key.count).max() ?? 0,
            path: folders.map(\.folder.path.visible.count).max() ?? 0
        )
        return modules.map { module in
            let lines = module.folders.map { key, folder in
                "  \(padded(key, to: widths.key))  \(padded(folder.path.visible, to: widths.path))  \(folder.reason)\n"
            }
            let remark =
                module.output == nil
                ? "  no 'output': the build plugin generates its controllers\n" : ""
            return module.name + "\n" + lines.joined() + remark
        }.joined()
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: width - text.count)
    }

    private static func nextSteps(for modules: [ProposedModule]) -> String {
        let writesFiles = modules.contains { $0.output != nil }
        return "From any folder of the project:\n\n"
            + (writesFiles
                ? "    \(programInvocation) generate\n    \(programInvocation) check\n" : "")
            + "    \(programInvocation) validate\n"
    }
}
