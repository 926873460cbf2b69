/// Reports names that collide with another plugin's host helpers. Every view controller of a
/// framework gets the helpers of all plugins for that framework, and so do the plugins'
/// controllers.
func reportHelperCollisions(
    among descriptions: [PluginDescription], reporting diagnostics: inout DiagnosticCollector
) {
    // SwiftUI views get the modifiers.
    _ = owners(of: \.modifiers, among: descriptions, reporting: &diagnostics)
    let owners = owners(of: \.names, among: descriptions, reporting: &diagnostics)
    for description in descriptions {
        reportMembers(of: description, besides: owners, reporting: &diagnostics)
    }
}

/// Returns the plugins that names belong to, and reports names that belong to another plugin already.
private func owners(
    of names: KeyPath<HostHelpers, [Located<String>]>, among descriptions: [PluginDescription],
    reporting diagnostics: inout DiagnosticCollector
) -> HelperOwners {
    var owners = HelperOwners()
    for description in descriptions {
        for helper in description.host[keyPath: names] {
            if let owner = owners.owner(of: helper.value, for: description) {
                reportHelper(helper, of: description, besides: owner, reporting: &diagnostics)
            } else {
                owners.add(helper.value, of: description)
            }
        }
    }
    return owners
}

extension HostHelpers {
    fileprivate var modifiers: [Located<String>] { modifier.map { [$0] } ?? [] }
}

/// Reports a host helper whose name another plugin's helper already has.
private func reportHelper(
    _ helper: Located<String>, of description: PluginDescription, besides owner: PluginDescription,
    reporting diagnostics: inout DiagnosticCollector
) {
    // Other checks report two helpers of one plugin, and two plugins with one name.
    if owner.name.lowercased() == description.name.lowercased() { return }
    let first = (owner.host.names + owner.host.modifiers).first { $0.value == helper.value }
    diagnostics.error(
        .pluginCollision,
        "the plugin '\(owner.name)' has a helper of the name '\(helper.value)'",
        at: SourcePlace(description.file, helper.range),
        notes: [first].compactMap(\.self).map {
            Diagnostic.Note("it is described here", at: SourcePlace(owner.file, $0.range))
        })
}

/// Reports members of a plugin's controller that are named as another plugin's host helper.
private func reportMembers(
    of description: PluginDescription, besides owners: HelperOwners,
    reporting diagnostics: inout DiagnosticCollector
) {
    let methods = description.derivedMethods.map { (member: $0.method, range: $0.name.range) }
    let names =
        description.inputs.map(\.name) + description.handlers.map(\.name)
        + description.views.compactMap(\.name)
    let properties = names.map { (member: $0.value, range: $0.range) }
    for (member, range) in methods + properties {
        guard let owner = owners.owner(of: member, for: description),
            owner.name != description.name
        else { continue }
        diagnostics.error(
            .pluginCollision,
            "every view controller has '\(member)', for the plugin '\(owner.name)'",
            at: SourcePlace(description.file, range),
            notes: [Diagnostic.Note("it is described here", at: SourcePlace(owner.file))])
    }
}

extension DiagnosticIdentifier {
    package static let pluginCollision: Self = "plugin-collision"
}

/// The plugins that host helpers belong to. Each framework has its own helpers, because code for
/// one framework is never compiled together with code for another.
private struct HelperOwners {
    private struct Helper: Hashable {
        let name: String
        /// The name of the framework.
        let kit: String
    }

    private var descriptions: [Helper: PluginDescription] = [:]

    mutating func add(_ name: String, of description: PluginDescription) {
        for kit in description.controller.kits {
            descriptions[Helper(name: name, kit: kit.name)] = description
        }
    }

    /// Returns the description that has a helper for one of another description's frameworks.
    func owner(of name: String, for description: PluginDescription) -> PluginDescription? {
        description.controller.kits.lazy
            .compactMap { descriptions[Helper(name: name, kit: $0.name)] }.first
    }
}
