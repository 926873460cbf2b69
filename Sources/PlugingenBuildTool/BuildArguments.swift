import PluginDescriptions
import PluginGeneration

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
