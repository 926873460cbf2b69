#if canImport(UIKit)
import UIKit

extension SearchResultsViewController {
    func pluginViewDidLoad() {
        resultsTable.register(UITableViewCell.self, forCellReuseIdentifier: "result")
    }
}
#endif
