import Foundation

/// A view as the layout sees it, with what the layout keeps for it. The kits' subclasses say what
/// only the view knows.
///
/// Layout coordinates run from the left to the right and from the top downwards, whatever the
/// coordinates of the kit do.
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
    /// Constraints this view holds as the nearest common ancestor of their items.
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
    /// Whether the view is the root of a window on the screen.
    open var isRootOnScreen: Bool { false }

    // MARK: Geometry

    // All by the alignment rectangle of the view, which is what layout places.

    open var size: CGSize { .zero }
    /// Where the view's layout coordinates begin, from its top left corner.
    open var contentOrigin: CGPoint { .zero }
    /// Where the view is now, in the layout coordinates of the superview.
    open var frame: CGRect { .zero }
    open var resizing: Autoresizing.Mask { [] }
    open var pixelGrid: PixelGrid { PixelGrid(scale: 1) }
    open func needsMove(to frame: CGRect) -> Bool { false }
    open func move(to frame: CGRect) {}
    /// How strongly a root keeps its size; nil for one whose content has no say in it.
    open var sizePriority: Float? { nil }
    /// Takes the size that the content of a root asks for.
    open func resize(to size: CGSize) {}
    /// How far within its superview's edges the view fills it, whatever its frame and constraints
    /// say; nil for one that has a place of its own.
    open var fillingInsets: LayoutGuide.Insets? { nil }

    // MARK: Content

    open var intrinsicSize: CGSize { CGSize(width: -1, height: -1) }
    open var firstBaselineOffset: CGFloat { 0 }
    open var lastBaselineOffset: CGFloat { 0 }
    open var isRightToLeft: Bool { false }
    open var marginsGuide: LayoutGuide? { nil }
    /// The guide that stands for the view's edges in a constraint with the other item.
    open func contentGuide(inConstraintsWith other: LayoutElement?) -> LayoutGuide? { nil }

    // MARK: The pass

    open func layOut() {}
    open func updateConstraints() {}
    /// The layout has been solved, and frames are about to be set.
    open func layoutWasSolved(_ values: LayoutValues) {}
}
