import Foundation

/// Safe area and layout margins of a view.
struct ViewMarginState {
    var safeArea = UIEdgeInsets.zero
    var margins: NSDirectionalEdgeInsets?
}

/// The traits a view last reported.
struct ViewTraitState {
    var reported: UITraitCollection?
}
