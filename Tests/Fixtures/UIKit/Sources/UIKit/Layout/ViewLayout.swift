import Foundation
import HeadlessKit

/// The layout's representation of a view. Its coordinates are those of the view.
final class ViewLayout: LayoutView {
    private unowned let owner: UIView
    var safeAreaGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var loadedMarginsGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?

    init(_ view: UIView) {
        owner = view
        super.init(view)
    }

    override var parent: LayoutView? { owner.storedSuperview?.layoutState }
    override var children: [LayoutView] { owner.storedSubviews.map(\.layoutState) }
    override var isRootOnScreen: Bool { (owner as? UIWindow)?.isHidden == false }

    override var size: CGSize { frame.size }
    override var contentOrigin: CGPoint {
        let insets = owner.alignmentRectInsets
        return CGPoint(
            x: -insets.left - owner.storedBounds.minX, y: -insets.top - owner.storedBounds.minY)
    }
    override var frame: CGRect {
        let size = owner.storedBounds.size
        let center = owner.storedCenter
        return owner.alignmentRect(
            forFrame: CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height))
    }
    override var resizing: Autoresizing.Mask { owner.autoresizingMask.mask }
    override var pixelGrid: PixelGrid { .device }

    override func needsMove(to alignmentRect: CGRect) -> Bool {
        let frame = owner.frame(forAlignmentRect: alignmentRect)
        return owner.storedBounds.size != frame.size || owner.storedCenter.x != frame.midX
            || owner.storedCenter.y != frame.midY
    }

    override func move(to alignmentRect: CGRect) {
        let frame = owner.frame(forAlignmentRect: alignmentRect)
        if owner.storedBounds.size != frame.size {
            owner.bounds = CGRect(origin: owner.storedBounds.origin, size: frame.size)
        }
        owner.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    override var intrinsicSize: CGSize { owner.layoutIntrinsicSize }
    override func wrappedHeight(inWidth width: CGFloat) -> CGFloat? {
        owner.wrappedHeight(inWidth: width)
    }
    override var firstBaselineOffset: CGFloat {
        (owner as? UILabel)?.font.ascender ?? (owner as? UIButton)?.firstBaselineOffset ?? 0
    }
    override var lastBaselineOffset: CGFloat {
        (owner as? UILabel).map { -$0.font.descender } ?? (owner as? UIButton)?.lastBaselineOffset
            ?? 0
    }
    override var isRightToLeft: Bool {
        owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    override var marginsGuide: LayoutGuide? { owner.layoutMarginsGuide.layout }

    /// Returns the guide of a scroll view's content, which replaces the scroll view's edges for
    /// views inside of it.
    override func contentGuide(inConstraintsWith other: LayoutElement?) -> LayoutGuide? {
        guard let scrollView = owner as? UIScrollView, let inner = other?.view, inner !== self,
            inner.isDescendant(of: self)
        else { return nil }
        return scrollView.contentLayoutGuide.layout
    }

    override func layOut() {
        guard let controller = owner.controller else {
            owner.layoutSubviews()
            return
        }
        controller.viewIsAppearingIfNeeded()
        controller.record(.viewWillLayoutSubviews)
        controller.viewWillLayoutSubviews()
        owner.layoutSubviews()
        controller.record(.viewDidLayoutSubviews)
        controller.viewDidLayoutSubviews()
    }

    override func updateConstraints() {
        if let controller = owner.controller {
            controller.updateViewConstraints()
        } else {
            owner.updateConstraints()
        }
    }

    override func layoutWasSolved(_ values: LayoutValues) {
        (owner as? UIScrollView)?.contentWasSolved(values)
    }
}

extension UIView.AutoresizingMask {
    /// The mask in the layout's form.
    var mask: Autoresizing.Mask {
        var mask: Autoresizing.Mask = []
        if contains(.flexibleLeftMargin) { mask.insert(.left) }
        if contains(.flexibleWidth) { mask.insert(.width) }
        if contains(.flexibleRightMargin) { mask.insert(.right) }
        if contains(.flexibleTopMargin) { mask.insert(.top) }
        if contains(.flexibleHeight) { mask.insert(.height) }
        if contains(.flexibleBottomMargin) { mask.insert(.bottom) }
        return mask
    }
}
