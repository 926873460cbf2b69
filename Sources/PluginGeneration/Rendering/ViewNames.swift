import PluginDescriptions

/// The properties that hold a plugin's views.
struct ViewNames {
    /// Each view with the name of its property, those that hold others before what they hold.
    let views: [(name: String, view: ContentView)]

    init(of plugin: PluginDescription) {
        var stackCount = 0
        views = plugin.views.map { view in
            if let name = view.name { return (SwiftIdentifier.escaped(name.value), view) }
            stackCount += 1
            return (EmittedNames.stack(at: stackCount - 1), view)
        }
    }

    /// The property of the outermost view.
    var root: String? { views.first?.name }

    /// The properties of the views that the view at `index` holds.
    func children(ofViewAt index: Int) -> [String] {
        guard case .stack(let stack) = views[index].view else { return [] }
        var next = index + 1
        return stack.views.map { child in
            defer { next += child.flattened.count }
            return views[next].name
        }
    }
}
