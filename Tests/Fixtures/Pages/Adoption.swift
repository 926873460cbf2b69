import UIKit

final class RatingView: UIView {
    static func fromNib() -> RatingView { RatingView() }
}
