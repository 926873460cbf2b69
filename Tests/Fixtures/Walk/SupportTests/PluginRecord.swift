import Foundation

@testable import Walk

/// The facts about one plugin that a walk has observed.
@MainActor
final class PluginRecord {
    /// The plugin, which the walk itself must not keep alive.
    weak var plugin: (any PluginViewController)?
    private weak var parent: PlatformViewController?
    let name: String
    let kind: PluginKind?
    let delay: TimeInterval
    let minimumDuration: TimeInterval

    /// The time at which the plugin was added.
    private var addedAt: TimeInterval
    private var visibleSince: TimeInterval?
    private var leavingSince: TimeInterval?
    /// Whether the plugin has returned while it moved out, only for the next one of its group.
    private var hasReturned = false
    /// The time since which nothing has prevented the plugin from dismissing itself, or started its time again.
    private var idleSince: TimeInterval
    /// The time since which only the next plugin of the queue waits for this one.
    private var followedSince: TimeInterval?
    /// Whether the plugin was in a window at the last observation.
    private var wasSeen = false
    /// Whether the plugin waits only for the next one of its group, or has done so.
    private var skipsDelay = false
    /// Whether the walk itself has shortened the plugin's time.
    var isExcused = false

    init(_ plugin: any PluginViewController, at time: TimeInterval) {
        self.plugin = plugin
        parent = plugin.parent
        name = "\(type(of: plugin))".replacingOccurrences(of: "ViewController", with: "")
        kind = PluginKind(plugin)
        delay = plugin.presentation.delay
        minimumDuration = plugin.presentation.minimumDuration
        addedAt = time
        idleSince = time
    }

    /// Returns whether the plugin is moving out, and not only waiting to be dismissed.
    static func isMovingOut(_ plugin: any PluginViewController) -> Bool {
        plugin.presentation.phase == .movingOut
    }

    /// Returns whether the user has dismissed the plugin, or it has returned for the next one of its
    /// group: it ignores events.
    static func isHeld(_ plugin: any PluginViewController) -> Bool {
        plugin.presentation.phase == .staying && plugin.viewIfLoaded?.letsAllThrough == true
    }

    /// Returns whether the plugin stays behind the next one of its group until that has moved in.
    static func isBehind(_ plugin: any PluginViewController) -> Bool {
        plugin.presentation.successor?.plugin.map(isVisible) == true
    }

    /// Returns whether the plugin waits for its delay.
    static func isWaiting(_ plugin: any PluginViewController) -> Bool {
        plugin.presentation.phase == .waiting
    }

    static func isVisible(_ plugin: any PluginViewController) -> Bool {
        plugin.presentation.phase == .visible || plugin.presentation.phase == .staying
    }

    /// Seconds after which the plugin dismisses itself, as its description says.
    private var dismissesAfter: Double? {
        switch plugin {
        case is BannerViewController: 4
        case is ToastViewController: 2
        default: nil
        }
    }

    /// Whether the plugin still has the parent that it was added to.
    var isPresent: Bool { parent != nil && plugin?.parent === parent }

    /// Notes that the plugin was removed and added again, which starts a new presentation.
    ///
    /// - Returns: the problem, if there is one.
    func beginAgain(at time: TimeInterval) -> String? {
        let problem = left(at: time)
        addedAt = time
        leavingSince = nil
        isExcused = false
        skipsDelay = false
        return problem
    }

    /// Notes that the plugin was added again while it was shown, which starts the time until it dismisses itself again.
    func restart(at time: TimeInterval) { idleSince = time }

    /// Compares the visible state with the last observation.
    ///
    /// - Returns: the problem, if there is one.
    ///
    /// - Parameter isHeld: Whether the next plugin of the group waits, for which this one stays.
    func observe(at time: TimeInterval, isHeld: Bool) -> String? {
        guard isPresent, let plugin else { return left(at: time) }
        let isVisible = Self.isVisible(plugin)
        defer { wasSeen = plugin.viewIfLoaded?.window != nil }
        if isVisible, visibleSince == nil, plugin.presentation.isLeaving { hasReturned = true }
        if isVisible, visibleSince == nil, !plugin.presentation.isLeaving {
            // The minimum duration of a plugin that returns for the next one is over.
            visibleSince = hasReturned ? -.infinity : time
            if !skipsDelay, time - addedAt < delay - 1e-6 { return "\(name) was visible before its delay" }
        }
        // It waits behind the next one of its group, to take its place again without another delay.
        if visibleSince != nil || hasReturned, Self.isWaiting(plugin) {
            let problem = beginAgain(at: time)
            skipsDelay = true
            return problem
        }
        if !isVisible, let problem = left(at: time) { return problem }
        leavingSince = plugin.presentation.isLeaving && !isHeld ? leavingSince ?? time : nil
        if !plugin.presentation.isLeaving, !isVisible, time - addedAt > 1.31 {
            return "\(name) did not become visible"
        }
        if !isVisible || plugin.presentation.isLeaving || Headless.isVoiceOverOn
            || plugin.view.window == nil || (plugin.view as? PluginEventView)?.isInUse == true
        {
            idleSince = time
        }
        if !isVisible || plugin.presentation.isLeaving || plugin.view.window == nil
            || (plugin.view as? PluginEventView)?.isInUse == true
            || plugin.presentation.queue.isEmpty
        {
            followedSince = nil
        } else {
            followedSince = followedSince ?? time
        }
        // VoiceOver reads it for ten seconds at most, after its time.
        if let followedSince, let dismissesAfter,
            time - followedSince > 2 * dismissesAfter + 10.01
        {
            return "\(name) did not leave for the next one"
        }
        // It may have been in use when it should have dismissed itself for the first time.
        if let dismissesAfter, time - idleSince > 2 * dismissesAfter + 0.01 {
            return "\(name) did not dismiss itself"
        }
        if let leavingSince, time - leavingSince > 2 { return "\(name) did not leave" }
        return nil
    }

    /// Checks a plugin that is no longer visible.
    private func left(at time: TimeInterval) -> String? {
        hasReturned = false
        guard let since = visibleSince else { return nil }
        visibleSince = nil
        if isExcused || !wasSeen || time - since >= minimumDuration - 1e-6 { return nil }
        return "\(name) was visible for \(time - since) seconds only"
    }
}
