import AppKit

/// A list that shows that it loads, and what went wrong; its superclass is a list of the app's own.
final class ItemListViewController: RowsViewController {
    var loadItems: () async throws -> [String] = { [] }

    override func viewWillAppear() {
        super.viewWillAppear()
        withErrorRecovery { [weak self] in
            guard let items = try await self?.loadItems() else { return }
            self?.rows = items
        }
    }
}
