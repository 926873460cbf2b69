import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct ListPartTests {
        private let list = TableViewTests.List(style: .plain)

        init() { HeadlessUIKit.reset() }

        private var table: UITableView { list.tableView }

        @Test func theTableReadsTheHeightOfAHeaderOnlyWhenItIsSet() {
            let window = show(list)
            let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 60))
            table.tableHeaderView = header
            window.layoutIfNeeded()
            expect(header.frame, equals: CGRect(x: 0, y: 0, width: 393, height: 60))
            expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, equals: 60)
            let cell = table.visibleCells.first

            header.frame.size.height = 100
            window.layoutIfNeeded()
            expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, equals: 60)
            table.tableHeaderView = header
            window.layoutIfNeeded()
            expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, equals: 100)
            expect(table.contentSize.height, equals: 4500)
            expect(table.visibleCells.first === cell)

            window.frame.size.width = 500
            window.layoutIfNeeded()
            expect(header.frame.size, equals: CGSize(width: 500, height: 100))
            table.tableHeaderView = nil
            expect(header.superview == nil)
        }

        @Test func aFooterIsBelowTheRows() {
            let window = show(list)
            let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
            let other = UIView()
            table.tableFooterView = footer
            window.layoutIfNeeded()
            expect(footer.frame, equals: CGRect(x: 0, y: 4400, width: 393, height: 50))
            expect(table.contentSize.height, equals: 4450)
            table.tableFooterView = other
            expect(footer.superview == nil)
            expect(other.superview === table)
        }

        @Test func aBackgroundFillsTheVisibleArea() {
            let layout = UICollectionViewFlowLayout()
            let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let plain = UITableView(frame: .zero, style: .plain)
            for list: UIScrollView in [plain, collection] {
                let controller = UIViewController()
                controller.view = list
                let window = show(controller)
                let background = UIView()
                (list as? UITableView)?.backgroundView = background
                (list as? UICollectionView)?.backgroundView = background
                window.layoutIfNeeded()
                HeadlessUIKit.scroll(list, by: CGPoint(x: 0, y: 100))
                expect(background.frame, equals: list.bounds)
                expect(background.frame.minY, equals: 100)
                expect(list.subviews.first === background)
                (list as? UITableView)?.backgroundView = nil
                (list as? UICollectionView)?.backgroundView = nil
                expect(background.superview == nil)
            }
        }

        @Test func aDequeuedCellIsNotInItsTableYet() {
            final class Source: UITableViewController {
                var isInTable: [Bool] = []
                override func tableView(
                    _ tableView: UITableView, numberOfRowsInSection section: Int
                ) -> Int { 1 }
                override func tableView(
                    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
                ) -> UITableViewCell {
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                    isInTable.append(cell.isDescendant(of: tableView))
                    return cell
                }
            }
            let source = Source(style: .plain)
            let window = show(source)
            expect(source.isInTable, equals: [false])
            expect(!window.isHidden)
        }
    }
}
