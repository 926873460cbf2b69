import Foundation
import HeadlessKit

/// The area of a view that the keyboard covers. While no docked keyboard is visible, the guide is at
/// the bottom of the view, as high as the safe area's bottom inset.
@MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    private var lastArea: LayoutGuide.BottomArea?

    /// Whether the guide also tracks a keyboard that is not docked at the bottom of the screen.
    open var followsUndockedKeyboard = false {
        didSet { if followsUndockedKeyboard != oldValue { update() } }
    }

    /// Whether the guide of a hidden keyboard is as high as the safe area's bottom inset; otherwise,
    /// its height is zero.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { update() } }
    }

    /// The distance above the keyboard at which a drag begins to dismiss it.
    open var keyboardDismissPadding: CGFloat = 0 {
        didSet { keyboardDismissPadding = max(0, keyboardDismissPadding) }
    }

    convenience init(of view: UIView) {
        self.init(
            kind: .fromBottom { [weak view] in
                view.flatMap { $0.layoutState.keyboardGuide?.area(in: $0) } ?? .init(height: 0)
            },
            owner: view, identifier: "UIViewKeyboardLayoutGuide")
        nearEdges = .bottom
    }

    /// Lays out the view again if the keyboard has moved relative to it.
    func update() {
        guard let owner else { return }
        nearEdges = Keyboard.isFollowed(by: self) ? Keyboard.nearEdges : .bottom
        let area = area(in: owner)
        guard area != lastArea else { return }
        lastArea = area
        owner.engineChanged()
        owner.markNeedsLayout()
    }

    private func area(in view: UIView) -> LayoutGuide.BottomArea {
        let bounds = view.bounds
        if Keyboard.isFollowed(by: self), let frame = Keyboard.frame(in: view),
            !frame.intersection(bounds).isEmpty
        {
            let covered = frame.intersection(bounds)
            return LayoutGuide.BottomArea(
                left: covered.minX - bounds.minX, right: bounds.maxX - covered.maxX,
                bottom: bounds.maxY - covered.maxY, height: covered.height)
        }
        return LayoutGuide.BottomArea(
            height: usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
    }
}

extension UIView {
    /// The guide that tracks the keyboard in this view.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutState.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(of: self)
        layoutState.keyboardGuide = guide
        guide.update()
        return guide
    }

    /// Updates the guides of the view and of the views in it, after one of them or the keyboard has
    /// moved.
    func updateKeyboardGuides(always: Bool = false) {
        guard always || Keyboard.isVisible else { return }
        layoutState.keyboardGuide?.update()
        for view in storedSubviews { view.updateKeyboardGuides(always: always) }
    }
}
