import Foundation

/// Determines the positions of a collection view's items.
@MainActor
open class UICollectionViewLayout: NSObject {
    weak var owner: UICollectionView?

    public override init() {
        super.init()
    }

    open var collectionView: UICollectionView? { owner }

    open func invalidateLayout() {
        owner?.reloadData()
    }

    func frames(for paths: [IndexPath], in size: CGSize) -> ([CGRect], CGSize) {
        (paths.map { _ in .zero }, .zero)
    }
}
