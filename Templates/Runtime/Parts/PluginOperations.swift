/// The reasons to show a plugin: operations that run, and a call or a state of the host. The plugin
/// shows the values of the newest one, and leaves after the last one.
@MainActor
package final class PluginOperations<Plugin: PluginViewController> {
    package typealias Values = @MainActor (Plugin) -> Void

    private weak var plugin: Plugin?
    /// Returns a closure that shows the present values of the plugin again.
    private let presentValues: (Plugin) -> Values
    private let initialValues: Values
    /// The reasons, while operations run; the call or the state of the host has the number 0.
    private var entries: [(number: Int, values: Values)] = []
    /// The values of the latest updates, by the numbers of their operations.  // if PROGRESS
    private var updates: [Int: Values] = [:]  // if PROGRESS
    private var operationCount = 0
    var showState: (@MainActor () -> Void)?  // if STATES
    /// The operations that run, and can be cancelled.  // if CANCELS
    private var tasks: Swift.Set<_Concurrency.Task<Void, Swift.Never>> = []  // if CANCELS

    package init(of plugin: Plugin, presentValues: @escaping (Plugin) -> Values = { _ in { _ in } }) {
        self.plugin = plugin
        self.presentValues = presentValues
        initialValues = presentValues(plugin)
        plugin.presentation.operations = self  // if STATES
        plugin.presentation.leaveHandler = { [weak self] hasLeft in
            self?.entries.removeAll { hasLeft || $0.number == 0 }
        }
    }

    /// Shows the plugin with some values while an operation runs, until `end` of the result is called.
    package func begin(
        _ plugin: Plugin, on host: PlatformViewController,
        in container: PlatformView? = nil,  // if CONTAINERS
        _ values: @escaping Values = { _ in }
    ) -> PluginReason {
        if entries.isEmpty { showState = PluginStates(of: host).replaced(by: plugin) }  // if STATES
        if entries.last?.number ?? 0 == 0 {
            let isShown = plugin.parent != nil && !plugin.presentation.isLeaving
            if isShown { showForHost(presentValues(plugin)) } else { initialValues(plugin) }
        }
        operationCount += 1
        entries.append((operationCount, values))
        values(plugin)
        host.`add`(
            plugin,
            in: container  // if CONTAINERS
        )
        return PluginReason(
            number: operationCount,  // if PROGRESS
            presentation: plugin.presentation,  // if SUCCESSION
            end: { [weak self, operationCount] in self?.end(operationCount) })
    }

    #if PROGRESS
    /// Shows other values for a running operation, in place of those of the last update.
    package func update(_ operation: PluginReason, _ values: @escaping Values) {
        guard entries.contains(where: { $0.number == operation.number }) else { return }
        updates[operation.number] = values
        if let plugin, entries.last?.number == operation.number { values(plugin) }
    }
    #endif

    #if CANCELS
    /// Runs an operation, which ``cancel()`` cancels, or the task that waits for it.
    package func run<Value, Failure: Swift.Error>(
        _ operation: @MainActor () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        var result: Swift.Result<Value, Failure>?
        await withoutActuallyEscaping(operation) { operation in
            let task = _Concurrency.Task {
                do throws(Failure) {
                    result = .success(try await operation())
                } catch { result = .failure(error) }
            }
            tasks.insert(task)
            await _Concurrency.withTaskCancellationHandler {
                await task.value
            } onCancel: {
                task.cancel()
            }
            tasks.remove(task)
        }
        guard let result else { preconditionFailure("the operation has not ended") }
        return try result.get()
    }

    /// Cancels all operations, because the user has pressed the button for that.
    package func cancel() {
        for task in tasks { task.cancel() }
    }
    #endif

    /// Shows the plugin with some values until the host hides it.
    package func show(
        _ plugin: Plugin, on host: PlatformViewController,
        in container: PlatformView? = nil,  // if CONTAINERS
        _ values: @escaping Values = { _ in }
    ) {
        if !entries.isEmpty { showForHost(values) }
        values(plugin)
        host.`add`(
            plugin,
            in: container  // if CONTAINERS
        )
    }

    /// Hides the plugin, unless the host has shown it beside operations that still run.
    package func hide() {
        let isShownForHost = entries.contains { $0.number == 0 }
        if isShownForHost, entries.count > 1 { end(0) } else { plugin?.`remove`(animated: true) }
    }

    var isShownForOperations: Bool { !entries.isEmpty && !entries.contains { $0.number == 0 } }  // if STATES

    /// Adds the call of the host to the reasons, in place of an earlier one.
    private func showForHost(_ values: @escaping Values) {
        entries.removeAll { $0.number == 0 }
        entries.append((0, values))
    }

    private func end(_ number: Int) {
        guard let index = entries.firstIndex(where: { $0.number == number }), let plugin else { return }
        entries.remove(at: index)
        updates[number] = nil  // if PROGRESS
        if entries.isEmpty { showState?() }  // if STATES
        if entries.isEmpty { return plugin.`remove`(animated: true) }
        initialValues(plugin)
        for entry in entries {
            entry.values(plugin)
            updates[entry.number]?(plugin)  // if PROGRESS
        }
    }
}

#if STATES
/// The operations that any plugin is shown for.
@MainActor
protocol PluginStateOperations: AnyObject {
    /// Shows the state of the host again that the plugin has replaced.
    var showState: (@MainActor () -> Void)? { get set }
    /// Whether the plugin is only shown for operations.
    var isShownForOperations: Bool { get }
    func hide()
}

extension PluginOperations: PluginStateOperations {}
#endif
