/// A property that the host of a plugin sets.
package struct PluginInput: Sendable {
    package let name: Located<String>
    package let type: Located<String>
    package let defaultValue: Located<String>?
    package let example: Located<String>?
    package let summary: String?
}
