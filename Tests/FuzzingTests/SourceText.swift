import FuzzTargets
import PluginCore

/// Shortcuts for the start of generated descriptions.
enum SourceText {
    static func diagnostics() -> DiagnosticCollector { DiagnosticCollector() }

    static func description(seed: Int) -> SourceFile {
        var generator = DescriptionGenerator(Choices(seed: UInt64(seed)), plugin: "Example")
        return SourceFile(path: "Example.plugin.json", text: generator.description())
    }
}
