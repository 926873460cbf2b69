import PluginDescriptions
import SystemCalls

/// Every view controller of a kit gets the helpers of every plugin for it, and so do the controllers of
/// the others.
func reportHelperCollisions(
    among descriptions: [PluginDescription], reporting diagnostics: inout DiagnosticCollector
) {
    var owners = HelperOwners(reserving: 4 * descriptions.count)
    for (position, description) in descriptions.enumerated() {
        for helper in description.host.names {
            guard let first = owners.add(helper.value, of: description, at: position) else {
                continue
            }
            let owner = descriptions[first]
            // Two of one plugin, and two plugins of one name, are reported elsewhere.
            guard owner.name.lowercased() != description.name.lowercased() else { continue }
            diagnostics.error(
                .pluginCollision,
                "the plugin '\(owner.name)' has a helper of the name '\(helper.value)'",
                at: SourcePlace(description.file, helper.range),
                notes: owner.host.names.filter { $0.value == helper.value }.prefix(1).map {
                    Diagnostic.Note("it is described here", at: SourcePlace(owner.file, $0.range))
                })
        }
    }
    // Other helpers have not the names of methods that are generated.
    let areLikeMethods = descriptions.contains { description in
        description.host.names.contains { name in
            ["apply", "call", "take"].contains { name.value.hasPrefix($0) }
        }
    }
    let found = mapInParallel(descriptions) { [owners] description in
        var found = DiagnosticCollector()
        func check(_ member: String, at range: SourceRange) {
            guard let position = owners.owner(of: member, forKitsOf: description),
                descriptions[position].name != description.name
            else { return }
            let owner = descriptions[position]
            found.error(
                .pluginCollision,
                "every view controller has '\(member)', for the plugin '\(owner.name)'",
                at: SourcePlace(description.file, range),
                notes: [Diagnostic.Note("it is described here", at: SourcePlace(owner.file))])
        }
        func check(_ name: Located<String>) { check(name.value, at: name.range) }
        if areLikeMethods {
            for (method, _, name) in description.derivedMethods { check(method, at: name.range) }
        }
        for input in description.inputs { check(input.name) }
        for handler in description.handlers { check(handler.name) }
        for view in description.views {
            if let name = view.name { check(name) }
        }
        return found
    }
    for found in found { diagnostics.add(contentsOf: found) }
}

/// What to write in place of a plugin that there is not.
///
/// - Parameter folder: that of the description which names it.
private func noteOfUnknown(
    _ name: String, among plugins: [String], in folder: Substring
) -> String {
    // Its helper or its controller was named.
    if let plugin = plugins.first(where: { name.contains($0) }) {
        return "did you mean '\(plugin)'?"
    }
    if name.first?.isUppercase != true || name.hasSuffix("ViewController") {
        return "name it as its file: 'Loading.plugin.json'"
    }
    let directory = shellQuoted(folder.isEmpty ? "." : String(folder))
    return "'plugingen new \(name) --directory \(directory)' writes one"
}

