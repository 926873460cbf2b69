import UIKit

/// A split view controller that shows plugins in one of its columns.
final class SplitHost: UISplitViewController {
    private let list = UITableViewController()
    private let detail = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [list, detail]
        detail.showLoading()
    }

    func select(_ title: String?) {
        guard let title else {
            detail.showEmptyState(headline: "Select an item")
            return
        }
        detail.hideEmptyState()
        detail.showBanner(message: title) { [weak self] in self?.select(nil) }
    }
}
