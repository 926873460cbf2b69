#if UIKIT
import UIKit
#else
import AppKit
#endif

// MARK: Groups

/// Plugins of one group replace each other: one stays until the next one is visible.
extension PluginPresentation {
    /// Seconds within which a plugin that moves out is kept for the next one of its group: a host
    /// often hides one and shows the other a moment later, in a task.
    private static let timeForNext = 0.05

    /// Returns the presentations of all plugins on a host.
    static func all(on host: PlatformViewController) -> [PluginPresentation] {
        host.children.compactMap { ($0 as? any PluginViewController)?.presentation }
    }

    /// The other plugins of the group on the host.
    var others: [PluginPresentation] {
        guard let host else { return [] }
        return Self.all(on: host).filter { other in
            other !== self
                && (group != nil && group == other.group || other === replaced
                    || self === other.replaced)
        }
    }

    /// The longest rest of the minimum duration of the others in seconds.
    var remainingDurationOfOthers: Double { others.map { $0.remainingDuration }.max() ?? 0 }

    /// Removes a plugin as those of the group: when this one is visible.
    package func replace(_ other: PluginPresentation) {
        replaced = other
        if phase == .waiting { keepOneVisible() } else { _ = replaceOthers() }
    }

    /// Keeps one plugin of the group while this one waits: the visible one, or else one that has only
    /// just begun to move out.
    func keepOneVisible() {
        let others = others
        for other in others where other.phase == .waiting {
            #if !LEAVES_SILENTLY
            other.send(.willBeReplaced)
            #endif
            other.plugin?.`remove`(animated: false)
        }
        if others.contains(where: { $0.isVisible }) { return }
        others.last { $0.isStillVisible }?.moveBack(to: .staying)
    }

    /// Whether the plugin is visible, or has only just begun to move out.
    private var isStillVisible: Bool {
        isVisible || phase == .movingOut && clock.now() - movingOutSince < Self.timeForNext
    }

    /// Removes the other plugins of the group.
    ///
    /// - Returns: Whether the plugin takes the place of one of its own type, which fills the
    ///   container too. A transition would only show the container between two equal views.
    func replaceOthers() -> Bool {
        var takesPlace = false
        for other in others {
            guard let former = other.plugin else { continue }
            let isEqual =
                placement.fillsContainer && other.isStillVisible && other.container === container
                && plugin.map { type(of: $0) == type(of: former) } == true
            takeOverFocus(from: other)
            send(.willReplace(other))
            #if !LEAVES_SILENTLY
            other.send(.willBeReplaced)
            #endif
            former.`remove`(animated: !isEqual)
            if isEqual { takesPlace = true }
        }
        return takesPlace
    }
}
