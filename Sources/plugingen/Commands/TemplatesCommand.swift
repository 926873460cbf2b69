import PluginDescriptions
import PluginGeneration
import PluginTools
import SystemCalls

/// `plugingen templates`: lists the templates, writes the built-in ones, or compares.
enum TemplatesCommand: Command {
    static let syntax = CommandSyntax(
        name: "templates",
        summary: "Lists the templates of generated Swift, or copies them.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "NAME",
                summary:
                    "Templates to write or to compare, as in PluginViewController or UIKit/Motion; Motion "
                    + "stands for those of both frameworks. Default: all.",
                isRequired: false, isRepeated: true,
                suggestions: { ListedTemplate.all(with: CustomTemplates()).map(\.name) })
        ],
        options: [
            .value(
                "--eject", "DIR", "Copy built-in templates into a folder. Existing files stay."),
            .flag("--diff", "Show how custom templates differ from the built-in ones."),
            .templates,
            .configuration,
            .diagnostics,
        ],
        examples: [
            ("plugingen templates", "All templates, with the files they create."),
            (
                "plugingen templates --eject Templates PluginViewController",
                "Copies one template to change."
            ),
            ("plugingen templates --diff", "Compares custom templates with the built-in ones."),
        ])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        var diagnostics = DiagnosticCollector()
        let configuration = readConfiguration(
            at: arguments.value(of: "--configuration") ?? findConfiguration(near: "."),
            reporting: &diagnostics)
        let folder = arguments.value(of: "--eject")
        // What is ejected may be what is missing.
        let own =
            folder != nil
            ? CustomTemplates()
            : readTemplates(
                of: configuration, orIn: arguments.value(of: "--templates"),
                reporting: &diagnostics)
        reportUnreadTemplates(in: own, reporting: &diagnostics)
        let listed = ListedTemplate.all(with: own)
        let builtIn = listed.filter(\.isBuiltIn).map(\.name)
        if let folder, builtIn.contains(folder), !FileIO.isDirectory(folder) {
            throw .other("'\(folder)' is a template: name a folder first, '--eject DIR \(folder)'")
        }
        let names = try names(arguments.operands, among: builtIn)

        var text = ""
        if let folder {
            if arguments.hasFlag("--diff") { throw .other("give '--eject' or '--diff', not both") }
            if !diagnostics.hasErrors {
                text = ejectTemplates(
                    names, to: folder, version: Plugingen.version,
                    reporting: &diagnostics
                ).map { "wrote \($0)\n" }.joined()
            }
        } else if arguments.hasFlag("--diff"), own.files.isEmpty {
            text = diagnostics.hasErrors ? "" : "there are no custom templates\n"
        } else if arguments.hasFlag("--diff") {
            for name in names {
                text +=
                    compareTemplate(
                        name, of: own, version: Plugingen.version) ?? ""
            }
        } else if !arguments.operands.isEmpty {
            throw .other(
                "specify what to do with '\(arguments.operands[0])': --eject DIR or "
                    + "--diff")
        } else if !diagnostics.hasErrors {
            let width = listed.map(\.name.count).max() ?? 0
            text = listed.map { template in
                let padding = String(repeating: " ", count: width - template.name.count)
                return "\(template.name)\(padding)  \(template.summary)\(template.remark)\n"
            }.joined()
        }
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        Console.write(text)
        return diagnostics.hasErrors ? .failure : .success
    }

    /// The names that are given, those of all kits for a name without a kit's folder; or else all.
    private static func names(
        _ given: [String], among all: [String]
    ) throws(ArgumentError) -> [String] {
        var names: [String] = []
        for name in given {
            let found = CustomTemplates.builtInNames(replacedBy: name).filter(all.contains)
            if found.isEmpty {
                let known = all + all.map(CustomTemplates.nameInKits)
                let suffix = CustomTemplates.suffix
                let plain = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
                let match = nearestMatch(to: plain, among: known).map { "; did you mean '\($0)'?" }
                throw .other("there is no built-in template '\(name)'\(match ?? "")")
            }
            names += found.filter { !names.contains($0) }
        }
        return given.isEmpty ? all : names
    }
}
