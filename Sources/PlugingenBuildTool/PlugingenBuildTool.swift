import PluginDescriptions
import PluginGeneration
import SourceDiagnostics
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
