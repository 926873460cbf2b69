import Foundation

/// The layout's representation of a view, with the data that the layout stores for it. The
/// frameworks' subclasses provide what only the view knows.
///
/// Layout coordinates run from left to right and from the top down, whatever the framework's
/// coordinates are.
@MainActor
open class LayoutView: LayoutElement {
    public final var translatesMask = true
    public final var needsLayout = true
    public final var descendantNeedsLayout = false
    public final var needsUpdateConstraints = true
    public final var descendantNeedsUpdateConstraints = false
    public final var isEngineDirty = false
    /// Whether the view, or one below it, is being laid out.
    public internal(set) final var isBeingLaidOut = false
    public final var hugging = SIMD2<Float>(250, 250)
    public final var compression = SIMD2<Float>(750, 750)
    /// The constraints that this view holds as the nearest common ancestor of their items.
    public internal(set) final var held: [NSLayoutConstraint] = []
    /// Active constraints that mention the view or one of its guides.
    public internal(set) final var mentioned: [NSLayoutConstraint] = []
    public final var guides: [LayoutGuide] = []
    public internal(set) final var solvedFrame: CGRect?
    final var node: LayoutNode?

    public override init(_ object: AnyObject) {
        super.init(object)
    }

    open override var view: LayoutView? { self }

    // MARK: The tree

    open var parent: LayoutView? { nil }
    open var children: [LayoutView] { [] }
    /// Whether the view is the root of a window on screen.
    open var isRootOnScreen: Bool { false }

    // MARK: Geometry

    // All values are for the view's alignment rectangle, which the layout places.

    open var size: CGSize { .zero }
    /// The origin of the view's layout coordinates, relative to its top left corner.
    open var contentOrigin: CGPoint { .zero }
    /// The current frame, in the layout coordinates of the superview.
    open var frame: CGRect { .zero }
    open var resizing: Autoresizing.Mask { [] }
    open var pixelGrid: PixelGrid { PixelGrid(scale: 1) }
    open func needsMove(to frame: CGRect) -> Bool { false }
    open func move(to frame: CGRect) {}
    /// The priority of a root's size; nil if the content does not affect it.
    open var sizePriority: Float? { nil }
    /// Resizes a root to the size that its content requires.
    open func resize(to size: CGSize) {}
    /// The insets from the superview's edges if the view fills its superview regardless of its
    /// frame and constraints; nil otherwise.
    open var fillingInsets: LayoutGuide.Insets? { nil }

    // MARK: Content

    open var intrinsicSize: CGSize { CGSize(width: -1, height: -1) }
    /// Returns the height of content that wraps in a width; nil if its height does not follow its width.
    open func wrappedHeight(inWidth width: CGFloat) -> CGFloat? { nil }
    open var firstBaselineOffset: CGFloat { 0 }
    open var lastBaselineOffset: CGFloat { 0 }
    open var isRightToLeft: Bool { false }
    open var marginsGuide: LayoutGuide? { nil }
    /// Returns the guide that replaces the view's edges in a constraint with the other item.
    open func contentGuide(inConstraintsWith other: LayoutElement?) -> LayoutGuide? { nil }

    // MARK: The pass

    open func layOut() {}
    open func updateConstraints() {}
    /// Called when the layout has been solved, before frames are set.
    open func layoutWasSolved(_ values: LayoutValues) {}
}
