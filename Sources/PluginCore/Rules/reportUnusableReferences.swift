import SystemCalls

/// Reports recoveries that name a plugin that does not exist in the module, or that they cannot
/// show while their operation runs.
package func reportUnusableReferences(
    among descriptions: [PluginDescription], reporting diagnostics: inout DiagnosticCollector
) {
    let plugins = Dictionary(
        descriptions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    // Descriptions with mistakes are not among `descriptions`: their files have been reported.
    let reportedFiles = Set(diagnostics.diagnostics.map { fileName(ofPath: $0.place.file.path) })
    for description in descriptions {
        guard let reference = description.host.recovery?.whileShown else { continue }
        if let plugin = plugins[reference.value] {
            reportUnusablePlugin(
                plugin, in: description, at: SourcePlace(description.file, reference.range),
                reporting: &diagnostics)
        } else if !reportedFiles.contains(descriptionFileName(ofPlugin: reference.value)) {
            // All references to a missing plugin get the same note.
            let first = descriptions.first {
                $0.host.recovery?.whileShown?.value == reference.value
            }
            let note = noteOfUnknown(
                reference.value, among: plugins.keys.sorted(),
                in: directory(of: (first ?? description).file.path))
            diagnostics.error(
                .unknownPlugin, "there is no plugin '\(reference.value)'",
                at: SourcePlace(description.file, reference.range),
                notes: [Diagnostic.Note(note)])
        }
    }
}

/// Returns a note about the name of a plugin that does not exist, with the name or command to use
/// instead.
///
/// - Parameter folder: the folder of the first description that uses the name.
private func noteOfUnknown(
    _ name: String, among plugins: [String], in folder: Substring
) -> String {
    if let match = nearestMatch(to: name, among: plugins) { return "did you mean '\(match)'?" }
    // The description may use the name of the plugin's helper or controller.
    if let plugin = plugins.first(where: { name.contains($0) }) {
        return "did you mean '\(plugin)'?"
    }
    if name.first?.isUppercase != true || name.hasSuffix("ViewController") {
        return "name it as its file: 'Loading.plugin.json'"
    }
    let directory = shellQuoted(folder.isEmpty ? "." : String(folder))
    return "'plugingen new \(name) --directory \(directory)' writes one"
}

/// Reports a plugin that a recovery cannot show while its operation runs, if it is one.
private func reportUnusablePlugin(
    _ plugin: PluginDescription, in description: PluginDescription, at place: SourcePlace,
    reporting diagnostics: inout DiagnosticCollector
) {
    func report(_ message: String, _ note: String, at notePlace: SourcePlace? = nil) {
        diagnostics.error(
            .unusablePlugin, message, at: place, notes: [Diagnostic.Note(note, at: notePlace)])
    }
    if plugin.name == description.name {
        return report(
            "'\(plugin.name)' is the plugin that is shown after the failure",
            "name the plugin to show while the operation runs")
    }
    let file = SourcePlace(plugin.file)
    if plugin.host.whileShown == nil {
        report(
            "'\(plugin.name)' needs 'while' for this recovery",
            "add \"while\": true to its \"host\"", at: file)
    } else if plugin.host.show == nil {
        report(
            "'\(plugin.name)' needs 'show' for this recovery",
            "remove \"show\": false from its \"host\"", at: file)
    }
    if plugin.placement.needsContainer {
        report(
            "a recovery has no container to show '\(plugin.name)' in",
            "leave out \"container\" of its placement", at: file)
    }
    let kits = description.controller.kits.filter { !plugin.controller.kits.contains($0) }
    if !kits.isEmpty {
        report(
            "'\(plugin.name)' is not for \(kits.map(\.name).joined(separator: " and ")), as the "
                + "plugin that shows it is", "name the kit in its \"kits\"", at: file)
    }
    for input in plugin.inputs where input.defaultValue == nil {
        report(
            "a recovery has no value for the input '\(input.name.value)' of '\(plugin.name)', "
                + "which has no default", "it is declared here",
            at: SourcePlace(plugin.file, input.name.range))
    }
}

extension DiagnosticIdentifier {
    /// A reference to a plugin that does not exist in the module.
    package static let unknownPlugin: Self = "unknown-plugin"
    static let unusablePlugin: Self = "unusable-plugin"
}
