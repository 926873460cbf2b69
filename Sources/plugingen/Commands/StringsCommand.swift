import PluginCore
import PluginTools
import SystemCalls

/// `plugingen strings`: lists the localized strings of descriptions, or adds them to a string catalog.
enum StringsCommand: Command {
    static let syntax = CommandSyntax(
        name: "strings",
        summary: "Lists the localized strings of descriptions, or adds them to a string catalog.",
        operands: [.descriptions],
        options: [
            .value(
                "--catalog", "FILE",
                "Add the missing strings of one table to a string catalog. The table has the name of the file: "
                    + "Localizable for Localizable.xcstrings. Strings of other tables are not added."
            ),
            .value(
                "--source-language", "CODE",
                "With --catalog: the language of the default values, if the file does not exist. Default: en."
            ),
            .flag("--dry-run", "With --catalog: print what would be added without writing it."),
            .flag("--json", "Print the strings as JSON."),
            .value("--target", "NAME", "Read the folder of this target, not this folder."),
            .configuration, .diagnostics,
        ],
        examples: [
            ("plugingen strings Sources/App", "Lists the strings of all descriptions in a folder."),
            (
                "plugingen strings Sources/App --catalog Sources/App/Localizable.xcstrings",
                "Adds them to the string catalog of a target."
            ),
            ("plugingen strings --target App --json", "Prints the strings of a target as JSON."),
        ],
        exitStatuses: [
            (.success, "Success."),
            (
                .failure,
                "A description or the string catalog has errors, and nothing was written; or it could not be written."
            ),
            (.usage, "The arguments are invalid."),
        ],
        page: "StringCatalogs.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        try checkCombination(of: arguments)
        var diagnostics = DiagnosticCollector()
        let paths = try arguments.descriptionPaths(reporting: &diagnostics)
        if diagnostics.hasErrors {
            Console.report(diagnostics, as: arguments.diagnosticFormat)
            return .failure
        }
        let modules = readTextOfModules(
            at: paths, configuration: arguments.value(of: "--configuration"),
            reporting: &diagnostics)
        var text = ""
        if let catalog = arguments.value(of: "--catalog") {
            text = update(catalog, with: modules, arguments, paths: paths, reporting: &diagnostics)
        } else {
            let strings = localizedStrings(of: modules, reporting: &diagnostics)
            if !diagnostics.hasErrors {
                text = arguments.hasFlag("--json") ? strings.json : strings.listing
            }
        }
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        if !diagnostics.diagnostics.isEmpty, !text.isEmpty {
            Console.separate(as: arguments.diagnosticFormat)
        }
        arguments.hasFlag("--json") ? Console.writeExactly(text) : Console.write(text)
        return diagnostics.hasErrors ? .failure : .success
    }

    private static func checkCombination(of arguments: ParsedArguments) throws(ArgumentError) {
        guard let catalog = arguments.value(of: "--catalog") else {
            for option in ["--source-language", "--dry-run"] where arguments.hasFlag(option) {
                throw .other("'\(option)' needs '--catalog FILE'")
            }
            return
        }
        if !catalog.hasSuffix(suffix) || fileName(ofPath: catalog) == suffix {
            throw .other(
                "'\(catalog)' is not a string catalog: its name ends with '\(suffix)', as in Localizable\(suffix)"
            )
        }
        if arguments.hasFlag("--json") { throw .other("use '--catalog' or '--json', not both") }
    }

    /// Adds the strings of a catalog's modules to it, and returns what was added.
    private static func update(
        _ path: String, with modules: [TextOfModule], _ arguments: ParsedArguments,
        paths: [String], reporting diagnostics: inout DiagnosticCollector
    ) -> String {
        let table = String(fileName(ofPath: path).dropLast(suffix.count))
        // All mistakes are reported in one run, but unused keys are known only without mistakes.
        let isComplete = !diagnostics.hasErrors && !paths.contains(where: isDescription)
        let isNamed = !arguments.operands.isEmpty || arguments.hasFlag("--target")
        let own = ModulesOfCatalog(among: modules, for: path, namedBy: isNamed ? paths : [])
        let strings = localizedStrings(of: own.modules, reporting: &diagnostics)
        var ignored = DiagnosticCollector()
        let all = localizedStrings(of: modules, reporting: &ignored).filter { $0.table == table }
        let update = CatalogUpdate(
            of: path, with: strings.filter { $0.table == table },
            sourceLanguage: arguments.value(of: "--source-language"),
            allKeys: isComplete ? Set(all.map(\.key)) : nil, reporting: &diagnostics)
        if diagnostics.hasErrors { return "" }
        if !arguments.hasFlag("--dry-run") { update.write(reporting: &diagnostics) }
        if diagnostics.hasErrors { return "" }
        return summary(of: update, to: path, isDryRun: arguments.hasFlag("--dry-run"))
            + remark(on: strings, besides: table)
            + remark(onOtherModulesIn: own.otherFolders)
    }

    /// Returns a line about modules whose strings were not added; empty if there are none.
    private static func remark(onOtherModulesIn folders: [String]) -> String {
        if folders.isEmpty { return "" }
        let paths = folders.map { pathWithParents(to: $0, from: FileIO.currentDirectory).visible }
        return
            "the catalog belongs to another module than the text in \(quotedList(paths)); name these folders to add it too\n"
    }

    private static func summary(of update: CatalogUpdate, to path: String, isDryRun: Bool) -> String
    {
        let action = isDryRun ? "would add" : "added"
        return update.added.map { "\(action) \($0.key.visible)\n" }.joined()
            + "\(path.visible): \(update.added.count) added, \(update.known) unchanged\n"
    }

    /// Returns a line about the strings of other tables; empty if there are none.
    private static func remark(on strings: [LocalizedString], besides table: String) -> String {
        let others = Set(strings.map(\.table)).subtracting([table]).sorted()
        return others.map { other in
            let count = strings.count { $0.table == other }
            let subject = count == 1 ? "1 string is" : "\(count) strings are"
            return
                "\(subject) for the table '\(other.visible)': use --catalog \(other.visible)\(suffix)\n"
        }.joined()
    }

    private static let suffix = ".xcstrings"
}
