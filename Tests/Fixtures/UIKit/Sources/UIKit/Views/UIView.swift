import Foundation
import HeadlessKit

/// A rectangle on the screen with subviews, layout and event handling. Nothing is drawn.
@MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIFocusEnvironment {
    final var storedBounds: CGRect
    final var storedCenter: CGPoint
    final var storedTransform = CGAffineTransform.identity
    final var storedSubviews: [UIView] = []
    final weak var storedSuperview: UIView?
    final weak var controller: UIViewController?
    final private(set) lazy var layoutState = ViewLayout(self)
    /// The guides that users of the view have added, which it keeps alive.
    final var ownedGuides: [UILayoutGuide] = []
    final var marginState = ViewMarginState()
    final var traitState = ViewTraitState()
    final private var storedLayer: CALayer?
    final private var storedHidden = false
    final private var storedBackground: UIColor?
    final var storedTint: UIColor?
    final var storedGestures: [UIGestureRecognizer]?

    public init(frame: CGRect) {
        storedBounds = CGRect(origin: .zero, size: frame.size)
        storedCenter = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
    }

    public required init?(coder: NSCoder) {
        storedBounds = .zero
        storedCenter = .zero
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    open func encode(with coder: NSCoder) {}

    open class var layerClass: AnyClass { CALayer.self }

    open var layer: CALayer {
        if let storedLayer { return storedLayer }
        let made = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        made.view = self
        storedLayer = made
        return made
    }

    var layerIfLoaded: CALayer? { storedLayer }

    /// The controller of the view, or else the superview.
    open override var next: UIResponder? { controller ?? storedSuperview }

    // MARK: State

    open var tag = 0
    open var accessibilityIdentifier: String?
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var isOpaque = true
    open var contentMode: UIView.ContentMode = .scaleToFill
    open var autoresizingMask: UIView.AutoresizingMask = []
    open var autoresizesSubviews = true
    open var clipsToBounds: Bool {
        get { storedLayer?.masksToBounds ?? false }
        set { layer.masksToBounds = newValue }
    }

    /// Whether the view is hidden and ignores touches. A stack view also removes it from its
    /// layout.
    open var isHidden: Bool {
        get { storedHidden }
        set {
            guard storedHidden != newValue else { return }
            storedHidden = newValue
            storedLayer?.isHidden = newValue
            (storedSuperview as? UIStackView)?.arrangedVisibilityChanged(self)
        }
    }

    /// The opacity from 0 to 1, in single precision as in the layer.
    open var alpha: CGFloat {
        get { CGFloat(storedLayer?.opacity ?? 1) }
        set {
            let opacity = Float(min(max(newValue, 0), 1))
            guard opacity != layer.opacity else { return }
            AnimationContext.changed("opacity", of: self, from: [Double(layer.opacity)])
            layer.opacity = opacity
        }
    }

    open var backgroundColor: UIColor? {
        get { storedBackground }
        set {
            guard storedBackground != newValue else { return }
            AnimationContext.changed("backgroundColor", of: self)
            storedBackground = newValue
            layer.backgroundColor = newValue?.cgColor
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The receiver's color, or the nearest one set above it, or the system's blue.
    open var tintColor: UIColor! {
        get { storedTint ?? storedSuperview?.tintColor ?? .systemBlue }
        set {
            storedTint = newValue
            propagateTint()
        }
    }

    open var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
    open func tintColorDidChange() {}

    // MARK: Geometry

    /// The rectangle in the superview's coordinates that contains the transformed bounds.
    open var frame: CGRect {
        get { computedFrame }
        set { setComputedFrame(newValue) }
    }

    open var bounds: CGRect {
        get { storedBounds }
        set { setStoredBounds(newValue) }
    }

    open var center: CGPoint {
        get { storedCenter }
        set { setStoredCenter(newValue) }
    }

    open var transform: CGAffineTransform {
        get { storedTransform }
        set {
            guard storedTransform != newValue else { return }
            AnimationContext.changed("transform", of: self)
            storedTransform = newValue
            updateSafeArea()
            updateKeyboardGuides()
        }
    }

    // MARK: Hierarchy

    open var superview: UIView? { storedSuperview }
    open var subviews: [UIView] { storedSubviews }
    open var window: UIWindow? {
        var view: UIView? = self
        while let current = view {
            if let parent = current.storedSuperview {
                view = parent
            } else {
                return current as? UIWindow
            }
        }
        return nil
    }

    open func addSubview(_ view: UIView) {
        insert(view, at: nil)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, above: false)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, above: true)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2)
        else { return }
        storedSubviews.swapAt(index1, index2)
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
        storedSubviews.append(storedSubviews.remove(at: index))
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
        storedSubviews.insert(storedSubviews.remove(at: index), at: 0)
    }

    open func removeFromSuperview() {
        detachFromSuperview()
    }

    /// Returns whether the view is the receiver or one of its ancestors.
    open func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.storedSuperview
        }
        return false
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in storedSubviews {
            if let match = view.viewWithTag(tag) { return match }
        }
        return nil
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Layout

    /// Marks the view so that the next layout pass calls `layoutSubviews`.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Lays out the view and its subviews, and the ancestors that also need layout.
    open func layoutIfNeeded() {
        layoutState.performLayout()
    }

    /// Places the subviews that Auto Layout positions.
    open func layoutSubviews() {
        layoutState.applySolvedFrames()
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

    open func sizeToFit() {
        bounds.size = sizeThatFits(storedBounds.size)
    }

    open class var requiresConstraintBasedLayout: Bool { false }

    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesMask }
        set {
            guard layoutState.translatesMask != newValue else { return }
            layoutState.translatesMask = newValue
            engineChanged()
        }
    }

    open func updateConstraints() {
        layoutState.needsUpdateConstraints = false
    }

    open func setNeedsUpdateConstraints() {
        layoutState.markNeedsUpdateConstraints()
    }

    open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

    open func updateConstraintsIfNeeded() {
        layoutState.updateConstraintsBelow()
    }

    /// The intrinsic size of the view's content, with `noIntrinsicMetric` for a dimension without
    /// one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The intrinsic size for the layout.
    var layoutIntrinsicSize: CGSize { intrinsicContentSize }
    /// Returns the height of text that wraps in a width; nil if the height does not follow the width.
    func wrappedHeight(inWidth width: CGFloat) -> CGFloat? { nil }

    open func invalidateIntrinsicContentSize() {
        intrinsicSizeChanged()
    }

    /// The insets from the view's frame to the rectangle that the layout uses.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Returns a view with the picture of this view; nil if it is not on the screen.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        window == nil ? nil : UIView(frame: bounds)
    }

    // MARK: Safe area and margins

    /// The part at each edge that bars and notches cover; zero outside of a visible hierarchy.
    open var safeAreaInsets: UIEdgeInsets { marginState.safeArea }
    open func safeAreaInsetsDidChange() {}
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { marginsChanged() }
    }
    open var preservesSuperviewLayoutMargins = false {
        didSet { marginsChanged() }
    }
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue.directional(effectiveUserInterfaceLayoutDirection)) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
        set { setMargins(newValue) }
    }
    open func layoutMarginsDidChange() {}

    // MARK: Traits

    open var traitCollection: UITraitCollection { resolvedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { updateTraits() }
    }
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { layoutDirectionChanged() }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        resolvedLayoutDirection
    }

    // MARK: Events

    /// Returns the deepest visible, interactive descendant that contains the point, front views
    /// first.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, isOpaqueToTouches,
            layerIfLoaded?.animations.blocksTouches != true, self.point(inside: point, with: event)
        else { return nil }
        for view in storedSubviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether the view is opaque enough for touches, in the layer's precision: an alpha of exactly
    /// 0.01 still receives touches.
    private var isOpaqueToTouches: Bool { (layerIfLoaded?.opacity ?? 1) >= 0.01 }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        storedBounds.contains(point)
    }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedGestures }
        set { storedGestures = newValue }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Returns whether a recognizer may begin. The touched view is asked, even for recognizers of
    /// views around it.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    // MARK: Focus, editing and drawing

    /// Makes the first responder resign if it is this view or a view in it, even if it refuses and
    /// `force` is true. Returns whether there is no first responder here any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let view = FirstResponder.current as? UIView, view.isDescendant(of: self) else {
            return true
        }
        if view.resignFirstResponder() { return true }
        if force { FirstResponder.resign() }
        return force
    }

    open var canBecomeFocused: Bool { false }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { storedSubviews }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? storedSuperview }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() {}
}
