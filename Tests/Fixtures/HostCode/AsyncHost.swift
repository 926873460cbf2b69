import UIKit

/// Code without isolation that shows plugins on a host.
struct Loader: Sendable {
    let load: @Sendable () async throws -> Void

    nonisolated func run(on host: UIViewController) async {
        await host.showLoading(message: "Items")
        do {
            try await load()
            await host.hideLoading()
        } catch {
            await host.showError(message: "x", retryHandler: { host.hideError() })
            await host.showError(message: "x", retryHandler: { @MainActor in host.hideError() })
        }
    }
}

/// An actor that lets the user cancel its work.
actor Store {
    private var isCancelled = false

    func run(on host: UIViewController) async {
        await host.showError(message: "x", retryHandler: { Task { await self.cancel() } })
        await host.showEmptyState(headline: "x") { Task { await self.cancel() } }
    }

    private func cancel() { isCancelled = true }
}
