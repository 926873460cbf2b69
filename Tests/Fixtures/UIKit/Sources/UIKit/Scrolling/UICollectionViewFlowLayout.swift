import Foundation

/// Places items of equal size in lines, from the top down.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { invalidateLayout() }
    }
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { invalidateLayout() }
    }
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { invalidateLayout() }
    }
    open var sectionInset: UIEdgeInsets = .zero {
        didSet { invalidateLayout() }
    }

    override func frames(for paths: [IndexPath], in size: CGSize) -> ([CGRect], CGSize) {
        var frames: [CGRect] = []
        let room = size.width - sectionInset.left - sectionInset.right
        let step = itemSize.width + minimumInteritemSpacing
        let perLine = max(1, Int((room + minimumInteritemSpacing) / max(1, step)))
        var top: CGFloat = 0
        var previous: Int?
        var place = 0
        for path in paths {
            if path.section != previous {
                if previous != nil { top += itemSize.height + sectionInset.bottom }
                top += sectionInset.top
                previous = path.section
                place = 0
            } else if place == perLine {
                top += itemSize.height + minimumLineSpacing
                place = 0
            }
            frames.append(
                CGRect(
                    x: sectionInset.left + CGFloat(place) * step, y: top, width: itemSize.width,
                    height: itemSize.height))
            place += 1
        }
        let end = paths.isEmpty ? 0 : top + itemSize.height + sectionInset.bottom
        return (frames, CGSize(width: size.width, height: end))
    }
}
