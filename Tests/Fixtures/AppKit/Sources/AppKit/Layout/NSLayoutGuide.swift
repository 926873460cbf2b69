import Foundation
@_spi(Kits) import HeadlessKit

/// A rectangle that takes part in the layout without being a view.
@MainActor
open class NSLayoutGuide: NSObject, @preconcurrency NSCoding, NSUserInterfaceItemIdentification {
    final private(set) lazy var layout = LayoutGuide(self, kind: kind)
    private let kind: LayoutGuide.Kind

    public override init() {
        kind = .custom
        super.init()
    }

    public required init?(coder: NSCoder) {
        kind = .custom
        super.init()
    }

    /// Makes one of the guides that views have by themselves.
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

    open var identifier: NSUserInterfaceItemIdentifier?

    var owner: NSView? { layout.owner?.object as? NSView }

    open var owningView: NSView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// The guide's frame in its owning view's coordinates, valid after a layout.
    open var frame: NSRect {
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

    open var leadingAnchor: NSLayoutXAxisAnchor { .init(layout, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(layout, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { .init(layout, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { .init(layout, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { .init(layout, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(layout, .bottom) }
    open var widthAnchor: NSLayoutDimension { .init(layout, .width) }
    open var heightAnchor: NSLayoutDimension { .init(layout, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(layout, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(layout, .centerY) }
}
