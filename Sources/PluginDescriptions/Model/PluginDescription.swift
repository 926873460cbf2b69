import SourceDiagnostics

/// A plugin as its description file describes it.
package struct PluginDescription: Sendable {
    /// The base name of the file: `Loading` for `Loading.plugin.json`.
    package let name: String
    package let file: SourceFile
    package let summary: String?
    package let inputs: [PluginInput]
    package let handlers: [PluginHandler]
    package let content: PluginContent?
    package let placement: Placement
    package let presentation: PluginPresentation

    /// All views, each before those that it holds.
    package var views: [ContentView] { content?.root.flattened ?? [] }

    /// The handlers that a control calls.
    package var triggeredHandlers: [PluginHandler] {
        let names = views.compactMap { view in
            if case .button(let button) = view { button.handler?.value } else { nil }
        }
        return handlers.filter { names.contains($0.name.value) }
    }
}

/// Where a plugin sits in its host.
package enum Placement: String, CaseIterable, Sendable {
    case fill
}

/// When a plugin becomes visible and how long it stays, in seconds.
package struct PluginPresentation: Sendable {
    package let delay: Double
    package let minimumDuration: Double
}
