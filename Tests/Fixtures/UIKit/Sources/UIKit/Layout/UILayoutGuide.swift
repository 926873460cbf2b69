import Foundation

/// A rectangle that takes part in the layout without being a view.
@MainActor
open class UILayoutGuide: NSObject {
    enum Kind {
        case custom
        case scrollContent
        case inset((UIView) -> UIEdgeInsets)

        static func == (left: Kind, right: Kind) -> Bool {
            switch (left, right) {
            case (.custom, .custom), (.scrollContent, .scrollContent): true
            default: false
            }
        }
    }

    final let kind: Kind
    final let node = LayoutNode()
    final var solvedFrame = CGRect.zero
    final weak var owner: UIView?

    public override init() {
        kind = .custom
        super.init()
    }

    public init?(coder: NSCoder) {
        kind = .custom
        super.init()
    }

    init(kind: Kind, owner: UIView, identifier: String) {
        self.kind = kind
        self.owner = owner
        self.identifier = identifier
        super.init()
    }

    open var identifier: String = ""

    open var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// The guide's frame in its owning view's coordinates, valid after a layout.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        switch kind {
        case .custom: return solvedFrame
        case .inset(let insets): return owner.bounds.inset(by: insets(owner))
        case .scrollContent:
            return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
        }
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { .init(self, .width) }
    open var heightAnchor: NSLayoutDimension { .init(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
}
