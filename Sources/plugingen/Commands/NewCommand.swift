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
                    + "description begins blank.",
                isRequired: false, isRepeated: false, suggestions: { Starter.all.map(\.name) })
        ],
        options: [
            .value("--from", "STARTER", "The starter to use; '--list' shows all."),
            .flag("--list", "List the starters without writing anything."),
            .value(
                "--target", "NAME",
                "The target of the package to write to. Default: the only target, or the one "
                    + "whose folder you are in."),
            .value("--directory", "DIR", "The folder to write to, instead of a target's folder."),
            .value("--tests", "DIR", "Also create a file for your own tests in this folder."),
            .value(
                "--module", "NAME", "The module of the plugin, for tests. Default: the target's."),
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
            (
                "plugingen new Loading --target App",
                "Creates it in a target, if the package has several."
            ),
            (
                "plugingen new Loading --directory Sources/App",
                "Creates it in a folder, for example of an Xcode project."
            ),
            (
                "plugingen new Loading --tests Tests/AppTests",
                "Also creates a file for your own tests."
            ),
        ])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        if arguments.hasFlag("--list") {
            if let name = arguments.operands.first { throw .unexpectedOperand(name) }
            Console.write(starterList())
            return .success
        }
        if arguments.operands.isEmpty { throw .missingOperand(syntax.operands[0]) }
        let isDryRun = arguments.isDryRun
        if arguments.value(of: "--module") != nil, arguments.value(of: "--tests") == nil {
            throw .other("'--module' is for tests; add '--tests DIR'")
        }
        let name = arguments.operands[0]
        try checkPluginName(name)
        let starter = try chooseStarter(for: name, named: arguments.value(of: "--from"))
        let plain = try readStarter(starter, name: name)
        let destination = try NewDescriptionDestination(for: arguments)
        try checkParentFolder(of: destination.directory)
        let new = NewDescription(from: starter, plain: plain, in: destination)
        let isNewFolder = FileIO.isMissing(destination.directory)
        var diagnostics = DiagnosticCollector()
        let tests = try userTests(
            of: new.plugin, in: destination, arguments: arguments, reporting: &diagnostics)
        let files = new.files(in: destination) + [tests].compactMap { $0 }
        // An unchanged blank description has nothing to lose.
        let blank = NewDescription(from: .blank, plain: plain, in: destination).file
        let newFiles = NewFiles(
            files, replaceable: [RenderedFile(path: blank.path, bytes: blank.bytes)])
        do throws(FileSystemError) {
            if !isDryRun { NewFiles.removeAbandonedFiles(besides: files) }
            for path in newFiles.occupied { try FileIO.checkAbsence(of: path) }
            if !isDryRun, !diagnostics.hasErrors { try newFiles.create() }
        } catch {
            diagnostics.error(.fileAccess, error)
        }
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        if diagnostics.hasErrors { return .failure }
        let folder = destination.directory.visible
        Console.write(
            newFiles.summary(isDryRun: isDryRun)
                + (isNewFolder && !isDryRun ? "created the folder \(folder)\n" : ""))
        if arguments.hasFlag("--diff") {
            Console.write("\n")
            let folder = FileIO.currentDirectory
            for file in compareFiles(newFiles.missing, reporting: &diagnostics) {
                Console.writePatch(file.difference(in: folder))
            }
        }
        if !isDryRun {
            Console.write(
                "\n" + (starter.isBlank ? remarkOnBlank(name, arguments) : "")
                    + nextSteps(for: new, in: destination))
        }
        return .success
    }

    /// Returns the name and the summary of each starter, one in a line.
    private static func starterList() -> String {
        let width = Starter.all.map(\.name.count).max() ?? 0
        return Starter.all.map { starter in
            let padding = String(repeating: " ", count: width - starter.name.count)
            let summary = starter.description(named: starter.name)?.summary ?? ""
            return "\(starter.name)\(padding)  \(summary)\n"
        }.joined()
    }

    /// Returns that a description begins blank, and how to begin with a starter in place of that.
    private static func remarkOnBlank(_ name: String, _ arguments: ParsedArguments) -> String {
        let introduction =
            "'\(name)' is not the name of a starter, so the description begins blank. "
        let near = Starter.near(name)
        if near.isEmpty {
            return introduction
                + "'plugingen new --list' lists what to begin with: --from STARTER\n\n"
        }
        let lines = near.prefix(2).map { starter in
            let words = arguments.words(
                of: syntax, besides: ["--from"], adding: ["--from", starter.name])
            return "    \(programInvocation) new " + words.map(shellQuoted).joined(separator: " ")
        }
        return introduction + "To begin with a starter:\n\n"
            + lines.joined(separator: "\n") + "\n\n"
    }

    /// Returns the starter as a description with a name. Throws if the name is not possible.
    private static func readStarter(
        _ starter: Starter, name: String
    ) throws(ArgumentError) -> PluginDescription {
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: descriptionFileName(ofPlugin: name), text: starter.text)
        if let description = readDescription(file, name: name, reporting: &diagnostics) {
            return description
        }
        throw .invalidPluginName(diagnostics.diagnostics[0])
    }

    /// Returns the user's test file if `--tests` is given.
    private static func userTests(
        of plugin: PluginDescription, in destination: NewDescriptionDestination,
        arguments: ParsedArguments,
        reporting diagnostics: inout DiagnosticCollector
    ) throws(ArgumentError) -> RenderedFile? {
        guard let directory = arguments.value(of: "--tests") else { return nil }
        guard
            let module = try arguments.identifier(of: "--module") ?? destination.target?.moduleName
        else {
            throw .other("'--tests' needs '--module NAME': tests import the module of the plugin")
        }
        let tested = Module(
            reading: ModuleFiles(for: [], near: destination.directory), reporting: &diagnostics)
        return tested.userTests(
            of: plugin,
            in: GenerationOptions.Tests(
                directory: directory, module: module, framework: tested.configuration.usedTests),
            reporting: &diagnostics)
    }

    private static func chooseStarter(
        for name: String, named starterName: String?
    ) throws(ArgumentError) -> Starter {
        guard let starterName else { return Starter.named(name) ?? Starter.blank }
        if let starter = Starter.named(starterName) { return starter }
        let names = Starter.all.map(\.name)
        let match = nearestMatch(to: starterName, among: names).map { "did you mean '\($0)'? " }
        throw .other(
            "there is no starter '\(starterName)'; \(match ?? "")"
                + "use one of \(names.joined(separator: ", "))")
    }
}
