import Foundation

@testable import Walk

/// What a walk knows of one plugin, from what can be seen of it.
@MainActor
final class PluginRecord {
    /// Kept only weakly: the walk must not be what keeps a plugin.
    weak var plugin: (any PluginViewController)?
    private weak var parent: PlatformViewController?
    let name: String
    let delay: TimeInterval
    let minimumDuration: TimeInterval

    /// When the plugin was added.
    private var addedAt: TimeInterval
    private var visibleSince: TimeInterval?
    private var leavingSince: TimeInterval?
    /// Since when nothing keeps the plugin from dismissing itself.
    private var idleSince: TimeInterval
    /// Whether the plugin was in a window when it was last looked at.
    private var wasSeen = false
    /// Whether the walk itself has cut its time short.
    var isExcused = false

    init(_ plugin: any PluginViewController, at time: TimeInterval) {
        self.plugin = plugin
        parent = plugin.parent
        name = "\(type(of: plugin))".replacingOccurrences(of: "ViewController", with: "")
        delay = plugin.presentation.delay
        minimumDuration = plugin.presentation.minimumDuration
        addedAt = time
        idleSince = time
    }

    /// Whether the plugin is on its way out, and not only asked to leave.
    static func isMovingOut(_ plugin: any PluginViewController) -> Bool {
        plugin.presentation.isLeaving && plugin.viewIfLoaded?.letsAllThrough == true
    }

    static func isVisible(_ plugin: any PluginViewController) -> Bool {
        plugin.viewIfLoaded?.isHidden == false && !isMovingOut(plugin)
    }

    /// Whether the plugin is where it was put.
    var isPresent: Bool { parent != nil && plugin?.parent === parent }

    /// The plugin has left and was added again: another showing has begun.
    ///
    /// - Returns: What is wrong, if anything.
    func beginAgain(at time: TimeInterval) -> String? {
        let problem = left(at: time)
        addedAt = time
        leavingSince = nil
        isExcused = false
        return problem
    }

    /// Compares what is seen now with what was seen before.
    ///
    /// - Returns: What is wrong, if anything.
    func observe(at time: TimeInterval) -> String? {
        guard isPresent, let plugin else { return left(at: time) }
        let isVisible = Self.isVisible(plugin)
        defer { wasSeen = plugin.viewIfLoaded?.window != nil }
        if isVisible, visibleSince == nil {
            visibleSince = time
            if time - addedAt < delay - 1e-6 { return "\(name) was visible before its delay" }
        }
        if !isVisible, let problem = left(at: time) { return problem }
        leavingSince = plugin.presentation.isLeaving ? leavingSince ?? time : nil
        if !plugin.presentation.isLeaving, !isVisible, time - addedAt > 1.01 {
            return "\(name) did not become visible"
        }
        if !isVisible || plugin.presentation.isLeaving || Headless.isVoiceOverOn
            || plugin.view.window == nil || (plugin.view as? PluginView)?.isInUse == true
        {
            idleSince = time
        }
        // It may have been in use when it was to leave for the first time.
        if let dismissesAfter = plugin.presentation.dismissesAfter,
            time - idleSince > 2 * dismissesAfter + 0.01
        {
            return "\(name) did not leave by itself"
        }
        if let leavingSince, time - leavingSince > 1.5 { return "\(name) did not leave" }
        return nil
    }

    /// The plugin cannot be seen any longer.
    private func left(at time: TimeInterval) -> String? {
        guard let since = visibleSince else { return nil }
        visibleSince = nil
        if isExcused || !wasSeen || time - since >= minimumDuration - 1e-6 { return nil }
        return "\(name) was visible for \(time - since) seconds only"
    }
}
