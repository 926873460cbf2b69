import Foundation
import HeadlessKit

/// The layout's representation of a view. The layout's coordinates run from the top down: those of
/// a flipped view are the same, and those of other views are turned over.
final class ViewLayout: LayoutView {
    private unowned let owner: NSView
    var safeAreaGuide: NSLayoutGuide?
    var loadedMarginsGuide: NSLayoutGuide?

    init(_ view: NSView) {
        owner = view
        super.init(view)
    }

    override var parent: LayoutView? { owner.storedSuperview?.layoutState }
    override var children: [LayoutView] { owner.storedSubviews.map(\.layoutState) }
    override var isRootOnScreen: Bool {
        (owner as? WindowFrameView)?.shownWindow?.isVisible == true
    }

    override var sizePriority: Float? {
        owner is WindowFrameView ? NSLayoutConstraint.Priority.windowSizeStayPut.rawValue : nil
    }

    override func resize(to size: CGSize) {
        (owner as? WindowFrameView)?.shownWindow?.resize(to: size)
    }

    override var fillingInsets: LayoutGuide.Insets? {
        guard let window = (owner.storedSuperview as? WindowFrameView)?.shownWindow,
            window.contentView === owner
        else { return nil }
        return LayoutGuide.Insets(
            top: window.frame.height - window.contentRect(forFrameRect: window.frame).height,
            left: 0, bottom: 0, right: 0)
    }

    override var size: CGSize { owner.alignmentRect(forFrame: owner.storedFrame).size }
    override var contentOrigin: CGPoint {
        let insets = owner.alignmentRectInsets
        return CGPoint(
            x: -insets.left - owner.boundsOrigin.x,
            y: -insets.top - (owner.isFlipped ? owner.boundsOrigin.y : 0))
    }
    override var frame: CGRect { turned(owner.alignmentRect(forFrame: owner.storedFrame)) }
    override var pixelGrid: PixelGrid { .display }

    /// Returns a rectangle with the superview's y-coordinates turned over, unless the superview is
    /// flipped.
    private func turned(_ rect: CGRect) -> CGRect {
        guard let parent = owner.storedSuperview, !parent.isFlipped else { return rect }
        var rect = rect
        rect.origin.y = parent.bounds.maxY - rect.maxY
        return rect
    }

    override var resizing: Autoresizing.Mask {
        let isFlipped = owner.storedSuperview?.isFlipped ?? false
        var mask: Autoresizing.Mask = []
        if owner.autoresizingMask.contains(.minXMargin) { mask.insert(.left) }
        if owner.autoresizingMask.contains(.width) { mask.insert(.width) }
        if owner.autoresizingMask.contains(.maxXMargin) { mask.insert(.right) }
        if owner.autoresizingMask.contains(isFlipped ? .minYMargin : .maxYMargin) {
            mask.insert(.top)
        }
        if owner.autoresizingMask.contains(.height) { mask.insert(.height) }
        if owner.autoresizingMask.contains(isFlipped ? .maxYMargin : .minYMargin) {
            mask.insert(.bottom)
        }
        return mask
    }

    override func needsMove(to frame: CGRect) -> Bool {
        owner.frame(forAlignmentRect: turned(frame)) != owner.storedFrame
    }

    override func move(to frame: CGRect) {
        owner.frame = owner.frame(forAlignmentRect: turned(frame))
    }

    override var intrinsicSize: CGSize { owner.layoutIntrinsicSize }
    override var firstBaselineOffset: CGFloat { owner.firstBaselineOffsetFromTop }
    override var lastBaselineOffset: CGFloat { owner.lastBaselineOffsetFromBottom }
    override var isRightToLeft: Bool { owner.userInterfaceLayoutDirection == .rightToLeft }
    override var marginsGuide: LayoutGuide? { owner.layoutMarginsGuide.layout }

    override func layOut() {
        guard let controller = owner.controller else {
            owner.layout()
            return
        }
        controller.record(.viewWillLayout)
        controller.viewWillLayout()
        owner.layout()
        controller.record(.viewDidLayout)
        controller.viewDidLayout()
    }

    override func updateConstraints() {
        if let controller = owner.controller {
            controller.updateViewConstraints()
        } else {
            owner.updateConstraints()
        }
    }
}
