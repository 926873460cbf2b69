#if canImport(UIKit) && !os(watchOS)
import UIKit

extension SearchResultsViewController {
    func pluginViewDidLoad() {
        resultsTable.register(UITableViewCell.self, forCellReuseIdentifier: "result")
    }
}
#endif
