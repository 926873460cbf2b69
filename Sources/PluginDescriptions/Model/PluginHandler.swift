/// A closure that the host of a plugin sets.
package struct PluginHandler: Sendable {
    package struct Parameter: Sendable {
        package let name: Located<String>
        package let type: Located<String>
    }

    package let name: Located<String>
    package let parameters: [Parameter]
    /// Whether the plugin is removed before the closure is called.
    package let removesPlugin: Bool
    package let summary: String?

    /// Whether more has to be done than calling the closure when a control triggers it.
    package var needsCallMethod: Bool { removesPlugin || !parameters.isEmpty }
}
