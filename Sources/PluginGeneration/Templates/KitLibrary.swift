import PluginDescriptions

/// The templates for a kit.
struct KitLibrary: Sendable {
    let kit: Kit
    let library: MustacheLibrary
}

extension [KitLibrary] {
    subscript(kit: Kit) -> MustacheLibrary? {
        for index in indices where self[index].kit === kit { return self[index].library }
        return nil
    }
}
