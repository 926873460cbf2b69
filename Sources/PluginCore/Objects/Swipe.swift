/// An edge that a plugin can be swiped away to.
package enum SwipeEdge: String, Sendable {
    case top, bottom, leading, trailing
}

extension PluginDescription {
    /// The edge that the user swipes the plugin away to; nil if the plugin cannot be swiped away.
    package var swipeEdge: SwipeEdge? {
        presentation.swipeToDismiss ? edgeOfOrigin : nil
    }

    /// The edge that the plugin comes from: the one that it slides in from, or else the one that it is at. In a
    /// corner, this is the edge at the side.
    var edgeOfOrigin: SwipeEdge? {
        switch presentation.moveIn {
        case .slideFromTop: .top
        case .slideFromBottom: .bottom
        case .slideFromLeading: .leading
        case .slideFromTrailing: .trailing
        case .none, .fade, .scale: placement.position.value.edge
        }
    }

    /// Whether the plugin can leave before its host removes it.
    package var dismissesItself: Bool {
        presentation.dismissesAfter != nil || presentation.swipeToDismiss
            || presentation.backdrop?.value.dismissesOnTap == true || handlers.contains(where: \.dismissesPlugin)
    }
}

extension PluginPlacement.Position {
    fileprivate var edge: SwipeEdge? {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading, .topLeading, .bottomLeading: .leading
        case .trailing, .topTrailing, .bottomTrailing: .trailing
        case .fill, .center, .tableHeader, .tableFooter, .listBackground: nil
        }
    }
}
