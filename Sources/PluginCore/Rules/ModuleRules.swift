import SystemCalls

/// Reports recoveries that name a plugin that does not exist in the module, or that they cannot
/// show while their operation runs.
package func reportUnusableReferences(
    among descriptions: [PluginDescription], reporting diagnostics: inout DiagnosticCollector
) {
    let plugins = Dictionary(descriptions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for description in descriptions {
        guard let reference = description.host.recovery?.whileShown else { continue }
        let place = SourcePlace(description.file, reference.range)
        if let plugin = plugins[reference.value] {
            reportUnusablePlugin(plugin, in: description, at: place, reporting: &diagnostics)
        } else {
            let folder = directory(of: description.file.path)
            diagnostics.error(
                .unknownPlugin, "unknown plugin '\(reference.value)'", at: place,
                note: noteOfUnknown(reference.value, among: plugins.keys.sorted(), in: folder))
        }
    }
}

extension PluginDescription {
    /// The types that are generated for the plugin, at the places of their names.
    var generatedTypes: [Located<String>] {
        [Located(controllerName, at: .start)] + [host.view, host.cell].compactMap(\.self)
            + views.ofRows.map { Located($0.rowClass(in: self), at: $0.name.range) }
    }
}

/// Reports generated types with the name of another one, or of one that generated code uses.
func reportTypeNames(of module: Module, reporting diagnostics: inout DiagnosticCollector) {
    var known = Set(module.configuration.hosts.all.map(\.value))
    for description in module.descriptions {
        for type in description.generatedTypes {
            let isUsed = ReservedNames.isUsedType(type.value)
            if !isUsed, known.insert(type.value).inserted { continue }
            diagnostics.error(
                .nameCollision,
                "'\(type.value)' is "
                    + (isUsed ? "a type that generated code uses" : "the name of two generated types"),
                at: SourcePlace(description.file, type.range), note: "choose another name")
        }
    }
}

/// Returns a note about the name of a plugin that does not exist, with the name or command to use
/// instead.
///
/// - Parameter folder: the folder of the description that uses the name.
func noteOfUnknown(_ name: String, among plugins: [String], in folder: Substring) -> String {
    if let match = nearestMatch(to: name, among: plugins) { return "did you mean '\(match)'?" }
    // The description may use the name of the plugin's helper or controller.
    if let plugin = plugins.first(where: { name.contains($0) }) { return "did you mean '\(plugin)'?" }
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
    func report(if isProblem: Bool = true, _ message: String, _ note: String, at noteRange: SourceRange = .start) {
        guard isProblem else { return }
        diagnostics.error(
            .unusablePlugin, message, at: place,
            notes: [Diagnostic.Note(note, at: SourcePlace(plugin.file, noteRange))])
    }
    let name = "'\(plugin.name)'"
    if plugin.name == description.name {
        return report(
            "\(name) is the plugin that is shown after the failure", "name the plugin to show while the operation runs")
    }
    report(
        if: plugin.host.whileShown == nil, "\(name) needs 'while' for this recovery",
        "add \"while\": true to its \"host\"")
    report(
        if: plugin.host.whileShown != nil && plugin.host.show == nil,
        "\(name) needs 'show' for this recovery", "remove \"show\": false from its \"host\"")
    report(
        if: plugin.placement.needsContainer, "a recovery has no container to show \(name) in",
        "leave out \"container\" of its placement")
    let kits = description.controller.kits.filter { !plugin.controller.kits.contains($0) }
    report(
        if: !kits.isEmpty,
        "\(name) is not for \(kits.map(\.name).joined(separator: " and ")), as the plugin that shows it is",
        "name the kit in its \"kits\"")
    for input in plugin.inputs where input.defaultValue == nil {
        report(
            "a recovery has no value for the input '\(input.name.value)' of \(name), which has no default",
            "it is declared here", at: input.name.range)
    }
    for handler in plugin.handlers {
        let isCancelling = handler.name.value == plugin.cancelHandler?.name.value
        report(
            if: isCancelling && handler.isAsync,
            "a recovery cannot call '\(handler.name.value)' of \(name), which is async",
            PluginHandler.adviceOnAsync, at: handler.name.range)
        report(
            if: !isCancelling && handler.isRequired,
            "a recovery has no closure for the handler '\(handler.name.value)' of \(name), which is required",
            "it is declared here", at: handler.name.range)
    }
}

/// Reports localized text that has the key of other text, but another default value. A string table
/// has only one string for both.
///
/// - Parameter occurrences: all localized text of one string table.
func reportDifferentDefaultValues(
    among occurrences: [LocalizedText], reporting diagnostics: inout DiagnosticCollector
) {
    var first: [String: LocalizedText] = [:]
    for text in occurrences {
        guard let other = first[text.key] else {
            first[text.key] = text
            continue
        }
        if other.defaultValue.value == text.defaultValue.value { continue }
        diagnostics.warning(
            .differentDefaultValue, "the key '\(text.key)' has another default value elsewhere",
            at: text.place,
            notes: [Diagnostic.Note("it is here; use the same value, or two keys", at: other.place)])
    }
}

/// Warns of plugins that tests or previews cannot create because no value of an input is known.
///
/// - Parameter code: the code that is not generated for that reason.
func reportInputsWithoutValues(
    of plugins: [PluginDescription], missing code: String, note: String,
    reporting diagnostics: inout DiagnosticCollector
) {
    for plugin in plugins {
        guard let input = plugin.inputWithoutTestValue else { continue }
        diagnostics.warning(
            .noExample,
            "no \(code) are generated for this plugin, because a value of the input "
                + "'\(input.name.value)' is not known",
            at: SourcePlace(plugin.file, input.name.range),
            note: "give it an \"example\", or \(note)")
    }
}

extension DiagnosticIdentifier {
    static let differentDefaultValue: Self = "different-default-value"
    static let noExample: Self = "no-example"
    package static let pluginCollision: Self = "plugin-collision"
    /// A reference to a plugin that does not exist in the module.
    package static let unknownPlugin: Self = "unknown-plugin"
    static let unusablePlugin: Self = "unusable-plugin"
}
