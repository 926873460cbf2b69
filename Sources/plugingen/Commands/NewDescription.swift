import PluginDescriptions
import PluginGeneration
import PluginTools
import SystemCalls

/// The description that `new` writes, as the target reads it.
struct NewDescription {
    let file: SourceFile
    let plugin: PluginDescription
    /// The plugin that the starter shows while an operation runs, if the target cannot show it.
    let missing: MissingPlugin?

    /// - Parameter plain: the starter's description without the target's configuration.
    init(from starter: Starter, plain: PluginDescription, in place: NewPluginPlace) {
        let path = joinPath(place.directory, descriptionFileName(ofPlugin: plain.name))
        // Other commands report mistakes in the configuration and in other descriptions.
        var ignored = DiagnosticCollector()
        let configuration = readConfiguration(
            at: findConfiguration(near: place.directory), reporting: &ignored)
        func read(_ text: String) -> (SourceFile, PluginDescription) {
            let file = SourceFile(path: path, text: text)
            let plugin = readDescription(
                file, name: plain.name, configuration: configuration, reporting: &ignored)
            return (file, plugin ?? plain)
        }
        let (file, plugin) = read(starter.text)
        let missing = MissingPlugin(for: plugin, in: place, with: configuration)
        (self.file, self.plugin) = missing == nil ? (file, plugin) : read(starter.textWithoutWhile)
        self.missing = missing
    }

    /// Returns the description's file, and the file with the methods that its controller calls.
    func files(in place: NewPluginPlace) -> [RenderedFile] {
        [
            RenderedFile(path: file.path, bytes: file.bytes),
            renderHooks(of: plugin, in: place.directory),
        ]
        .compactMap { $0 }
    }
}

/// A plugin that a recovery cannot show in its target.
struct MissingPlugin {
    let name: String
    /// The reason and what to do about it; nil if there is no such plugin.
    let problem: String?

    /// Returns nil if the target has the plugin that the recovery shows, or if the recovery shows none.
    init?(
        for plugin: PluginDescription, in place: NewPluginPlace,
        with configuration: ModuleConfiguration
    ) {
        guard let name = plugin.host.recovery?.whileShown?.value else { return nil }
        self.name = name
        var diagnostics = DiagnosticCollector()
        let paths = findDescriptions(at: [place.moduleDirectory], reporting: &diagnostics)
        let others = readDescriptions(
            at: paths, configuration: configuration, reporting: &diagnostics)
        reportUnusableReferences(among: others + [plugin], reporting: &diagnostics)
        let reported = diagnostics.diagnostics.first { $0.place.file.path == plugin.file.path }
        guard let reported else { return nil }
        problem =
            reported.identifier == .unknownPlugin
            ? nil : ([reported.message] + reported.notes.map(\.message)).joined(separator: ": ")
    }
}
