import PluginDescriptions
import PluginGeneration

/// The texts of the built-in templates, by their names.
func builtInTexts(for framework: TestFramework) -> [String: String] {
    let other = framework == .xctest ? EmbeddedTemplates.xcTest : []
    return Dictionary(
        (EmbeddedTemplates.all + other).map { ($0.name, $0.text) }
    ) { $1 }
}
