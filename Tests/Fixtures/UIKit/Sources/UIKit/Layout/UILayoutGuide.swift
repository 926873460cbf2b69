import Foundation
@_spi(Kits) import HeadlessKit

/// A rectangle that takes part in the layout without being a view.
@MainActor
open class UILayoutGuide: NSObject {
    final private(set) lazy var layout = LayoutGuide(self, kind: kind)
    private let kind: LayoutGuide.Kind

    public override init() {
        kind = .custom
        super.init()
    }

    public init?(coder: NSCoder) {
        kind = .custom
        super.init()
    }

    /// Creates one of the guides that every view has.
    init(kind: LayoutGuide.Kind, owner: UIView, identifier: String) {
        self.kind = kind
        self.identifier = identifier
        super.init()
        layout.owner = owner.layoutState
        owner.layoutState.guides.append(layout)
    }

    /// Creates a guide within its owner's edges.
    convenience init(
        insets: @escaping @MainActor (UIView) -> UIEdgeInsets, owner: UIView, identifier: String
    ) {
        self.init(
            kind: .inset { [weak owner] in LayoutGuide.Insets(owner.map(insets) ?? .zero) },
            owner: owner, identifier: identifier)
    }

    var owner: UIView? { layout.owner?.object as? UIView }

    open var identifier: String = ""

    open var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// The guide's frame in its owning view's coordinates, valid after layout.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        switch kind {
        case .custom: return layout.solvedFrame
        case .inset(let insets): return owner.bounds.inset(by: UIEdgeInsets(insets()))
        case .fromBottom(let area):
            let area = area()
            let bounds = owner.bounds
            return CGRect(
                x: bounds.minX + area.left, y: bounds.maxY - area.bottom - area.height,
                width: bounds.width - area.left - area.right, height: area.height)
        case .content:
            return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
        }
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

extension UIEdgeInsets {
    init(_ insets: LayoutGuide.Insets) {
        self.init(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension LayoutGuide.Insets {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
