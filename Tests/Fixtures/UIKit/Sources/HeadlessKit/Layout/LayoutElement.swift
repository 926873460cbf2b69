/// What constraints relate: the part of a view or of a guide that the layout works on.
@MainActor
open class LayoutElement {
    /// The view or the guide.
    public private(set) final weak var object: AnyObject?

    public init(_ object: AnyObject) {
        self.object = object
    }

    /// The view itself, or the one that owns the guide.
    open var view: LayoutView? { nil }
}
