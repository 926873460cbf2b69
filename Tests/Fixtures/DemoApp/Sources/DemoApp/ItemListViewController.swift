import UIKit

/// A list that shows loading and errors. Its superclass is one of the app's own table view
/// controllers.
final class ItemListViewController: RowsViewController {
    var loadItems: () async throws -> [String] = { [] }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        withLoadState { [weak self] in
            self?.rows = try await self?.loadItems() ?? []
            return .content
        }
    }
}
