/// The layout's representation of a view or a guide, which constraints refer to.
@MainActor
open class LayoutElement {
    /// The view or the guide.
    public private(set) final weak var object: AnyObject?

    public init(_ object: AnyObject) {
        self.object = object
    }

    /// The view itself, or the owner of the guide.
    open var view: LayoutView? { nil }
}
