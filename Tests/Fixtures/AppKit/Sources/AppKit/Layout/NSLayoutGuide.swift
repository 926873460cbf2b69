import Foundation
@_spi(Kits) import HeadlessKit

/// A rectangle that takes part in the layout without being a view.
///
/// Unlike views, it is nonisolated: AppKit's header states neither this nor the contrary. It is
/// used only on the main thread.
///
/// Apple's class also conforms to `NSUserInterfaceItemIdentification`, which has an optional
/// identifier.
open class NSLayoutGuide: NSObject, NSCoding {
    @MainActor final private(set) lazy var layout = LayoutGuide(self, kind: kind)
    private let kind: LayoutGuide.Kind

    public override init() {
        kind = .custom
        super.init()
    }

    public required init?(coder: NSCoder) {
        kind = .custom
        super.init()
    }

    /// Creates one of the guides that every view has.
    @MainActor
    init(
        insets: @escaping @MainActor (NSView) -> NSEdgeInsets, owner: NSView, identifier: String
    ) {
        kind = .inset { [weak owner] in
            let insets = owner.map(insets) ?? NSEdgeInsets()
            return LayoutGuide.Insets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        }
        self.identifier = NSUserInterfaceItemIdentifier(identifier)
        super.init()
        layout.owner = owner.layoutState
        owner.layoutState.guides.append(layout)
    }

    open func encode(with coder: NSCoder) {}

    open var identifier = NSUserInterfaceItemIdentifier("")

    @MainActor var owner: NSView? { layout.owner?.object as? NSView }

    open var owningView: NSView? {
        get { onMainActor(self) { $0.owner } }
        set {
            onMainActor(self) { guide in
                guard newValue !== guide.owner else { return }
                guide.owner?.removeLayoutGuide(guide)
                newValue?.addLayoutGuide(guide)
            }
        }
    }

    /// The guide's frame in its owning view's coordinates, valid after layout.
    open var frame: NSRect { onMainActor(self) { $0.currentFrame } }

    @MainActor
    private var currentFrame: NSRect {
        guard let owner else { return .zero }
        var rect: CGRect
        if case .inset(let insets) = kind {
            let insets = insets()
            rect = CGRect(
                x: owner.bounds.minX + insets.left,
                y: (owner.isFlipped ? owner.bounds.minY : 0) + insets.top,
                width: owner.bounds.width - insets.left - insets.right,
                height: owner.bounds.height - insets.top - insets.bottom)
        } else {
            rect = layout.solvedFrame
        }
        if !owner.isFlipped { rect.origin.y = owner.bounds.maxY - rect.maxY }
        return rect
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { onMainActor(self) { .init($0.layout, .leading) } }
    open var trailingAnchor: NSLayoutXAxisAnchor {
        onMainActor(self) { .init($0.layout, .trailing) }
    }
    open var leftAnchor: NSLayoutXAxisAnchor { onMainActor(self) { .init($0.layout, .left) } }
    open var rightAnchor: NSLayoutXAxisAnchor { onMainActor(self) { .init($0.layout, .right) } }
    open var topAnchor: NSLayoutYAxisAnchor { onMainActor(self) { .init($0.layout, .top) } }
    open var bottomAnchor: NSLayoutYAxisAnchor { onMainActor(self) { .init($0.layout, .bottom) } }
    open var widthAnchor: NSLayoutDimension { onMainActor(self) { .init($0.layout, .width) } }
    open var heightAnchor: NSLayoutDimension { onMainActor(self) { .init($0.layout, .height) } }
    open var centerXAnchor: NSLayoutXAxisAnchor { onMainActor(self) { .init($0.layout, .centerX) } }
    open var centerYAnchor: NSLayoutYAxisAnchor { onMainActor(self) { .init($0.layout, .centerY) } }
}
