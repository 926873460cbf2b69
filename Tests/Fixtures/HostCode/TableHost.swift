import UIKit

/// A host that is the controller of a table.
final class TableHost: UITableViewController {
    private var items: [String] = []
    private var reload: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        loadItems()
    }

    private func loadItems() {
        reload = withErrorRecovery { [weak self] in
            self?.items = ["a"]
            self?.tableView.reloadData()
        }
    }

    private func showResult() {
        if items.isEmpty {
            showEmptyState(headline: "No items") { [weak self] in self?.loadItems() }
        } else {
            hideEmptyState()
        }
        add(UIViewController())
        add(LoadingViewController(), in: tableView)
        hideLoading()
        children.shown(ErrorViewController.self)?.remove(animated: false)
    }

    private func refresh() async throws {
        let count = try await whileLoading(message: "Refreshing") { try await self.count() }
        showBanner(message: "\(count) items") { [weak self] in self?.loadItems() }
    }

    private func count() async throws -> Int { items.count }
}
