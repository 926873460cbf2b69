import UIKit

final class RatingView: UIView {}

@MainActor
struct Theme {
    let text = UIColor.label
    let titleFont = UIFont.preferredFont(forTextStyle: .title1)

    static let current = Theme()
    static let onFill = UIColor.white
}

enum L10n {
    static let title = "Notice"
}
