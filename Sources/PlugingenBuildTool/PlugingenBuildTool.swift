import PluginDescriptions
import PluginGeneration
import SystemCalls

/// What the build plugin runs: `plugingen generate`, and nothing that builds have no use for, since
/// each of them compiles it.
@main
enum PlugingenBuildTool {
    static func main() {
        guard let arguments = BuildArguments(CommandLine.arguments) else {
            System.writeToStandardError(BuildArguments.usage)
            System.exit(64)
        }
        System.exit(generate(arguments) ? 0 : 1)
    }

    /// Generates the Swift of descriptions, or else reports what is wrong, in the form that builds show at
    /// the right line.
    ///
    /// Returns whether all went well.
    private static func generate(_ arguments: BuildArguments) -> Bool {
        var diagnostics = DiagnosticCollector()
        let configuration = readConfiguration(
            at: arguments.configuration, reporting: &diagnostics)
        let templates = readTemplates(of: configuration, reporting: &diagnostics)
        reportNameCollisions(among: arguments.descriptions, reporting: &diagnostics)
        let descriptions = readDescriptions(
            at: arguments.descriptions, configuration: configuration, reporting: &diagnostics)
        // A build reports these when it generates the sources of the tests.
        if arguments.isForTests { diagnostics.removeWarnings() }
        let plan = makePlan(
            for: descriptions, options: arguments.options(configuration), templates: templates,
            reporting: &diagnostics)
        let files = render(
            plan, configuration: configuration, templates: templates, reporting: &diagnostics)
        writeFiles(files, reporting: &diagnostics)
        System.writeToStandardError(lines(for: diagnostics.sorted))
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

    private(set) var configuration: String?
    private(set) var descriptions: [String] = []
    private var output: String?
    private var testsOutput: String?
    private var module: String?
    private var testsPrefix: String?

    /// Nil where the words after the first one, the program's name, are not what is described above.
    init?(_ words: [String]) {
        var index = 1
        while index < words.count, words[index] != "--" {
            guard index + 1 < words.count else { return nil }
            let value = words[index + 1]
            switch words[index] {
            case "--output": output = value
            case "--tests-output": testsOutput = value
            case "--module": module = value
            case "--tests-prefix": testsPrefix = value
            case "--configuration": configuration = value
            default: return nil
            }
            index += 2
        }
        if output == nil, testsOutput == nil { return nil }
        if testsOutput != nil, module == nil { return nil }
        while index + 1 < words.count {
            index += 1
            descriptions.append(words[index])
        }
    }

    /// Whether nothing but tests is asked for.
    var isForTests: Bool { output == nil }

    func options(_ configuration: ModuleConfiguration) -> GenerationOptions {
        GenerationOptions(
            sourcesDirectory: output,
            tests: testsOutput.map {
                GenerationOptions.Tests(
                    directory: $0, module: module ?? "", prefix: testsPrefix ?? "",
                    framework: configuration.tests)
            })
    }
}
