// MARK: Groups

/// Plugins of one group replace each other: one stays until the next one is visible.
extension PluginPresentation {
    /// Seconds within which a plugin that moves out is kept for the next one of its group: a host
    /// often hides one and shows the other a moment later, in a task.
    private static let timeForNext = 0.05

    /// The other plugins of the group on the host.
    internal var others: [PluginPresentation] {
        let all = host?.children.compactMap { ($0 as? any PluginViewController)?.presentation } ?? []
        #if SUCCESSION
        return all.filter { other in
            other !== self && (group != nil && group == other.group || other.successor === self || other === successor)
        }
        #else
        return all.filter { $0 !== self && group != nil && $0.group == group }
        #endif
    }

    /// The longest rest of the minimum duration of the others in seconds.
    internal var remainingDurationOfOthers: Double { others.map { $0.remainingDuration }.max() ?? 0 }

    #if SUCCESSION
    /// Removes a plugin as those of the group: when this one is visible.
    package func replace(_ other: PluginPresentation) {
        if other.successor?.isVisible != true { other.successor = self }
        if phase == .waiting { keepOneVisible() } else { _ = replaceOthers() }
    }
    #endif

    /// Whether nothing of another plugin is visible behind this one.
    internal func covers(_ other: PluginPresentation) -> Bool {
        if !placement.fillsContainer || placement.isBehind { return false }  // if PLACEMENTS
        let background = (view as? PluginView)?.backgroundColor
        return isVisible && container === other.container && background?.cgColor.alpha == 1
    }

    /// Keeps one plugin of the group until this one is visible: the visible one, or else one that has only
    /// just begun to move out.
    internal func keepOneVisible() {
        let others = others
        for other in others where other.phase == .waiting {
            other.send(.willBeReplaced)  // if WILL_BE_REPLACED
            other.plugin?.`remove`(animated: false)
        }
        if others.contains(where: { $0.isVisible }) { return }
        let last = others.last { $0.phase == .movingOut }
        if let last, clock.now() - last.movingOutSince < Self.timeForNext { last.moveBackUntilNext() }
    }

    /// Removes the other plugins of the group.
    ///
    /// - Returns: Whether the plugin takes the place of one of its own type, which fills the
    ///   container too. A transition would only show the container between two equal views.
    internal func replaceOthers() -> Bool {
        var takesPlace = false
        for other in others {
            guard let former = other.plugin else { continue }
            var isEqual = other.isVisible && other.container === container
            if let plugin, type(of: plugin) != type(of: former) { isEqual = false }
            if !placement.fillsContainer { isEqual = false }  // if PLACEMENTS
            takeOverFocus(from: other)  // if FOCUS
            send(.willReplace(other))  // if WILL_REPLACE
            other.send(.willBeReplaced)  // if WILL_BE_REPLACED
            other.successor = self
            former.`remove`(animated: !isEqual)
            if isEqual { takesPlace = true }
        }
        return takesPlace
    }
}
