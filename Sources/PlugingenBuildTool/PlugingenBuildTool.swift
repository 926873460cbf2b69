import PluginDescriptions
import PluginGeneration
import SystemCalls

/// What the build plugin runs: `plugingen generate`, and nothing that builds have no use for, since
/// each of them compiles it.
@main
enum PlugingenBuildTool {
    static func main() {
        guard let arguments = BuildArguments(CommandLine.arguments.dropFirst()) else {
            System.writeToStandardError(BuildArguments.usage)
            System.exit(64)
        }
        System.exit(generate(arguments) ? 0 : 1)
    }

    /// Emits the Swift of descriptions, or else reports what is wrong, in the form that builds show at
    /// the right line.
    ///
    /// Returns whether all went well.
    private static func generate(_ arguments: BuildArguments) -> Bool {
        var diagnostics = DiagnosticCollector()
        let configuration = readConfiguration(
            at: arguments.configuration, reporting: &diagnostics)
        let templates = readTemplates(of: configuration, reporting: &diagnostics)
        let descriptions = readDescriptions(
            at: arguments.descriptions, configuration: configuration, reporting: &diagnostics)
        let plan = makePlan(
            for: descriptions, options: arguments.options(configuration), templates: templates,
            reporting: &diagnostics)
        let files = render(
            plan, configuration: configuration, templates: templates, reporting: &diagnostics)
        _ = emit(files, reporting: &diagnostics)
        System.writeToStandardError(writeLines(diagnostics.sorted))
        return !diagnostics.hasErrors
    }
}

/// What the build plugin asks for: options that each have a value, `--`, and descriptions.
struct BuildArguments {
    static let usage = """
        Usage: PlugingenBuildTool [--output DIR] [--tests-output DIR --module NAME] \
        [--tests-prefix NAME] [--configuration FILE] -- PATH …
        This is what PlugingenBuildPlugin runs; on the command line, use plugingen.

        """

    let descriptions: [String]
    private let values: [String: String]

    /// Nil where the words are not what is described above.
    init?(_ words: ArraySlice<String>) {
        let names = ["--output", "--tests-output", "--module", "--tests-prefix", "--configuration"]
        var values: [String: String] = [:]
        var rest = words
        while let name = rest.popFirst(), name != "--" {
            guard names.contains(name), let value = rest.popFirst() else { return nil }
            values[name] = value
        }
        if values["--output"] == nil, values["--tests-output"] == nil { return nil }
        if values["--tests-output"] != nil, values["--module"] == nil { return nil }
        self.values = values
        descriptions = Array(rest)
    }

    var configuration: String? { values["--configuration"] }

    func options(_ configuration: ModuleConfiguration) -> GenerationOptions {
        GenerationOptions(
            sourcesDirectory: values["--output"],
            tests: values["--tests-output"].map {
                GenerationOptions.Tests(
                    directory: $0, module: values["--module"] ?? "",
                    prefix: values["--tests-prefix"] ?? "", framework: configuration.tests)
            })
    }
}
