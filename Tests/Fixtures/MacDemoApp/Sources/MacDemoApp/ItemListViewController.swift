import AppKit

/// A list that shows loading and errors. Its superclass is one of the app's own list controllers.
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
