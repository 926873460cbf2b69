#if UIKIT
import UIKit
#else
import AppKit
#endif

/// The plugins of a host's state and of those before, which may still be visible.
@MainActor
package struct PluginStates {
    /// Marks a plugin that shows a state.
    internal final class Mark: PluginPart {
        /// Whether no other state has followed.
        var isCurrent = true
        /// The number of operations that have begun in this state.
        var operationCount = 0

        func handle(_ event: PluginEvent, of presentation: PluginPresentation) {}
    }

    let host: PlatformViewController

    package init(of host: PlatformViewController) {
        self.host = host
    }

    internal var plugins: [(plugin: any PluginViewController, mark: Mark)] {
        host.children.compactMap { child in
            guard let plugin = child as? any PluginViewController else { return nil }
            return plugin.presentation.parts.lazy.compactMap { $0 as? Mark }.first
                .map { (plugin, $0) }
        }
    }

    /// Shows the plugin of a state in place of that of the state before.
    ///
    /// - Parameters:
    ///   - make: Creates the plugin, unless the host has one of this type from an earlier state.
    ///   - isEqual: Whether a plugin has the inputs of the state.
    ///   - update: Gives the plugin the inputs of the state.
    ///   - handlers: Gives the plugin the handlers of the state.
    package func show<Plugin: PluginViewController>(
        _ make: () -> Plugin, isEqual: (Plugin) -> Bool = { _ in true },
        update: (Plugin) -> Void = { _ in }, handlers: (Plugin) -> Void = { _ in }
    ) {
        let plugins = plugins
        let known = plugins.first { $0.plugin is Plugin }
        let plugin = known?.plugin as? Plugin ?? make()
        if known?.mark.isCurrent == true, !plugin.presentation.isLeaving, isEqual(plugin) {
            return handlers(plugin)
        }
        for other in plugins { other.mark.isCurrent = false }
        update(plugin)
        handlers(plugin)
        if let known {
            known.mark.isCurrent = true
        } else {
            plugin.presentation.parts.append(Mark())
        }
        host.`add`(plugin, in: nil)
    }

    /// Removes the plugin of the state.
    ///
    /// - Parameter animated: Pass false to remove it immediately.
    package func remove(animated: Bool = true) {
        for (plugin, mark) in plugins {
            mark.isCurrent = false
            plugin.`remove`(animated: animated)
        }
    }
}
