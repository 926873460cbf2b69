#if UIKIT
import UIKit
#else
import AppKit
#endif

/// The reasons to show a plugin: operations that run, and a call of the host. The plugin shows the
/// values of the newest one, and leaves after the last one.
@MainActor
package final class PluginOperations<Plugin: PluginViewController>: PluginPart {
    package typealias Values = @MainActor (Plugin) -> Void

    private struct Entry {
        let reason: PluginReason
        let values: Values
        var update: Values?
    }

    private weak var plugin: Plugin?
    /// Returns a closure that shows the present values of the plugin again.
    private let presentValues: (Plugin) -> Values
    private let initialValues: Values
    /// The reasons, while operations run.
    private var entries: [Entry] = []
    /// The reason among them that is a call of the host.
    private var hostReason: PluginReason?

    package init(
        of plugin: Plugin, presentValues: @escaping (Plugin) -> Values = { _ in { _ in } }
    ) {
        self.plugin = plugin
        self.presentValues = presentValues
        initialValues = presentValues(plugin)
        plugin.presentation.parts.append(self)
    }

    /// Shows the plugin with some values while an operation runs, until `end` of the result is called.
    package func begin(
        _ plugin: Plugin, on host: PlatformViewController, in container: PlatformView? = nil,
        _ values: @escaping Values = { _ in }
    ) -> PluginReason {
        let operation = PluginReason { [weak self] in self?.end($0) }
        if entries.isEmpty {
            if plugin.parent != nil, !plugin.presentation.isLeaving {
                addHostReason(presentValues(plugin))
            } else {
                initialValues(plugin)
            }
        }
        entries.append(Entry(reason: operation, values: values))
        present(plugin, on: host, in: container, values)
        operation.presentation = plugin.presentation
        return operation
    }

    /// Shows other values for a running operation, in place of those of the last update.
    package func update(_ operation: PluginReason, _ values: @escaping Values) {
        guard let index = entries.firstIndex(where: { $0.reason === operation }) else { return }
        entries[index].update = values
        if let plugin, index == entries.count - 1 { values(plugin) }
    }

    /// Shows the plugin with some values until the host hides it.
    package func show(
        _ plugin: Plugin, on host: PlatformViewController, in container: PlatformView? = nil,
        _ values: @escaping Values = { _ in }
    ) {
        if !entries.isEmpty { addHostReason(values) }
        present(plugin, on: host, in: container, values)
    }

    /// Hides the plugin, unless the host has shown it beside operations that still run.
    package func hide() {
        if let hostReason, entries.count > 1 {
            end(hostReason)
        } else {
            plugin?.`remove`(animated: true)
        }
    }

    package func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
        switch event {
        case .willLeave: dropHostReason()
        case .didEnd: entries = []
        default: break
        }
    }

    private func present(
        _ plugin: Plugin, on host: PlatformViewController, in container: PlatformView?,
        _ values: Values
    ) {
        values(plugin)
        host.`add`(plugin, in: container)
    }

    private func end(_ operation: PluginReason) {
        guard let index = entries.firstIndex(where: { $0.reason === operation }), let plugin
        else { return }
        entries.remove(at: index)
        if entries.isEmpty { return plugin.`remove`(animated: true) }
        initialValues(plugin)
        for entry in entries {
            entry.values(plugin)
            entry.update?(plugin)
        }
    }

    private func addHostReason(_ values: @escaping Values) {
        dropHostReason()
        let reason = PluginReason { _ in }
        hostReason = reason
        entries.append(Entry(reason: reason, values: values))
    }

    private func dropHostReason() {
        entries.removeAll { $0.reason === hostReason }
        hostReason = nil
    }
}
