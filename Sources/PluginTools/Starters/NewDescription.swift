import PluginCore
import SystemCalls

/// The description that `new` writes, read with the configuration of its module.
package struct NewDescription {
    package let file: SourceFile
    package let plugin: PluginDescription
    /// The plugin that the starter shows while an operation runs; nil if the module can show it.
    package let unavailable: UnavailablePlugin?
    /// The file with the methods that the controller calls; nil if it calls none.
    package let hooks: RenderedFile?

    /// - Parameters:
    ///   - plain: the starter's description without the module's configuration.
    ///   - moduleDirectory: the folder of all descriptions of the module.
    ///   - isForMacAlone: whether the module is only for the Mac.
    package init(
        from starter: Starter, plain: PluginDescription, in directory: String,
        of moduleDirectory: String, isForMacAlone: Bool
    ) {
        let path = joinPath(directory, descriptionFileName(ofPlugin: plain.name))
        // Other commands report mistakes in the configuration and in other descriptions.
        var ignored = DiagnosticCollector()
        let module = Module(reading: ModuleFiles(for: [], near: directory, templates: .none), reporting: &ignored)
        var starter = starter
        if isForMacAlone, module.configuration.kits.map(\.name) != [Kit.appKit.name] {
            starter = starter.beginning(with: "kits", .array([.string(Kit.appKit.name)]))
        }
        if let schema = findSchema(near: FileIO.absolutePath(directory)) {
            starter = starter.beginning(with: "$schema", .string(schema))
        }
        func read(_ text: String) -> (SourceFile, PluginDescription) {
            let file = SourceFile(path: path, text: text)
            return (file, module.with([file], reporting: &ignored).descriptions.first ?? plain)
        }
        let (file, plugin) = read(starter.text)
        let unavailable = UnavailablePlugin(for: plugin, in: moduleDirectory, of: module)
        (self.file, self.plugin) = unavailable == nil ? (file, plugin) : read(starter.textWithoutWhile)
        self.unavailable = unavailable
        hooks = renderHooks(of: self.plugin, in: directory)
    }
}

/// A plugin that a new description names in its `recovery`, and that its module cannot show.
package struct UnavailablePlugin {
    package let name: String
    /// The reason that the module cannot show the plugin, and what to do; nil if the plugin does not exist.
    package let problem: String?

    /// Returns nil if the module has the plugin that the recovery shows, or if the recovery shows none.
    fileprivate init?(for plugin: PluginDescription, in moduleDirectory: String, of module: Module) {
        guard let name = plugin.host.recovery?.whileShown?.value else { return nil }
        self.name = name
        var diagnostics = DiagnosticCollector()
        let paths = findDescriptions(at: [moduleDirectory], reporting: &diagnostics)
        let others = Module(
            reading: ModuleFiles(for: paths, configuration: module.configurationPath, templates: .none),
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

/// The reason why a name cannot be that of a new plugin, and what to write instead.
package struct InvalidPluginName: Error {
    package let message: String
}

extension Starter {
    /// Returns the starter as a description with the name of a new plugin.
    package func newDescription(named name: String) throws(InvalidPluginName) -> PluginDescription {
        let file = fileName(ofPath: name)
        let plugin = capitalized(String(file.hasSuffix(".json") ? file.prefix { $0 != "." } : file[...]))
        if !plugin.isEmpty, file != name {
            let folder = name.hasPrefix("/\(file)") ? "/" : String(directory(of: name))
            throw InvalidPluginName(
                message: "'\(name)' is a path; write '\(plugin) --directory \(shellQuoted(folder))'")
        }
        if !plugin.isEmpty, plugin != name, file.hasSuffix(".json") {
            throw InvalidPluginName(message: "'\(name)' is a file; name the plugin, '\(plugin)'")
        }
        var diagnostics = DiagnosticCollector()
        let source = SourceFile(path: descriptionFileName(ofPlugin: name), text: text)
        if let description = readDescription(source, name: name, reporting: &diagnostics) { return description }
        // The problem names a file, which does not exist yet.
        let problem = diagnostics.diagnostics[0]
        let notes = problem.notes.map { note in
            note.message.replacing("rename the file to ", with: "call it ")
                .replacing("rename the file", with: "choose another name")
                .replacing(".plugin.json", with: "")
        }
        throw InvalidPluginName(message: ([problem.message] + notes).joined(separator: ": "))
    }
}
