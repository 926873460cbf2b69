import PluginCore
import SystemCalls

/// The tool that the build plugin runs: `plugingen generate` without the code of other commands,
/// since every clean build compiles it.
@main
enum PlugingenBuildTool {
    static func main() {
        guard let arguments = BuildArguments(CommandLine.arguments) else {
            System.writeToStandardError(BuildArguments.usage)
            System.exit(64)
        }
        System.exit(generate(arguments) ? 0 : 1)
    }

    /// The last line of a build with errors. The code that explains them is not part of builds.
    private static let adviceOnErrors = "note: 'plugingen validate' shows what to write instead\n"

    /// Generates the Swift files of descriptions, or reports problems in a form that Xcode shows at
    /// the right line.
    ///
    /// - Returns: Whether there were no errors.
    private static func generate(_ arguments: BuildArguments) -> Bool {
        var diagnostics = DiagnosticCollector()
        let module = Module(reading: arguments.files, advisor: nil, reporting: &diagnostics)
        // The build reports these warnings when it generates the sources that are tested.
        if arguments.isForTests { diagnostics.removeWarnings() }
        module.check(reporting: &diagnostics)
        let plan = module.plan(arguments.options(module.configuration), reporting: &diagnostics)
        if let planned = arguments.sharedFiles {
            reportStaleBuild(
                of: module,
                isStale: module.configuration.engine?.name != arguments.engine
                    || plan.filter(\.isShared).map(\.name).sorted() != planned.sorted(), reporting: &diagnostics)
        }
        let files = module.render(plan, reporting: &diagnostics)
        writeFiles(files, reporting: &diagnostics)
        System.writeToStandardError(lines(for: diagnostics.sorted))
        if diagnostics.hasErrors { System.writeToStandardError(adviceOnErrors) }
        return !diagnostics.hasErrors
    }
}

/// The arguments from the build plugin: options with one value each, `--`, and the paths of
/// descriptions.
struct BuildArguments {
    static let usage = """
        Usage: PlugingenBuildTool [--output DIR] [--tests-output DIR --module NAME] \
        [--tests-prefix NAME] [--configuration FILE] [--engine NAME] \
        [--engine-configuration FILE] [--shared-files NAMES] -- PATH …
        This is what PlugingenBuildPlugin runs; on the command line, use plugingen.

        """

    /// The name of the engine when SwiftPM planned the build.
    private(set) var engine: String?
    /// The names of the shared files when SwiftPM planned the build; nil if they are not known.
    private(set) var sharedFiles: [String]?
    private var descriptions: [String] = []
    private var configuration: String?
    /// The configuration of the module's engine.
    private var engineConfiguration: String?
    private var output: String?
    private var testsOutput: String?
    private var module: String?
    private var testsPrefix: String?

    /// Creates the arguments from a command line, whose first element is the program's name; nil if
    /// they are not as `usage` describes.
    init?(_ arguments: [String]) {
        var index = 1
        while index < arguments.count, arguments[index] != "--" {
            guard index + 1 < arguments.count else { return nil }
            let value = arguments[index + 1]
            switch arguments[index] {
            case "--output": output = value
            case "--tests-output": testsOutput = value
            case "--module": module = value
            case "--tests-prefix": testsPrefix = value
            case "--configuration": configuration = value
            case "--engine": engine = value
            case "--engine-configuration": engineConfiguration = value
            case "--shared-files": sharedFiles = value.split(separator: ",").map(String.init)
            default: return nil
            }
            index += 2
        }
        if output == nil, testsOutput == nil { return nil }
        if testsOutput != nil, module == nil { return nil }
        while index + 1 < arguments.count {
            index += 1
            descriptions.append(arguments[index])
        }
    }

    /// Whether only tests are to be generated.
    var isForTests: Bool { output == nil }

    /// The files that the module is read from.
    var files: ModuleFiles {
        let engine = engineConfiguration
        return ModuleFiles(
            descriptions: descriptions, configuration: configuration, configurationOfEngine: { _ in engine })
    }

    func options(_ configuration: ModuleConfiguration) -> GenerationOptions {
        GenerationOptions(
            sourcesDirectory: output,
            tests: testsOutput.map {
                GenerationOptions.Tests(
                    directory: $0, module: module ?? "", prefix: testsPrefix ?? "", framework: configuration.tests)
            })
    }
}
