import PluginDescriptions

/// A template of the user's.
package struct OwnTemplate: Sendable {
    /// Its path in the folder of templates, without the suffix: `PluginViewController`.
    package let name: String
    package let file: SourceFile
}