/// The plugin that a recovery shows meanwhile is described, and can be shown for an operation.
package func reportUnusableReferences(
    among descriptions: [PluginDescription], reporting diagnostics: inout DiagnosticCollector
) {
    let referring = descriptions.filter { $0.host.recovery?.whileShown != nil }
    if referring.isEmpty { return }
    let plugins = Dictionary(descriptions.map { ($0.name, $0) }) { first, _ in first }
    // Descriptions with mistakes, which have been told, are not among the others.
    let told = Set(diagnostics.diagnostics.map { fileName(ofPath: $0.place.file.path) })
    var notesOfUnknown: [String: String] = [:]
    lazy var names = plugins.keys.sorted()
    for description in referring {
        guard let reference = description.host.recovery?.whileShown else { continue }
        let place = SourcePlace(description.file, reference.range)
        guard let plugin = plugins[reference.value] else {
            if told.contains(descriptionFileName(ofPlugin: reference.value)) { continue }
            let note =
                notesOfUnknown[reference.value]
                ?? nearestMatch(to: reference.value, among: names).map { "did you mean '\($0)'?" }
                ?? noteOfUnknown(
                    reference.value, among: names, in: directory(of: description.file.path))
            notesOfUnknown[reference.value] = note
            diagnostics.error(
                .unknownPlugin, "this module has no plugin '\(reference.value)'", at: place,
                notes: [Diagnostic.Note(note)])
            continue
        }
        func refuse(_ message: String, _ note: String, at notePlace: SourcePlace? = nil) {
            diagnostics.error(
                .unusablePlugin, message, at: place, notes: [Diagnostic.Note(note, at: notePlace)])
        }
        if plugin.name == description.name {
            refuse(
                "'\(plugin.name)' is shown when the operation has failed",
                "name the plugin that is shown while it runs")
            continue
        }
        let file = SourcePlace(plugin.file)
        if plugin.host.whileShown == nil {
            refuse(
                "'\(plugin.name)' has no 'while', which a recovery needs",
                "add \"while\": true to its \"host\"", at: file)
        } else if plugin.host.show == nil {
            refuse(
                "'\(plugin.name)' has no 'show', which a recovery needs",
                "take \"show\": false out of its \"host\"", at: file)
        }
        if plugin.placement.needsContainer {
            refuse(
                "a recovery has no container to show '\(plugin.name)' in",
                "leave out \"container\" of its placement", at: file)
        }
        let kits = description.controller.kits.filter { !plugin.controller.kits.contains($0) }
        if !kits.isEmpty {
            refuse(
                "'\(plugin.name)' is not for \(kits.map(\.name).joined(separator: " and ")), as the "
                    + "plugin that shows it is", "name the kit in its \"kits\"", at: file)
        }
        for input in plugin.inputs where input.defaultValue == nil {
            refuse(
                "a recovery has no value for the input '\(input.name.value)' of '\(plugin.name)', "
                    + "which has no default", "it is declared here",
                at: SourcePlace(plugin.file, input.name.range))
        }
    }
}

/// No controller inherits from that of another plugin.
func reportFinalSuperclasses(
    among descriptions: [PluginDescription], reporting diagnostics: inout DiagnosticCollector
) {
    let inheriting = descriptions.filter { $0.controller.hasOwnSuperclass }
    if inheriting.isEmpty { return }
    let owners = Dictionary(descriptions.map { ($0.controllerName, $0) }) { first, _ in first }
    for description in inheriting {
        let superclass = description.controller.superclass
        guard let owner = owners[superclass.value], owner.name != description.name
        else { continue }
        diagnostics.error(
            .unusablePlugin,
            "'\(superclass.value)' is final: it is generated for the plugin '\(owner.name)'",
            at: SourcePlace(description.file, superclass.range),
            notes: [Diagnostic.Note("it is described here", at: SourcePlace(owner.file))])
    }
}

extension DiagnosticIdentifier {
    package static let unknownPlugin: Self = "unknown-plugin"
    static let unusablePlugin: Self = "unusable-plugin"
}

/// Which description has the helper of a name, for each kit: code for one kit is not compiled with that
/// for another.
private struct HelperOwners: Sendable {
    private var positions: [[String: Int]]

    init(reserving capacity: Int) {
        positions = Array(repeating: [:], count: Kit.all.count)
        positions[0].reserveCapacity(capacity)
    }

    /// Adds a helper; where there is one of this name already, its description's position instead.
    mutating func add(_ name: String, of description: PluginDescription, at position: Int) -> Int? {
        if let owner = owner(of: name, forKitsOf: description) { return owner }
        for kit in Kit.all.indices where description.controller.kits.contains(Kit.all[kit]) {
            positions[kit][name] = position
        }
        return nil
    }

    /// The position of the description that has the helper of a name for one of the description's kits.
    func owner(of name: String, forKitsOf description: PluginDescription) -> Int? {
        for kit in Kit.all.indices where description.controller.kits.contains(Kit.all[kit]) {
            if let position = positions[kit][name] { return position }
        }
        return nil
    }
}
