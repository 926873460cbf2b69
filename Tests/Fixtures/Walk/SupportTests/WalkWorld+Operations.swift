import Foundation

@testable import Walk

extension WalkWorld {
    func operation(_ index: Int) -> WalkOperation? {
        operations.isEmpty ? nil : operations[index % operations.count]
    }

    func begin(_ helper: WalkOperation.Helper) {
        guard operations.count < 4 else { return }
        let operation = WalkOperation(helper)
        let host = host
        begunOperations.append(operation)
        switch helper {
        case .whileLoading:
            let cancelHandler = handler()
            operation.task = Task { [weak self] in
                try? await host.whileLoading(cancelHandler: cancelHandler) {
                    try await self?.run(operation)
                }
            }
        case .recovery:
            excuse { $0 is ErrorViewController }
            for earlier in operations where earlier.helper == .recovery { earlier.isGivenUp = true }
            operation.task = host.withErrorRecovery { [weak self] in
                try await self?.run(operation)
            }
        }
    }

    private func run(_ operation: WalkOperation) async throws {
        if operation.helper == .recovery, operations.contains(where: { $0.helper == .recovery }) {
            fail("two operations of a recovery ran at a time")
        }
        if operation.helper == .recovery {
            withHandler.removeAll { $0.plugin is LoadingViewController }
        }
        operations.append(operation)
        operation.plugin = host.children.newest(LoadingViewController.self)
        if host.shownLoading == nil { fail("an operation ran without its plugin") }
        defer {
            operations.removeAll { $0 === operation }
            endedOperations.append(operation)
        }
        try await operation.run()
    }

    /// Returns whether a plugin is shown although its last operation has ended, and the host has not shown it.
    func isShown(after ended: WalkOperation) -> Bool {
        guard let plugin = ended.plugin, plugin.parent != nil, !plugin.presentation.isLeaving else { return false }
        let isRunning = operations.contains { $0.plugin === plugin }
        return !isRunning && !shownByHost.contains(ObjectIdentifier(plugin))
    }

    /// Compares the shown plugins with the operations that are running or have ended.
    func checkOperations(after step: WalkStep, shown: Set<ObjectIdentifier>) {
        for ended in endedOperations {
            if isShown(after: ended) { fail("Loading stayed when its last operation had ended") }
            guard let plugin = ended.plugin else { continue }
            if operations.contains(where: { $0.plugin === plugin }) {
                let isShown = plugin.parent != nil && !plugin.presentation.isLeaving
                if case .endOperation = step, shown.contains(ObjectIdentifier(plugin)), !isShown {
                    fail("Loading left while another operation ran")
                }
            }
        }
        for ended in endedOperations where ended.failsRecovery && host.shownError == nil {
            fail("Error is not shown for a failure")
        }
        endedOperations = []
    }
}
