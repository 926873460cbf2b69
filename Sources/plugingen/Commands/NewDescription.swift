import PluginCore
import PluginTools
import SystemCalls

/// The description that `new` writes, read with the configuration of its target.
struct NewDescription {
    let file: SourceFile
    let plugin: PluginDescription
    /// The plugin that the starter shows while an operation runs; nil if the target can show it.
    let unavailable: UnavailablePlugin?

    /// - Parameter plain: the starter's description without the target's configuration.
    init(from starter: Starter, plain: PluginDescription, in destination: NewDescriptionDestination)
    {
        let path = joinPath(destination.directory, descriptionFileName(ofPlugin: plain.name))
        let schema = findSchema(near: FileIO.absolutePath(destination.directory))
        let starter = schema.map { starter.naming(schema: $0) } ?? starter
        // Other commands report mistakes in the configuration and in other descriptions.
        var ignored = DiagnosticCollector()
        let module = Module(
            reading: ModuleFiles(for: [], near: destination.directory, templates: .none),
            reporting: &ignored)
        func read(_ text: String) -> (SourceFile, PluginDescription) {
            let file = SourceFile(path: path, text: text)
            return (file, module.with([file], reporting: &ignored).descriptions.first ?? plain)
        }
        let (file, plugin) = read(starter.text)
        let unavailable = UnavailablePlugin(for: plugin, in: destination, of: module)
        (self.file, self.plugin) =
            unavailable == nil ? (file, plugin) : read(starter.textWithoutWhile)
        self.unavailable = unavailable
    }

    /// Returns the description's file, and the file with the methods that its controller calls.
    func files(in destination: NewDescriptionDestination) -> [RenderedFile] {
        [
            RenderedFile(path: file.path, bytes: file.bytes),
            renderHooks(of: plugin, in: destination.directory),
        ]
        .compactMap { $0 }
    }
}

/// A plugin that a new description names in its `recovery`, and that its target cannot show.
struct UnavailablePlugin {
    let name: String
    /// Why the target cannot show the plugin, and what to do; nil if the plugin does not exist.
    let problem: String?

    /// Returns nil if the target has the plugin that the recovery shows, or if the recovery shows none.
    init?(
        for plugin: PluginDescription, in destination: NewDescriptionDestination,
        of module: Module
    ) {
        guard let name = plugin.host.recovery?.whileShown?.value else { return nil }
        self.name = name
        var diagnostics = DiagnosticCollector()
        let paths = findDescriptions(at: [destination.moduleDirectory], reporting: &diagnostics)
        let others = Module(
            reading: ModuleFiles(
                for: paths, configuration: module.configurationPath, templates: .none),
            reporting: &diagnostics
        ).descriptions
        reportUnusableReferences(among: others + [plugin], reporting: &diagnostics)
        let reported = diagnostics.diagnostics.first { $0.place.file.path == plugin.file.path }
        guard let reported else { return nil }
        problem =
            reported.identifier == .unknownPlugin
            ? nil : ([reported.message] + reported.notes.map(\.message)).joined(separator: ": ")
    }
}
