import Foundation
import HeadlessKit

/// Shows items at the positions of its layout. The visible cells are subviews that move with the
/// content.
@MainActor
open class UICollectionView: UIScrollView {
    private var cellClasses: [String: AnyClass] = [:]
    private var reusable: [String: [UICollectionViewCell]] = [:]
    private var shown: [IndexPath: UICollectionViewCell] = [:]
    private var places: [(path: IndexPath, frame: CGRect)] = []
    private var needsReload = true

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.owner = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.owner = self
    }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.owner = self
            reloadData()
        }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { reloadData() }
    }
    var collectionDelegate: (any UICollectionViewDelegate)? {
        delegate as? any UICollectionViewDelegate
    }
    override var decidesContentSize: Bool { true }
    open var allowsSelection = true
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = reusable[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let kind = cellClasses[identifier] else {
            Exceptions.raise(
                .internalInconsistencyException,
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
                    + "\(identifier) - must register a nib or a class for the identifier or "
                    + "connect a prototype cell in a storyboard")
            return UICollectionViewCell(frame: .zero)
        }
        let cell = CellFactories.item(kind)
        cell.identifier = identifier
        return cell
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    open var visibleCells: [UICollectionViewCell] {
        shown.sorted { $0.key < $1.key }.map(\.value)
    }

    open var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key
    }

    private func measureIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        for cell in shown.values { retire(cell) }
        shown = [:]
        var paths: [IndexPath] = []
        for section in 0..<numberOfSections {
            for item in 0..<numberOfItems(inSection: section) {
                paths.append(IndexPath(item: item, section: section))
            }
        }
        let (frames, size) = collectionViewLayout.frames(for: paths, in: bounds.size)
        places = Array(zip(paths, frames)).map { ($0.0, $0.1) }
        contentSize = size
    }

    private func retire(_ cell: UICollectionViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.identifier { reusable[identifier, default: []].append(cell) }
    }

    open override func layoutSubviews() {
        measureIfNeeded()
        backgroundView?.frame = bounds
        let visible = places.filter { $0.frame.intersects(bounds) }
        let paths = Set(visible.map(\.path))
        for (path, cell) in shown where !paths.contains(path) {
            shown[path] = nil
            retire(cell)
        }
        for place in visible {
            let cell = shown[place.path] ?? make(place.path)
            cell?.frame = place.frame
        }
        super.layoutSubviews()
    }

    private func make(_ path: IndexPath) -> UICollectionViewCell? {
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        shown[path] = cell
        if cell.storedSuperview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
        return cell
    }

    func tapped(_ cell: UICollectionViewCell) {
        guard allowsSelection, let path = indexPath(for: cell) else { return }
        collectionDelegate?.collectionView(self, didSelectItemAt: path)
    }
}
