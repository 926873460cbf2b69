import Foundation

/// What the layout system keeps for a view.
struct ViewLayoutState {
    var translatesMask = true
    var needsLayout = true
    var descendantNeedsLayout = false
    var needsUpdateConstraints = true
    var descendantNeedsUpdateConstraints = false
    var isEngineDirty = false
    var hugging = SIMD2<Float>(250, 250)
    var compression = SIMD2<Float>(750, 750)
    /// Constraints this view holds as the nearest common ancestor of their items.
    var held: [NSLayoutConstraint] = []
    /// Active constraints that mention the view or one of its guides.
    var mentioned: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var node: LayoutNode?
    var solvedFrame: CGRect?
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
}

/// Safe area and layout margins of a view.
struct ViewMarginState {
    var safeArea = UIEdgeInsets.zero
    var margins: NSDirectionalEdgeInsets?
}

/// The traits a view last reported.
struct ViewTraitState {
    var reported: UITraitCollection?
}
