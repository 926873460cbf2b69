// The part of SwiftUI that generated code and its tests need, with the declarations that Apple
// documents. A hosting controller evaluates the bodies of its views, keeps their state, and makes,
// updates and dismantles the view controllers that representables bring. There is no layout but the
// sizes of a few views.

/// A part of a user interface.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("nothing has this body") }
}

/// A view that the hosting controller renders itself, because it has no body.
@MainActor
protocol RenderedView: View where Body == Never {
    /// Brings a node and the nodes of the views within up to date.
    func render(in node: ViewNode)

    /// Returns the size of the view for a proposed size.
    func size(in node: ViewNode, proposing proposal: CGSize) -> CGSize
}

extension RenderedView {
    public var body: Never { fatalError("the hosting controller renders this view") }

    /// Returns the size that the views within need together, one on top of the other.
    func size(in node: ViewNode, proposing proposal: CGSize) -> CGSize {
        let sizes = node.children.map { $0.size(proposing: proposal) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
}

public struct EmptyView: View, RenderedView {
    public nonisolated init() {}

    func render(in node: ViewNode) {
        node.keepChildren(0)
    }
}
