#if UIKIT
import UIKit
#else
import AppKit
#endif

/// Marks the plugin that shows a state of its host.
@MainActor
final class PluginStateMark: PluginPart {
    /// Whether no other state has followed.
    var isCurrent = true
    /// The number of operations that have begun in this state.
    var operationCount = 0

    package func handle(_ event: PluginEvent, of presentation: PluginPresentation) {}
}

extension PluginPresentation {
    /// The mark of a plugin that shows a state; nil for other plugins.
    internal var stateMark: PluginStateMark? {
        parts.lazy.compactMap { $0 as? PluginStateMark }.first
    }
}

extension PlatformViewController {
    /// The plugins of this host's state and of those before, which may still be visible.
    internal var statePlugins: [any PluginViewController] {
        children.compactMap { $0 as? any PluginViewController }
            .filter { $0.presentation.stateMark != nil }
    }

    /// Shows the plugin of a state in place of that of the state before.
    ///
    /// - Parameters:
    ///   - make: Creates the plugin, unless the host has one of this type from an earlier state.
    ///   - isEqual: Whether a plugin has the inputs of the state.
    ///   - update: Gives the plugin the inputs of the state.
    ///   - handlers: Gives the plugin the handlers of the state.
    package func showStatePlugin<Plugin: PluginViewController>(
        _ make: () -> Plugin, isEqual: (Plugin) -> Bool = { _ in true },
        update: (Plugin) -> Void = { _ in }, handlers: (Plugin) -> Void = { _ in }
    ) {
        let known = statePlugins.lazy.compactMap { $0 as? Plugin }.first
        if let known, let mark = known.presentation.stateMark, mark.isCurrent,
            !known.presentation.isLeaving, isEqual(known)
        {
            return handlers(known)
        }
        for plugin in statePlugins { plugin.presentation.stateMark?.isCurrent = false }
        let plugin = known ?? make()
        update(plugin)
        handlers(plugin)
        if let mark = plugin.presentation.stateMark {
            mark.isCurrent = true
        } else {
            plugin.presentation.parts.append(PluginStateMark())
        }
        `add`(plugin, in: nil)
    }

    /// Removes the plugin of this host's state.
    ///
    /// - Parameter animated: Pass false to remove it immediately.
    package func removeStatePlugin(animated: Bool = true) {
        for plugin in statePlugins {
            plugin.presentation.stateMark?.isCurrent = false
            plugin.`remove`(animated: animated)
        }
    }
}
