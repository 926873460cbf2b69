extension PluginDescription {
    /// The edge that the user swipes the plugin away to; nil if the plugin cannot be swiped away.
    package var swipeEdge: ContentLayout.Edge? { presentation.swipeToDismiss ? edgeOfOrigin : nil }

    /// The edge that the plugin comes from: the one that it slides in from, or else the one that it is at. In a
    /// corner, this is the edge at the side.
    var edgeOfOrigin: ContentLayout.Edge? {
        let names = [presentation.moveIn.rawValue, placement.position.value.rawValue].map { $0.lowercased() }
        let edges: [ContentLayout.Edge] = [.leading, .trailing, .top, .bottom]
        return names.lazy.compactMap { name in edges.first { name.contains($0.rawValue) } }.first
    }

    /// Whether the plugin can leave before its host removes it.
    package var dismissesItself: Bool {
        presentation.dismissesAfter != nil || presentation.swipeToDismiss
            || presentation.backdrop?.value.dismissesOnTap == true || handlers.contains(where: \.dismissesPlugin)
    }
}
