/// The plugins of a host's state and of those before, which may still be visible.
@MainActor
package struct PluginStates {
    /// Marks a plugin that shows a state.
    final class Mark {
        /// Whether the plugin shows the present state.
        var isCurrent = false
        /// The number of operations that have begun in this state.
        var operationCount = 0
        /// Shows the state again.  // if OPERATIONS
        var show: @MainActor () -> Void = {}  // if OPERATIONS
    }

    let host: PlatformViewController

    package init(of host: PlatformViewController) { self.host = host }

    internal var plugins: [(plugin: any PluginViewController, mark: Mark)] {
        host.children.compactMap { child in
            guard let plugin = child as? any PluginViewController else { return nil }
            return plugin.presentation.stateMark.map { (plugin, $0) }
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
        _ make: @escaping @MainActor () -> Plugin,
        isEqual: @escaping @MainActor (Plugin) -> Bool = { _ in true },
        update: @escaping @MainActor (Plugin) -> Void = { _ in },
        handlers: @escaping @MainActor (Plugin) -> Void = { _ in }
    ) {
        let plugins = plugins
        let known = plugins.first { $0.plugin is Plugin }
        let plugin = known?.plugin as? Plugin ?? make()
        let mark = known?.mark ?? Mark()
        #if OPERATIONS
        mark.show = { [weak host] in
            guard let host else { return }
            PluginStates(of: host).show(make, isEqual: isEqual, update: update, handlers: handlers)
        }
        #endif
        if mark.isCurrent, !plugin.presentation.isLeaving, isEqual(plugin) { return handlers(plugin) }
        forgetState()
        plugin.presentation.stateMark = mark
        mark.isCurrent = true
        #if OPERATIONS
        if let operations = plugin.presentation.operations as? PluginOperations<Plugin> {
            return operations.show(plugin, on: host) {
                update($0)
                handlers($0)
            }
        }
        #endif
        update(plugin)
        handlers(plugin)
        host.`add`(plugin, in: nil)
    }

    /// Notes that no plugin shows the state of the host any more.
    private func forgetState() {
        for (_, mark) in plugins { mark.isCurrent = false }
        #if OPERATIONS
        for case let plugin as any PluginViewController in host.children {
            plugin.presentation.operations?.showState = nil
        }
        #endif
    }

    #if OPERATIONS
    /// Returns a closure that shows the state again if another plugin shows it.
    internal func replaced(by plugin: any PluginViewController) -> (@MainActor () -> Void)? {
        plugins.first { $0.mark.isCurrent && $0.plugin !== plugin }?.mark.show
    }
    #endif

    /// Removes the plugin of the state.
    ///
    /// - Parameter animated: Pass false to remove it immediately.
    package func remove(animated: Bool = true) {
        forgetState()
        for (plugin, _) in plugins {
            #if OPERATIONS
            if let operations = plugin.presentation.operations, animated {
                if !operations.isShownForOperations { operations.hide() }
                continue
            }
            #endif
            plugin.`remove`(animated: animated)
        }
    }
}
