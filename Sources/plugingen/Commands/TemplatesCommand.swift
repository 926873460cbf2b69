import PluginCore
import PluginTools
import SystemCalls

/// `plugingen templates`: lists the templates, copies the built-in ones, compares custom ones with them, or prints their
/// data.
enum TemplatesCommand: Command {
    static let syntax = CommandSyntax(
        name: "templates",
        summary: "Lists the templates of generated Swift, or copies them.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "NAME",
                summary: "A template to copy or to compare, for example PluginViewController.",
                isRequired: false, isRepeated: true,
                suggestions: { ListedTemplate.all(with: CustomTemplates()).map(\.name) })
        ],
        options: [
            .value(
                "--eject", "DIR",
                "Copy the named templates into a folder, to change them. Existing files are not replaced."),
            .flag("--all", "With --eject: copy all templates."),
            .flag("--diff", "Show how custom templates differ from the built-in ones."),
            .value(
                "--data", "FILE",
                "Print the data that templates get for a description, as JSON. The data can depend on other descriptions "
                    + "in its folder."),
            .flag("--tests", "With --data: print the data for templates of tests."),
            .flag(
                "--shared",
                "With --data: print the data for templates that create one file for all plugins."),
            .value(
                "--kit", "NAME", choices: Kit.all.map(\.name),
                "With --data: the framework, \(Kit.all.map(\.name).joined(separator: " or ")). Default: the first one of "
                    + "the plugin."),
            .templates,
            .configuration,
            .diagnostics,
        ],
        examples: [
            ("plugingen templates", "Lists all templates, with the files they create."),
            ("plugingen templates --eject Templates PluginViewController", "Copies one template."),
            ("plugingen templates --eject Templates --all", "Copies all templates."),
            ("plugingen templates --diff", "Compares custom templates with the built-in ones."),
            (
                "plugingen templates --data Loading.plugin.json",
                "Prints the data of the plugin's controller."
            ),
        ], page: "Templates.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        try checkCombination(of: arguments)
        if let path = arguments.value(of: "--data") { return try printData(of: path, arguments) }
        var diagnostics = DiagnosticCollector()
        let path = arguments.value(of: "--configuration") ?? findConfiguration(near: ".")
        let folder = arguments.value(of: "--templates")
        let ejected = arguments.value(of: "--eject")
        let module = Module(
            reading: ModuleFiles(
                descriptions: [], configuration: path,
                templates: ejected != nil ? .none : folder.map { .folder($0) } ?? .configured), reporting: &diagnostics)
        reportUnreadTemplates(in: module.templates, reporting: &diagnostics)
        let text =
            if let ejected {
                try eject(arguments, to: ejected, for: module.configuration, at: path, reporting: &diagnostics)
            } else if arguments.hasFlag("--diff") {
                try differences(of: module.templates, arguments, hasErrors: diagnostics.hasErrors)
            } else {
                diagnostics.hasErrors ? "" : ListedTemplate.list(with: module.templates)
            }
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        Console.write(text)
        return diagnostics.hasErrors ? .failure : .success
    }

    private static func checkCombination(of arguments: ParsedArguments) throws(ArgumentError) {
        let actions = ["--eject", "--diff", "--data"].filter(arguments.hasFlag)
        let name = arguments.operands.first
        if actions.count > 1 { throw .other("use '\(actions[0])' or '\(actions[1])', not both") }
        for (option, action) in [
            ("--tests", "--data FILE"), ("--shared", "--data FILE"), ("--kit", "--data FILE"),
            ("--all", "--eject DIR"),
        ] where arguments.hasFlag(option) && !action.hasPrefix(actions.first ?? "none") {
            throw .other("'\(option)' needs '\(action)'")
        }
        if let name, actions == ["--data"] { throw .unexpectedOperand(name) }
        if let name, arguments.hasFlag("--all") { throw .other("use '\(name)' or '--all', not both") }
        if let name, actions.isEmpty { throw .other("specify what to do with '\(name)': --eject DIR or --diff") }
        if name == nil, actions == ["--eject"], !arguments.hasFlag("--all") {
            throw .other(
                "name the templates to copy after the folder, or use '--all'; 'plugingen templates' lists them")
        }
    }

    /// Prints the data that templates get for the description at a path.
    @MainActor private static func printData(
        of path: String, _ arguments: ParsedArguments
    ) throws(ArgumentError) -> ExitStatus {
        guard isDescription(path) else {
            throw .other("'\(path)' is not a description: the file name does not end in '.plugin.json'")
        }
        var diagnostics = DiagnosticCollector()
        let folder = path.contains("/") ? directory(of: path) + "/" : "."
        let siblings = findDescriptions(at: [String(folder)], reporting: &diagnostics)
            .filter { pluginName(ofPath: $0) != pluginName(ofPath: path) }
        let module = Module(
            reading: ModuleFiles(
                for: [path] + siblings, configuration: arguments.value(of: "--configuration"),
                templates: .none),
            reporting: &diagnostics)
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        if diagnostics.hasErrors { return .failure }
        let kit = arguments.value(of: "--kit")
        let plugin = module.descriptions.first { $0.file.path == path }
        let text = module.contextJSON(
            of: arguments.hasFlag("--shared") ? nil : plugin, for: kit, areTests: arguments.hasFlag("--tests"))
        guard let text else { throw .other("'\(path)' does not support the framework '\(kit ?? "")'") }
        Console.writeExactly(text)
        return .success
    }

    /// Copies built-in templates, and returns which files were written and how to use them.
    private static func eject(
        _ arguments: ParsedArguments, to folder: String, for configuration: ModuleConfiguration,
        at path: String?, reporting diagnostics: inout DiagnosticCollector
    ) throws(ArgumentError) -> String {
        let names = try names(arguments.operands)
        if diagnostics.hasErrors { return "" }
        let written = ejectTemplates(names, to: folder, version: Plugingen.version, reporting: &diagnostics)
        guard let written else { return "" }
        return written.summary() + "\n" + configuration.useOfTemplates(in: folder, at: path)
    }

    private static func differences(
        of custom: CustomTemplates, _ arguments: ParsedArguments, hasErrors: Bool
    ) throws(ArgumentError) -> String {
        let names = arguments.operands.isEmpty ? builtInNames : try names(arguments.operands)
        if custom.files.isEmpty { return hasErrors ? "" : "there are no custom templates\n" }
        return names.compactMap { compareTemplate($0, of: custom, version: Plugingen.version) }.joined()
    }

    private static var builtInNames: [String] { ListedTemplate.all(with: CustomTemplates()).map(\.name) }

    /// Returns the names of the templates that the operands name; without operands, of all templates.
    private static func names(_ operands: [String]) throws(ArgumentError) -> [String] {
        let all = builtInNames
        for name in operands where !all.contains(name) { throw unknownTemplate(name, among: all) }
        return operands.isEmpty ? all : operands
    }

    private static func unknownTemplate(_ name: String, among all: [String]) -> ArgumentError {
        let suffix = CustomTemplates.suffix
        let plain = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
        let match = nearestMatch(to: plain, among: all)
        return .other(
            "there is no built-in template '\(name)'; "
                + (match.map { "did you mean '\($0)'?" } ?? "'plugingen templates' lists them"))
    }
}
