#if canImport(UIKit) && !os(watchOS)
import UIKit

extension SearchResultsViewController {
    func pluginViewDidLoad() {
        resultsTable.register(UITableViewCell.self, forCellReuseIdentifier: "result")
    }
}
#elseif canImport(AppKit)
import AppKit

extension SearchResultsViewController {
    func pluginViewDidLoad() {
        resultsTable.rowHeight = 32
    }
}
#endif
