import Foundation
@_spi(Kits) import HeadlessKit

/// A rectangle that takes part in the layout without being a view.
///
/// Unlike views, it is of no actor: AppKit's header says of it neither that nor the contrary. It is used
/// on the main thread all the same.
open class NSLayoutGuide: NSObject, NSCoding, NSUserInterfaceItemIdentification {
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

    /// Makes one of the guides that views have by themselves.
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

    open var identifier: NSUserInterfaceItemIdentifier?

    @MainActor var owner: NSView? { layout.owner?.object as? NSView }

    open var owningView: NSView? {
        get { onMainActor { $0.owner } }
        set {
            onMainActor { guide in
                guard newValue !== guide.owner else { return }
                guide.owner?.removeLayoutGuide(guide)
                newValue?.addLayoutGuide(guide)
            }
        }
    }

    /// The guide's frame in its owning view's coordinates, valid after a layout.
    open var frame: NSRect { onMainActor { $0.currentFrame } }

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

    open var leadingAnchor: NSLayoutXAxisAnchor { onMainActor { .init($0.layout, .leading) } }
    open var trailingAnchor: NSLayoutXAxisAnchor { onMainActor { .init($0.layout, .trailing) } }
    open var leftAnchor: NSLayoutXAxisAnchor { onMainActor { .init($0.layout, .left) } }
    open var rightAnchor: NSLayoutXAxisAnchor { onMainActor { .init($0.layout, .right) } }
    open var topAnchor: NSLayoutYAxisAnchor { onMainActor { .init($0.layout, .top) } }
    open var bottomAnchor: NSLayoutYAxisAnchor { onMainActor { .init($0.layout, .bottom) } }
    open var widthAnchor: NSLayoutDimension { onMainActor { .init($0.layout, .width) } }
    open var heightAnchor: NSLayoutDimension { onMainActor { .init($0.layout, .height) } }
    open var centerXAnchor: NSLayoutXAxisAnchor { onMainActor { .init($0.layout, .centerX) } }
    open var centerYAnchor: NSLayoutYAxisAnchor { onMainActor { .init($0.layout, .centerY) } }

    private func onMainActor<Value>(_ value: @MainActor (NSLayoutGuide) -> Value) -> Value {
        nonisolated(unsafe) let guide = self
        nonisolated(unsafe) var result: Value?
        MainActor.assumeIsolated { result = value(guide) }
        guard let result else { fatalError("the main actor has not run") }
        return result
    }
}
