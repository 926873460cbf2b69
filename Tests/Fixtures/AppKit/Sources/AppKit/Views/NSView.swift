import Foundation
import HeadlessKit

/// A rectangle in a window, with subviews, layout and event handling. Nothing is drawn.
///
/// Its origin is the lower left corner, unless it is flipped.
@MainActor
open class NSView: NSResponder, @preconcurrency NSCoding,
    @preconcurrency NSUserInterfaceItemIdentification,
    @preconcurrency NSAnimatablePropertyContainer,
    @preconcurrency NSAccessibilityElementProtocol, @preconcurrency NSAccessibilityProtocol
{
    final var storedFrame: NSRect
    final var boundsOrigin = NSPoint.zero
    final var storedSubviews: [NSView] = []
    final weak var storedSuperview: NSView?
    final weak var controller: NSViewController?
    final private(set) lazy var layoutState = ViewLayout(self)
    final var ownedGuides: [NSLayoutGuide] = []
    final var safeArea = NSEdgeInsets()
    final let animations = LayerAnimations()
    final var accessibility = AccessibilityValues()
    final private var storedHidden = false
    final private var storedAlpha: CGFloat = 1
    final private var storedDirection: NSUserInterfaceLayoutDirection?

    public init(frame frameRect: NSRect) {
        storedFrame = frameRect
        super.init()
    }

    public required override init?(coder: NSCoder) {
        storedFrame = .zero
        super.init(coder: coder)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    open func encode(with coder: NSCoder) {}

    open func animator() -> Self {
        AnimationContexts.animatorRequested(for: self)
        return self
    }

    // MARK: State

    open var identifier: NSUserInterfaceItemIdentifier?
    open var tag: Int { -1 }
    open var toolTip: String?
    open var isOpaque: Bool { false }
    open var wantsLayer = false {
        didSet { layer = wantsLayer ? layer ?? makeBackingLayer() : nil }
    }
    open var layer: CALayer?
    open func makeBackingLayer() -> CALayer { CALayer() }
    open var wantsUpdateLayer: Bool { false }
    open func updateLayer() {}
    open var clipsToBounds = false
    open var focusRingType: NSFocusRingType = .default
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance {
        appearance ?? storedSuperview?.effectiveAppearance ?? window?.effectiveAppearance
            ?? NSApplication.shared.effectiveAppearance
    }

    /// Whether the view and everything in it is hidden and ignores the mouse.
    open var isHidden: Bool {
        get { storedHidden }
        set { setHidden(newValue) }
    }

    open var isHiddenOrHasHiddenAncestor: Bool {
        storedHidden || storedSuperview?.isHiddenOrHasHiddenAncestor == true
    }

    func setStoredHidden(_ hidden: Bool) { storedHidden = hidden }

    open func viewDidHide() {}
    open func viewDidUnhide() {}

    /// Opacity from 0 to 1.
    open var alphaValue: CGFloat {
        get { storedAlpha }
        set {
            let alpha = min(max(newValue, 0), 1)
            noteChange("alphaValue", isChange: alpha != storedAlpha, from: [Double(storedAlpha)])
            storedAlpha = alpha
        }
    }

    // MARK: Geometry

    open var isFlipped: Bool { false }

    /// The rectangle in the superview's coordinates.
    open var frame: NSRect {
        get { storedFrame }
        set { setFrame(newValue) }
    }

    open func setFrameOrigin(_ newOrigin: NSPoint) { storeFrameOrigin(newOrigin) }
    open func setFrameSize(_ newSize: NSSize) { storeFrameSize(newSize) }

    open var bounds: NSRect {
        get { NSRect(origin: boundsOrigin, size: storedFrame.size) }
        set { setBoundsOrigin(newValue.origin) }
    }

    open func setBoundsOrigin(_ newOrigin: NSPoint) { storeBoundsOrigin(newOrigin) }

    open var autoresizesSubviews = true
    open var autoresizingMask: NSView.AutoresizingMask = []

    /// Resizes the subviews according to their masks.
    open func resizeSubviews(withOldSize oldSize: NSSize) {
        for view in storedSubviews where view.layoutState.translatesMask {
            view.resize(withOldSuperviewSize: oldSize)
        }
    }

    open func resize(withOldSuperviewSize oldSize: NSSize) {
        autoresize(from: oldSize)
    }

    // MARK: Hierarchy

    open var superview: NSView? { storedSuperview }

    open var subviews: [NSView] {
        get { storedSubviews }
        set { replaceSubviews(newValue) }
    }

    open var window: NSWindow? { frameView?.shownWindow }

    /// The root view of a window.
    var frameView: WindowFrameView? {
        var view = self
        while let parent = view.storedSuperview { view = parent }
        return view as? WindowFrameView
    }

    open func addSubview(_ view: NSView) {
        insert(view, at: nil)
    }

    /// Adds the view directly above or below the other one, or all others for nil.
    open func addSubview(
        _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
    ) {
        insert(view, place, relativeTo: otherView)
    }

    open func replaceSubview(_ oldView: NSView, with newView: NSView) {
        guard storedSubviews.contains(where: { $0 === oldView }), oldView !== newView else {
            return
        }
        insert(newView, .above, relativeTo: oldView)
        oldView.removeFromSuperview()
    }

    open func removeFromSuperview() {
        detachFromSuperview()
    }

    open func removeFromSuperviewWithoutNeedingDisplay() {
        removeFromSuperview()
    }

    /// Returns whether the view is the receiver or one of its ancestors.
    open func isDescendant(of view: NSView) -> Bool {
        layoutState.isDescendant(of: view.layoutState)
    }

    open func ancestorShared(with view: NSView) -> NSView? {
        layoutState.commonAncestor(with: view.layoutState)?.object as? NSView
    }

    open func viewWithTag(_ tag: Int) -> NSView? {
        self.tag == tag ? self : storedSubviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    open var enclosingScrollView: NSScrollView? {
        sequence(first: self, next: \.storedSuperview).dropFirst().lazy
            .compactMap { $0 as? NSScrollView }.first
    }

    open func didAddSubview(_ subview: NSView) {}
    open func willRemoveSubview(_ subview: NSView) {}
    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    open func viewDidMoveToSuperview() {}
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    open func viewDidMoveToWindow() {}
    open func viewDidChangeBackingProperties() {}

    // MARK: Layout

    open var needsLayout: Bool {
        get { layoutState.needsLayout }
        set { if newValue { layoutState.markNeedsLayout() } }
    }

    /// Places the subviews that Auto Layout positions.
    open func layout() {
        layoutState.applySolvedFrames()
    }

    open func layoutSubtreeIfNeeded() {
        if layoutState.isBeingLaidOut { return LayoutRecursions.report(self) }
        layoutState.performLayout()
    }

    open class var requiresConstraintBasedLayout: Bool { false }

    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesMask }
        set {
            guard layoutState.translatesMask != newValue else { return }
            layoutState.translatesMask = newValue
            layoutState.engineChanged()
        }
    }

    open var needsUpdateConstraints: Bool {
        get { layoutState.needsUpdateConstraints }
        set { if newValue { layoutState.markNeedsUpdateConstraints() } }
    }

    open func updateConstraints() {
        layoutState.needsUpdateConstraints = false
    }

    open func updateConstraintsForSubtreeIfNeeded() {
        layoutState.updateConstraintsBelow()
    }

    /// The intrinsic size of the view's content, with `noIntrinsicMetric` for a dimension without
    /// one.
    open var intrinsicContentSize: NSSize {
        NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
    }

    /// The intrinsic size for the layout.
    var layoutIntrinsicSize: NSSize { intrinsicContentSize }

    open func invalidateIntrinsicContentSize() {
        layoutState.intrinsicSizeChanged()
    }

    /// The smallest size that the constraints in the view allow.
    open var fittingSize: NSSize {
        layoutState.fittingSize(.zero, priorities: SIMD2(50, 50))
    }

    open var firstBaselineOffsetFromTop: CGFloat { 0 }
    open var lastBaselineOffsetFromBottom: CGFloat { 0 }
    open var baselineOffsetFromBottom: CGFloat { lastBaselineOffsetFromBottom }
    open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }

    open func alignmentRect(forFrame frame: NSRect) -> NSRect {
        frame.grown(by: alignmentRectInsets, -1, isFlipped: superview?.isFlipped == true)
    }

    open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
        alignmentRect.grown(by: alignmentRectInsets, 1, isFlipped: superview?.isFlipped == true)
    }

    /// Additional insets for the safe areas of the receiver and the views in it.
    open var additionalSafeAreaInsets = NSEdgeInsets() {
        didSet { updateSafeArea() }
    }
    open var safeAreaInsets: NSEdgeInsets { safeArea }

    open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        get { storedDirection ?? Environment.shared.values.layoutDirection }
        set {
            storedDirection = newValue
            layoutState.engineChanged()
            layoutState.markNeedsLayout()
        }
    }

    // MARK: Drawing and events

    open var needsDisplay = true
    open func setNeedsDisplay(_ invalidRect: NSRect) { needsDisplay = true }
    open func draw(_ dirtyRect: NSRect) {}
    open func display() {
        if wantsLayer && wantsUpdateLayer {
            effectiveAppearance.performAsCurrentDrawingAppearance(updateLayer)
        }
        needsDisplay = false
    }

    /// Offers a key event to the visible subviews, in order, until one performs it.
    open override func performKeyEquivalent(with event: NSEvent) -> Bool {
        storedSubviews.contains { !$0.isHidden && $0.performKeyEquivalent(with: event) }
    }

    /// Returns the view's menu for an event; here the same for any event.
    open func menu(for event: NSEvent) -> NSMenu? { menu }

    /// Shows the menu, or passes the event on if there is no menu.
    open override func rightMouseDown(with event: NSEvent) {
        if !NSMenu.show(menu(for: event), for: self) { super.rightMouseDown(with: event) }
    }

    /// Whether a click moves the focus to this view. Buttons, for example, do not take it.
    var takesFocusWhenClicked: Bool { acceptsFirstResponder }

    /// Returns the deepest descendant at a point in the superview's coordinates, front views first.
    open func hitTest(_ point: NSPoint) -> NSView? {
        guard !isHidden else { return nil }
        let inside = pointFromSuperview(point)
        guard isMousePoint(inside, in: bounds) else { return nil }
        return storedSubviews.reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
    }

    /// Returns whether the point is in the rectangle. The edge with the greatest y in flipped
    /// views, or the least in others, is outside.
    open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool {
        NSMouseInRect(point, rect, isFlipped)
    }

    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    open var acceptsTouchEvents = false
    var storedRecognizers: [NSGestureRecognizer] = []
    open var canBecomeKeyView: Bool {
        acceptsFirstResponder && window != nil && !isHiddenOrHasHiddenAncestor
    }
    open weak var nextKeyView: NSView?

    // MARK: Accessibility

    open func isAccessibilityElement() -> Bool { accessibility.isElement ?? false }
    open func setAccessibilityElement(_ accessibilityElement: Bool) {
        accessibility.isElement = accessibilityElement
    }
    open func accessibilityLabel() -> String? { accessibility.label }
    open func setAccessibilityLabel(_ accessibilityLabel: String?) {
        accessibility.label = accessibilityLabel
    }
    open func accessibilityTitle() -> String? { accessibility.title }
    open func setAccessibilityTitle(_ accessibilityTitle: String?) {
        accessibility.title = accessibilityTitle
    }
    /// Returns the description of the value in words, if the value itself is not text.
    open func accessibilityValueDescription() -> String? { accessibility.valueDescription }
    open func setAccessibilityValueDescription(_ accessibilityValueDescription: String?) {
        accessibility.valueDescription = accessibilityValueDescription
    }
    open func accessibilityHelp() -> String? { accessibility.help ?? toolTip }
    open func setAccessibilityHelp(_ accessibilityHelp: String?) {
        accessibility.help = accessibilityHelp
    }
    open func accessibilityValue() -> Any? { accessibility.value }
    open func setAccessibilityValue(_ accessibilityValue: Any?) {
        accessibility.value = accessibilityValue
    }
    open func accessibilityIdentifier() -> String {
        accessibility.identifier ?? identifier?.rawValue ?? ""
    }
    open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
        accessibility.identifier = accessibilityIdentifier
    }
    open func accessibilityRole() -> NSAccessibility.Role? { accessibility.role ?? .unknown }
    open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {
        accessibility.role = accessibilityRole
    }
    open func accessibilitySubrole() -> NSAccessibility.Subrole? { accessibility.subrole }
    open func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?) {
        accessibility.subrole = accessibilitySubrole
    }
    open func isAccessibilityModal() -> Bool { accessibility.isModal }
    open func setAccessibilityModal(_ accessibilityModal: Bool) {
        accessibility.isModal = accessibilityModal
    }
    open func isAccessibilityHidden() -> Bool { accessibility.isHidden }
    open func setAccessibilityHidden(_ accessibilityHidden: Bool) {
        accessibility.isHidden = accessibilityHidden
    }
    open func isAccessibilitySelected() -> Bool { accessibility.isSelected }
    open func setAccessibilitySelected(_ accessibilitySelected: Bool) {
        accessibility.isSelected = accessibilitySelected
    }
    open func isAccessibilityEnabled() -> Bool { accessibility.isEnabled ?? true }
    open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) {
        accessibility.isEnabled = accessibilityEnabled
    }
    /// Returns whether the view is the first responder of its window.
    open func isAccessibilityFocused() -> Bool {
        window.map { $0.firstResponder === self } ?? false
    }
    open func setAccessibilityFocused(_ accessibilityFocused: Bool) {
        if accessibilityFocused != isAccessibilityFocused() {
            window?.makeFirstResponder(accessibilityFocused ? self : nil)
        }
    }
    open func accessibilityPlaceholderValue() -> String? { accessibility.placeholder }
    open func setAccessibilityPlaceholderValue(_ accessibilityPlaceholderValue: String?) {
        accessibility.placeholder = accessibilityPlaceholderValue
    }
    open func accessibilityChildren() -> [Any]? { accessibility.children }
    open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) {
        accessibility.children = accessibilityChildren
    }
    open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
        accessibility.customActions
    }
    open func setAccessibilityCustomActions(
        _ accessibilityCustomActions: [NSAccessibilityCustomAction]?
    ) {
        accessibility.customActions = accessibilityCustomActions
    }
    open func accessibilityFrame() -> NSRect {
        window.map { $0.convertToScreen(convert(bounds, to: nil)) } ?? .zero
    }
    open func accessibilityPerformPress() -> Bool { false }
    open func accessibilityPerformCancel() -> Bool { false }
}
