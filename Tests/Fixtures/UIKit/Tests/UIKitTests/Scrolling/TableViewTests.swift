import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct TableViewTests {
        final class List: UITableViewController {
            var chosen: IndexPath?
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            }
            override func tableView(
                _ tableView: UITableView, numberOfRowsInSection section: Int
            ) -> Int { 100 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                chosen = indexPath
            }
        }

        init() { HeadlessUIKit.reset() }

        @Test func theViewIsTheTableView() {
            let list = List(style: .plain)
            expect(list.view === list.tableView)
            expect(list.view is UITableView)
        }

        @Test func onlyVisibleRowsHaveCells() {
            let list = List(style: .plain)
            let window = show(list)
            let cells = list.tableView.visibleCells
            expect(cells.count, equals: 20)
            expect(cells.allSatisfy { $0.superview === list.tableView })
            expect(list.tableView.contentSize.height, equals: 4400)
            expect(!window.isHidden)
        }

        @Test func rowsScrollWithTheContent() {
            let list = List(style: .plain)
            let window = show(list)
            HeadlessUIKit.scroll(list.tableView, by: CGPoint(x: 0, y: 440))
            let first = list.tableView.visibleCells.first
            expect(first?.textLabel?.text, equals: "Row 10")
            expect(first.map { $0.convert($0.bounds, to: window).minY }, equals: 0)
        }

        @Test func whatIsTiedToTheTableItselfScrollsAway() {
            let list = List(style: .plain)
            let window = show(list)
            let tied = UIView()
            tied.translatesAutoresizingMaskIntoConstraints = false
            list.view.addSubview(tied)
            NSLayoutConstraint.activate([
                tied.topAnchor.constraint(equalTo: list.view.topAnchor),
                tied.leadingAnchor.constraint(equalTo: list.view.leadingAnchor),
                tied.widthAnchor.constraint(equalTo: list.view.widthAnchor),
                tied.heightAnchor.constraint(equalTo: list.view.heightAnchor),
            ])
            window.layoutIfNeeded()
            expect(tied.frame, equals: CGRect(x: 0, y: 0, width: 393, height: 852))
            HeadlessUIKit.scroll(list.tableView, by: CGPoint(x: 0, y: 100))
            expect(tied.convert(tied.bounds, to: window).minY, equals: -100)
            expect(list.tableView.contentSize.height, equals: 4400)
        }

        @Test func aTapSelectsARow() {
            let list = List(style: .plain)
            let window = show(list)
            HeadlessUIKit.tap(at: CGPoint(x: 100, y: 60), in: window)
            expect(list.chosen, equals: IndexPath(row: 1, section: 0))
        }

        @Test func collectionItemsFlowInLines() {
            final class Grid: UICollectionViewController {
                override func collectionView(
                    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                ) -> Int { 7 }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.register(
                        UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
                }
                override func collectionView(
                    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell {
                    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
                }
            }
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            let grid = Grid(collectionViewLayout: layout)
            let window = show(grid)
            let cells = grid.collectionView.visibleCells
            expect(cells.count, equals: 7)
            expect(cells[3].frame.origin, equals: CGPoint(x: 0, y: 110))
            expect(grid.view !== grid.collectionView)
            expect(!window.isHidden)
        }
    }
}
