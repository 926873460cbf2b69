import PluginCore

/// The plugins of a module, with the states of their generated files.
package struct PluginList {
    /// The name that it is imported by; nil if it is not known.
    package let name: String?
    /// The folder of the descriptions.
    package let folder: String
    package let plugins: [ListedPlugin]
    /// The generated files that all plugins share, and those without a description.
    package let otherFiles: [ListedFile]

    /// Whether `plugingen generate` would change a file.
    package var isOutOfDate: Bool {
        (plugins.flatMap(\.files) + otherFiles).contains { $0.state != .upToDate }
    }
}

/// A plugin in a list.
package struct ListedPlugin {
    package let name: String
    package let path: String
    /// The description; nil if it has mistakes.
    package let description: PluginDescription?
    /// The generated files of the plugin, without those that others share.
    package let files: [ListedFile]
    package let state: State

    /// The state of the generated files, as a whole.
    package enum State: String, CaseIterable {
        case upToDate = "up to date"
        case outOfDate = "out of date"
        case editedByHand = "edited by hand"
        case missing
        /// The build plugin generates the files.
        case buildPlugin = "build plugin"
        case notGenerated = "not generated"
        /// The description has mistakes, or that of the plugin it shows.
        case invalid = "has errors"

        /// The most important state of some files; nil if there are no files.
        fileprivate init?(of files: [ListedFile]) {
            let states = files.map(\.state)
            if states.contains(.editedByHand) {
                self = .editedByHand
            } else if states.contains(.outOfDate) {
                self = .outOfDate
            } else if states.contains(.missing) {
                self = .missing
            } else if states.isEmpty {
                return nil
            } else {
                self = .upToDate
            }
        }
    }
}

/// A generated file in a list.
package struct ListedFile {
    package let path: String
    package let state: FileState
}

extension PluginProject {
    /// Returns the plugins of the modules, with the states of their generated files. Reports files that cannot be read.
    package func list(reporting diagnostics: inout DiagnosticCollector) -> [PluginList] {
        outputs.map { outputs in
            let files = GeneratedFiles(of: outputs, reporting: &diagnostics)
            let plugins = outputs.descriptions(at: paths).map { path in
                ListedPlugin(path, of: outputs, with: files)
            }
            return PluginList(
                name: outputs.module.name, folder: outputs.module.folder, plugins: plugins,
                otherFiles: files.others)
        }
    }
}

extension ListedPlugin {
    fileprivate init(_ path: String, of outputs: ModuleOutputs, with generated: GeneratedFiles) {
        let name = pluginName(ofPath: path)
        self.name = name
        self.path = path
        description = outputs.module.descriptions.first { $0.file.path == path }
        files = generated.ofPlugins[name] ?? []
        state =
            description.map(outputs.module.isSettled) != true
            ? .invalid
            : State(of: files) ?? (outputs.usesBuildPlugin ? .buildPlugin : .notGenerated)
    }
}

/// The committed files of a module, compared with those that would be generated.
private struct GeneratedFiles {
    private(set) var ofPlugins: [String: [ListedFile]] = [:]
    /// The files of all plugins, and the orphaned ones.
    private(set) var others: [ListedFile] = []

    init(of outputs: ModuleOutputs, reporting diagnostics: inout DiagnosticCollector) {
        let module = outputs.module
        for options in outputs.outputs {
            // The reading has reported the problems of descriptions and templates.
            var found = DiagnosticCollector()
            let plan = module.plan(options, reporting: &found)
            found = DiagnosticCollector()
            let compared = module.compare(
                plan, in: options, findsOrphans: outputs.hasAllDescriptions, reporting: &found)
            diagnostics.addUnreadableFiles(from: found)
            for file in compared {
                let listed = ListedFile(path: file.path, state: file.state)
                if let plugin = file.plugin, file.state != .orphaned {
                    ofPlugins[plugin, default: []].append(listed)
                } else {
                    others.append(listed)
                }
            }
        }
    }
}
