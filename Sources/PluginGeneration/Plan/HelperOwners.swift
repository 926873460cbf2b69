import PluginDescriptions

/// Which description has the helper of a name, for each kit: code for one kit is not compiled with that
/// for another.
struct HelperOwners: Sendable {
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
