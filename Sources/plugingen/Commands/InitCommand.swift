import PluginCore
import PluginTools
import SystemCalls

/// `plugingen init`: lists the modules of a project in a configuration.
enum InitCommand: Command {
    static let syntax = CommandSyntax(
        name: "init",
        summary: "Lists modules with committed files in plugingen.json.",
        operands: [],
        options: [
            .value(
                "--module", "NAME", isRepeatable: true,
                "The name that a module is imported by. The options after it are for this module."),
            .value(
                "--sources", "DIR", isRepeatable: true,
                "The folder of the module's sources and descriptions."),
            .value("--tests", "DIR", isRepeatable: true, "The folder of the module's tests."),
            .flag("--committed", "List the targets of the package around this folder."),
            .flag("--dry-run", "Print the configuration without writing it."), .diagnostics,
        ],
        examples: [
            (
                "plugingen init --module Shop --sources Shop --tests ShopTests",
                "Writes plugingen.json. Then 'plugingen generate' needs no arguments."
            ),
            (
                "plugingen init --module Shop --sources Shop --module Kit --sources Kit",
                "Lists two modules."
            ),
            ("plugingen init --committed", "Lists the targets of a package."),
        ],
        exitStatuses: ExitStatus.common(
            success: "Success, or the list has the modules already.",
            failure: "There is another plugingen.json, or it could not be written."), page: "BuildSystems.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let current = FileIO.currentDirectory
        let modules = try namedModules(arguments)
        if arguments.hasFlag("--committed") {
            if !modules.isEmpty { throw .other("use '--committed' or '--module', not both") }
            let alternative = "list the modules: plugingen init --module NAME --sources DIR"
            guard let package = try askSwiftPM(around: current, orElse: alternative) else {
                throw .other("there is no Package.swift in this folder or around it\n\(alternative)")
            }
            let targets = package.committedModules
            if targets.isEmpty {
                throw .other("the package has no target with Swift files and without the build plugin")
            }
            return write(targets, in: package.folder, isForMacAlone: package.isForMacAlone, arguments)
        }
        if !modules.isEmpty { return write(modules, in: current, arguments) }
        let package = findPackage(around: current)
        var diagnostics = DiagnosticCollector()
        if let path = Project.configurationPath(around: current),
            findPackage(around: FileIO.absolutePath(path)) == package
        {
            let modules = readConfiguration(at: path, reporting: &diagnostics)?.modules ?? []
            let names = modules.map(\.name)
            return Console.finish(arguments, &diagnostics, "\(path) lists modules already: \(quotedList(names))\n")
        }
        if package == nil { throw unnamedModules(below: current) }
        Console.write(
            """
            a package needs no plugingen.json: the build plugin finds the descriptions of each target
            In Package.swift, one line for the package, and one for each target with plugins and its test target:

                \(SwiftPackage.manifestLines.joined(separator: "\n    "))

            To commit the generated files instead: \(programInvocation) init --committed

            """)
        return .success
    }

    /// Returns the modules that options name. Throws if a folder does not exist.
    private static func namedModules(_ arguments: ParsedArguments) throws(ArgumentError) -> [NewModule] {
        var groups: [[String: String]] = []
        for (option, value) in arguments.options {
            switch option {
            case "--module": groups.append([option: value])
            case "--sources", "--tests":
                guard var group = groups.popLast() else {
                    throw .other("'\(option)' follows its module: --module NAME \(option) \(value)")
                }
                if group.updateValue(try folder(value), forKey: option) != nil {
                    throw .other("'\(option)' is given twice for a module")
                }
                groups.append(group)
            default: break
            }
        }
        return try groups.map { group throws(ArgumentError) in
            let name = group["--module"] ?? ""
            try checkIdentifier(name, of: "--module")
            guard let sources = group["--sources"] else {
                throw .other("the module '\(name)' has no folder; add --sources DIR")
            }
            return NewModule(name: name, sources: sources, tests: group["--tests"])
        }
    }

    /// Returns the path of a folder from the current one. Throws if there is no such folder.
    private static func folder(_ path: String) throws(ArgumentError) -> String {
        let full = FileIO.absolutePath(path)
        let shown = pathWithParents(to: full, from: FileIO.currentDirectory)
        if FileIO.isDirectory(full) { return shown }
        throw .other("the folder '\(shown)' does not exist; to create it: mkdir -p \(shellQuoted(path))")
    }

    /// Writes the configuration, unless it exists.
    @MainActor
    private static func write(
        _ modules: [NewModule], in folder: String, isForMacAlone: Bool = false, _ arguments: ParsedArguments
    ) -> ExitStatus {
        let text = NewModule.configuration(listing: modules, isForMacAlone: isForMacAlone)
        let path = pathWithParents(to: joinPath(folder, ModuleConfiguration.fileName), from: FileIO.currentDirectory)
        var diagnostics = DiagnosticCollector()
        _ = readConfiguration(SourceFile(path: path, text: text), reporting: &diagnostics)
        if diagnostics.hasErrors { return Console.finish(arguments, &diagnostics) }
        if arguments.hasFlag("--dry-run") {
            Console.writeExactly(text)
            return .success
        }
        // A run that was killed may have left one beside the file.
        FileIO.removeAbandonedFiles(in: folder)
        if FileIO.exists(path) {
            let listed = readConfiguration(at: path, reporting: &diagnostics)?.modules ?? []
            let changes = modules.compactMap { $0.change(to: listed) }
            if changes.isEmpty {
                return Console.finish(arguments, &diagnostics, "\(path) lists these modules already\n")
            }
            if !diagnostics.hasErrors {
                diagnostics.error(
                    .fileAccess, "this file exists, and was not changed",
                    at: SourcePlace(ofFile: path),
                    notes: changes.map { Diagnostic.Note($0) })
            }
            return Console.finish(arguments, &diagnostics)
        }
        do throws(FileSystemError) {
            try FileIO.create(path, with: Array(text.utf8))
        } catch {
            diagnostics.error(.fileAccess, error)
        }
        let option = modules.count == 1 ? "" : " --module \(modules[0].name)"
        let remark =
            findPackage(around: folder) == nil
            ? "" : "\n'\(programInvocation) doctor' prints the lines that exclude descriptions from targets.\n"
        return Console.finish(
            arguments, &diagnostics,
            "wrote \(path)\n"
                + modules.map { "    \($0.summary)\n" }.joined() + """

                    Next:

                        \(programInvocation) new Loading\(option)
                        \(programInvocation) generate
                        \(programInvocation) check

                    """ + remark)
    }

    /// Returns the error that the modules are not known, with a command for the folders that can be modules.
    private static func unnamedModules(below root: String) -> ArgumentError {
        let folders = foldersWithSwift(below: root)
        let options = NewModule.proposedOptions(for: folders).map { $0.map(shellQuoted).joined(separator: " ") }
        return .other(
            (["name the modules: plugingen does not read project files"]
                + ["    \(programInvocation) init " + options.joined(separator: " \\\n        ")]
                + (folders.isEmpty
                    ? []
                    : ["folders with Swift files: \(quotedList(folders.prefix(20).map(\.visible)))"])
                + ["for Xcode, XcodeGen, Tuist and Bazel: \(referenceFolder)/BuildSystems.md"]).joined(separator: "\n"))
    }
}
