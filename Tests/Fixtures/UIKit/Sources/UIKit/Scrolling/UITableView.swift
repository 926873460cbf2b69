import Foundation
import HeadlessKit

/// Shows rows below each other. The visible cells are subviews that move with the content.
@MainActor
open class UITableView: UIScrollView {
    /// The grouping of rows.
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }

    public class var automaticDimension: CGFloat { -1 }

    private let tableStyle: UITableView.Style
    private var cellClasses: [String: AnyClass] = [:]
    private var reusable: [String: [UITableViewCell]] = [:]
    private var shown: [IndexPath: UITableViewCell] = [:]
    private var offsets: [(path: IndexPath, top: CGFloat, height: CGFloat)] = []
    private var needsReload = true
    private var needsMeasuring = true
    private var selected: Set<IndexPath> = []
    private var footerTop: CGFloat = 0

    public init(frame: CGRect, style: UITableView.Style) {
        tableStyle = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        tableStyle = .plain
        super.init(coder: coder)
    }

    open var style: UITableView.Style { tableStyle }
    override var decidesContentSize: Bool { true }
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { reloadData() }
    }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var allowsSelection = true
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    open var separatorColor: UIColor?
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }
    /// The table reads the view's height only when the view is set, and gives it its own width.
    open var tableHeaderView: UIView? {
        didSet { replace(oldValue, with: tableHeaderView) }
    }
    open var tableFooterView: UIView? {
        didSet { replace(oldValue, with: tableFooterView) }
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        needsMeasuring = true
        setNeedsLayout()
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reusable[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellClasses[identifier].flatMap { CellFactories.tableCell($0, identifier) }
    }

    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        Exceptions.raise(
            .internalInconsistencyException,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
                + "class for the identifier or connect a prototype cell in a storyboard")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        reloadData()
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        reloadData()
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        reloadData()
    }

    open func beginUpdates() {}
    open func endUpdates() {}

    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        updates?()
        reloadData()
        if let completion { RunLoopTurn.atNextTurn { completion(true) } }
    }

    open var visibleCells: [UITableViewCell] {
        shown.sorted { $0.key < $1.key }.map(\.value)
    }

    open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key
    }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        measureIfNeeded()
        guard let row = offsets.first(where: { $0.path == indexPath }) else { return .zero }
        return CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
    }

    open var indexPathForSelectedRow: IndexPath? { selected.min() }

    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) {
        selected = indexPath.map { [$0] } ?? []
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
    }

    // MARK: Layout

    private func measureIfNeeded() {
        if needsReload {
            for cell in shown.values { retire(cell) }
            shown = [:]
        }
        guard needsReload || needsMeasuring else { return }
        needsReload = false
        needsMeasuring = false
        offsets = []
        var top = tableHeaderView?.bounds.height ?? 0
        if let dataSource {
            for section in 0..<dataSource.numberOfSections(in: self) {
                for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
                    let path = IndexPath(row: row, section: section)
                    let height = height(of: path)
                    offsets.append((path, top, height))
                    top += height
                }
            }
        }
        footerTop = top
        top += tableFooterView?.bounds.height ?? 0
        contentSize = CGSize(width: bounds.width, height: top)
    }

    private func height(of path: IndexPath) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return asked == UITableView.automaticDimension ? 44 : asked
    }

    private func retire(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    }

    private func place(_ view: UIView?, at top: CGFloat) {
        guard let view else { return }
        let frame = CGRect(x: 0, y: top, width: bounds.width, height: view.bounds.height)
        if view.frame != frame { view.frame = frame }
    }

    /// Adds cells behind everything else but the background for the rows within the bounds, and removes
    /// other cells.
    open override func layoutSubviews() {
        measureIfNeeded()
        backgroundView?.frame = bounds
        place(tableHeaderView, at: 0)
        place(tableFooterView, at: footerTop)
        contentSize.width = bounds.width
        let visible = offsets.filter {
            $0.top < bounds.maxY && $0.top + $0.height > bounds.minY
        }
        let paths = Set(visible.map(\.path))
        for (path, cell) in shown where !paths.contains(path) {
            shown[path] = nil
            retire(cell)
        }
        for row in visible {
            let cell = shown[row.path] ?? make(row.path)
            guard let cell else { continue }
            cell.frame = CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
        }
        super.layoutSubviews()
    }

    private func make(_ path: IndexPath) -> UITableViewCell? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        shown[path] = cell
        if cell.storedSuperview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
        return cell
    }

    /// Performs the effect of a tap on a cell.
    func tapped(_ cell: UITableViewCell) {
        guard allowsSelection, let path = indexPath(for: cell) else { return }
        selected = [path]
        tableDelegate?.tableView(self, didSelectRowAt: path)
    }
}
