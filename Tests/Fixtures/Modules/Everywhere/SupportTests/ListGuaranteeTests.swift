import Testing

@testable import Everywhere

#if canImport(UIKit)
import UIKit

/// What only the headless UIKit can show of plugins in lists.
@MainActor
@Suite("Plugins in lists of a screen", .serialized)
struct ListGuaranteeTests {
    /// Shows a plugin in the cell of one row, as the reference describes it.
    private final class Rows: UITableViewController {
        let plugin = ABCTipViewController()
        var loadingRow = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            100
        }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            if indexPath.row == loadingRow {
                add(plugin, in: cell.contentView)
            } else if plugin.parent != nil, plugin.view.isDescendant(of: cell) {
                plugin.remove(animated: false)
            }
            return cell
        }

        /// The row whose cell contains the plugin.
        var shownRow: Int? {
            tableView.visibleCells.first { plugin.viewIfLoaded?.isDescendant(of: $0) == true }
                .flatMap { tableView.indexPath(for: $0)?.row }
        }
    }

    private let clock = ManualClock()

    init() {
        HeadlessUIKit.reset()
    }

    @Test("a plugin in a cell moves with its row, and leaves a cell that is used for another row")
    func cells() {
        let rows = Rows(style: .plain)
        let window = HostWindow(host: rows)
        window.layoutIfNeeded()
        #expect(rows.shownRow == 0)
        rows.loadingRow = 3
        rows.tableView.reloadData()
        window.layoutIfNeeded()
        #expect(rows.shownRow == 3)

        HeadlessUIKit.scroll(rows.tableView, by: CGPoint(x: 0, y: 2000))
        window.layoutIfNeeded()
        #expect(rows.shownRow == nil)
        HeadlessUIKit.scroll(rows.tableView, by: CGPoint(x: 0, y: -2000))
        window.layoutIfNeeded()
        #expect(rows.shownRow == 3)

        rows.plugin.remove()
        #expect(rows.children.isEmpty)
        #expect(rows.shownRow == nil)
    }

    @Test("a footer follows the text size, and the rows stay above it")
    func textSize() {
        clock.run {
            let window = HostWindow(host: Rows(style: .plain))
            let more = window.host.showMore()
            clock.advance(by: 1)
            window.layoutIfNeeded()
            let (height, table) = (more.view.frame.height, window.host.view as? UITableView)
            let length = table?.contentSize.height ?? 0
            HeadlessUIKit.contentSizeCategory = .accessibilityExtraExtraExtraLarge
            for _ in 0..<3 { window.layoutIfNeeded() }
            #expect(more.view.frame.height > height + 10)
            let grown = (table?.contentSize.height ?? 0) - length
            #expect(abs(grown - (more.view.frame.height - height)) < 0.5)
            #expect(abs((table?.tableFooterView?.frame.minY ?? 0) - 4400) < 0.5)
        }
        HeadlessUIKit.reset()
    }

    #if compiler(>=6.2)  // Older ones have no exit tests.
    @Test("a host without a table view refuses a plugin in its footer")
    func refusal() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (clock, host) = (ManualClock(), UIViewController())
                clock.run {
                    _ = host.showMore()
                    clock.advance(by: 1)
                }
            }
        }
    }
    #endif
}
#endif
