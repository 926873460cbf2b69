import PluginCore
import PluginTools
import SystemCalls

/// `plugingen new`: writes a description to start from.
enum NewCommand: Command {
    static let syntax = CommandSyntax(
        name: "new",
        summary: "Creates a description: the file NAME.plugin.json.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "NAME",
                summary:
                    "The plugin's name, for example Loading. A starter with this name is used if there is one; otherwise, the "
                    + "description begins blank.", isRequired: false, suggestions: { Starter.all.map(\.name) })
        ],
        options: [
            .value("--from", "STARTER", "The starter to use; '--list' shows all."),
            .flag("--list", "List the starters without writing anything."),
            .value(
                "--directory", "DIR",
                "The folder to write to. Default: that of the module in plugingen.json that you are in, or of the only one, or "
                    + "of the target of the package that you are in, or this folder."),
            .value(
                "--module", "NAME",
                "The module in plugingen.json to write to; with --directory, the module that tests import."),
            .value("--tests", "DIR", "Also create a file for your own tests in this folder."),
            .flag("--dry-run", "Print what would be written without writing it."),
            .flag("--diff", "Print the files as a patch for 'patch -p1' without writing them."),
            .diagnostics,
        ],
        examples: [
            ("plugingen new Loading", "Creates Loading.plugin.json from the starter Loading."),
            ("plugingen new --list", "Lists all starters with a summary."),
            (
                "plugingen new Offline --from Error",
                "Creates Offline.plugin.json from the starter Error."
            ),
            ("plugingen new Loading --directory Sources/App", "Creates it in a folder."),
            ("plugingen new Loading --module Shop", "Creates it in a module of plugingen.json."),
            (
                "plugingen new Loading --tests Tests/AppTests",
                "Also creates a file for your own tests."
            ),
        ])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        if arguments.hasFlag("--list") {
            if let name = arguments.operands.first { throw .unexpectedOperand(name) }
            Console.write(Starter.list)
            return .success
        }
        guard let name = arguments.operands.first else { throw .missingOperand(syntax.operands[0]) }
        let starter = try chooseStarter(for: name, named: arguments.value(of: "--from"))
        let plain: PluginDescription
        do throws(InvalidPluginName) {
            plain = try starter.newDescription(named: name)
        } catch {
            throw .other(error.message)
        }
        var diagnostics = DiagnosticCollector()
        if !arguments.hasFlag("--directory") {
            _ = Project(around: FileIO.currentDirectory, reporting: &diagnostics)
            if diagnostics.hasErrors { return Console.finish(arguments, &diagnostics) }
        }
        let destination = try NewDescriptionDestination(for: arguments)
        if let module = arguments.value(of: "--module"), module != destination.listed?.name,
            !arguments.hasFlag("--tests")
        {
            throw .other("no plugingen.json lists '\(module)' with this folder")
        }
        let new = destination.description(from: starter, plain: plain)
        let tests = try userTests(of: new.plugin, in: destination, arguments, reporting: &diagnostics)
        let file = RenderedFile(path: new.file.path, bytes: new.file.bytes)
        let files = [file, new.hooks, tests].compactMap(\.self)
        // An unchanged blank description has nothing to lose.
        let blank = destination.description(from: .blank, plain: plain).file
        let newFiles = NewFiles(files, replaceable: [RenderedFile(path: blank.path, bytes: blank.bytes)])
        let isNewFolder = FileIO.isMissing(destination.directory)
        do throws(FileSystemError) {
            if !arguments.isDryRun { NewFiles.removeAbandonedFiles(besides: files) }
            for path in newFiles.occupied { try FileIO.checkAbsence(of: path) }
            if !arguments.isDryRun, !diagnostics.hasErrors { try newFiles.create() }
        } catch {
            diagnostics.error(.fileAccess, error)
        }
        let folder = destination.directory.visible
        let results =
            newFiles.summary(isDryRun: arguments.isDryRun)
            + (isNewFolder && !arguments.isDryRun ? "created the folder \(folder)\n" : "")
            + (destination.reason.map { $0 + "\n" } ?? "")
        let status = Console.finish(
            arguments, &diagnostics,
            arguments.isDryRun
                ? results
                : results + "\n" + (starter.isBlank ? remarkOnBlank(name, arguments) : "")
                    + nextSteps(for: new, in: destination))
        if status == .success, arguments.hasFlag("--diff") {
            Console.write("\n")
            for file in compareFiles(newFiles.missing, reporting: &diagnostics) {
                Console.writePatch(file.difference(in: FileIO.currentDirectory))
            }
        }
        return status
    }

    private static func chooseStarter(for name: String, named starterName: String?) throws(ArgumentError) -> Starter {
        guard let starterName else { return Starter.named(name) ?? Starter.blank }
        if let starter = Starter.named(starterName) { return starter }
        let names = Starter.all.map(\.name)
        let match = nearestMatch(to: starterName, among: names).map { "did you mean '\($0)'? " }
        throw .other(
            "there is no starter '\(starterName)'; \(match ?? "")the starters are \(names.joined(separator: ", "))")
    }

    /// Returns the user's test file if `--tests` is given.
    private static func userTests(
        of plugin: PluginDescription, in destination: NewDescriptionDestination,
        _ arguments: ParsedArguments, reporting diagnostics: inout DiagnosticCollector
    ) throws(ArgumentError) -> RenderedFile? {
        guard let directory = arguments.value(of: "--tests") else { return nil }
        guard let module = try arguments.identifier(of: "--module") ?? destination.moduleName else {
            throw .other("'--tests' needs '--module NAME': tests import the module of the plugin")
        }
        let tested = Module(reading: ModuleFiles(for: [], near: destination.directory), reporting: &diagnostics)
        return tested.userTests(
            of: plugin,
            in: GenerationOptions.Tests(
                directory: directory, module: module, framework: tested.configuration.usedTests),
            reporting: &diagnostics)
    }

    /// Returns that a description begins blank, and how to begin with a starter in place of that.
    private static func remarkOnBlank(_ name: String, _ arguments: ParsedArguments) -> String {
        let introduction = "'\(name)' is not the name of a starter, so the description begins blank. "
        let near = Starter.near(name)
        if near.isEmpty {
            return introduction
                + "'plugingen new --list' lists what to begin with: --from STARTER\n\n"
        }
        let lines = near.prefix(2).map { newCommand(arguments, besides: ["--from"], adding: ["--from", $0.name]) }
        return introduction + "To begin with a starter:\n\n" + lines.joined(separator: "\n") + "\n\n"
    }
}
