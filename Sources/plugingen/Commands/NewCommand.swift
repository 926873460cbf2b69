import PluginDescriptions
import PluginGeneration
import SourceDiagnostics
import SystemCalls

/// `plugingen new`: writes a description to start from.
enum NewCommand: Command {
    static let syntax = CommandSyntax(
        name: "new",
        summary: "Writes the description of a new plugin.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "NAME",
                summary:
                    "The plugin's name, as in Loading. A starter's name begins with that starter.",
                isRequired: true, isRepeated: false)
        ],
        options: [
            .value(
                "--from", "STARTER", "The starter to begin with; 'plugingen starters' lists them."),
            .value("--directory", "DIR", "The folder to write to. Default: the package's target."),
            .diagnostics,
        ],
        examples: [
            ("plugingen new Loading", "A plugin from the starter of that name."),
            ("plugingen new Offline --from Error", "A plugin that begins as another."),
            ("plugingen new Loading --directory Sources/App", "In a package of several targets."),
        ])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let name = arguments.operands[0]
        let starter = try chooseStarter(for: name, named: arguments.value(of: "--from"))
        let text = starter.text
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: descriptionFileName(ofPlugin: name), text: text)
        guard let description = readDescription(file, name: name, into: &diagnostics) else {
            throw .other(
                diagnostics.diagnostics[0].message
                    + diagnostics.diagnostics[0].notes.map { ": " + $0.message }.joined())
        }
        let place = try choosePlace(for: arguments)
        let path = joinPath(place.directory, file.path)

        do throws(FileSystemError) {
            try FileIO.makeDirectory(place.directory)
            try FileIO.create(path, with: file.bytes)
        } catch {
            diagnostics.error(.file, error)
            Console.report(diagnostics, as: arguments.diagnosticFormat)
            return .failure
        }
        Console.write("wrote \(path)\n\n" + nextSteps(for: description, in: place))
        return .success
    }

    private static func chooseStarter(
        for name: String, named starterName: String?
    ) throws(ArgumentError) -> Starter {
        guard let starterName else { return Starter.named(name) ?? Starter.blank }
        if let starter = Starter.named(starterName) { return starter }
        let names = Starter.all.map(\.name)
        let match = nearestMatch(to: starterName, among: names).map { "; did you mean '\($0)'?" }
        throw .other(
            "there is no starter '\(starterName)'\(match ?? "")"
                + "; there are \(names.joined(separator: ", "))")
    }

    /// The folder that was named, or that of the only target it can be.
    private static func choosePlace(
        for arguments: ParsedArguments
    ) throws(ArgumentError) -> NewPluginPlace {
        if let directory = arguments.value(of: "--directory") {
            return NewPluginPlace(directory: directory, target: nil)
        }
        let current = FileIO.currentDirectory
        guard let root = findPackage(around: current) else {
            throw .other(
                "there is no Package.swift in this folder or around it: "
                    + "name the folder to write to with --directory")
        }
        guard let targets = findTargets(ofPackage: root) else {
            throw .other(
                "SwiftPM could not read the package: name the folder to write to with --directory")
        }
        let around = targets.filter { (current + "/").hasPrefix($0.directory + "/") }
        if let target = around.count == 1 ? around[0] : targets.count == 1 ? targets[0] : nil {
            return NewPluginPlace(
                directory: relativePath(target.directory, to: current), target: target)
        }
        guard !targets.isEmpty else {
            throw .other(
                "the package has no target with sources: name the folder to write to with --directory"
            )
        }
        let name = arguments.operands[0]
        let from = arguments.value(of: "--from").map { " --from \($0)" } ?? ""
        let lines = targets.map { target in
            "  plugingen new \(name)\(from) --directory \(relativePath(target.directory, to: current))"
        }
        throw .other(
            "the package has several targets: say which one the plugin is for\n"
                + lines.joined(separator: "\n"))
    }
}

/// Where a new description goes.
struct NewPluginPlace {
    let directory: String
    /// The target around the folder, where it was looked for.
    let target: PackageTarget?
}

/// What to do after a description was written, and how to use what will be generated from it.
func nextSteps(for plugin: PluginDescription, in place: NewPluginPlace) -> String {
    let generation =
        if place.target?.usesBuildPlugin == true {
            "Change the description as you like, and build: the Swift is generated.\n\n"
        } else {
            """
            Change the description as you like. For the Swift to be generated at each build, add
            plugingen to the package's dependencies and its build plugin to the target\
            \(place.target.map { " '\($0.name)'" } ?? "") in Package.swift:

                plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]

            To generate it now, into files of your own:

                plugingen generate \(place.directory) --output \(joinPath(place.directory, "Generated"))


            """
        }
    return generation + """
        In any view controller:

            \(UsageExample(of: plugin).lines.joined(separator: "\n    "))

        """
}
