/// Makes views of the statements in a closure.
@resultBuilder
public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        .first(first)
    }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        .second(second)
    }
}

/// Several views.
public struct TupleView<each Content: View>: View, RenderedView {
    // Builders are not isolated, but make views that are.
    private nonisolated(unsafe) let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    func render(in node: ViewNode) {
        var count = 0
        for view in repeat each content {
            node.child(count).render(view, in: node.environment)
            count += 1
        }
        node.keepChildren(count)
    }

    /// Views beside each other in no stack are laid out as in a column.
    func size(in node: ViewNode, proposing proposal: CGSize) -> CGSize {
        columnSize(of: node.children, spacing: 8, proposing: proposal)
    }
}

/// One of two views. A change to the other one makes the view anew.
public enum _ConditionalContent<First: View, Second: View>: View, RenderedView {
    case first(First)
    case second(Second)

    func render(in node: ViewNode) {
        switch self {
        case .first(let view): node.child(0).render(view, in: node.environment)
        case .second(let view): node.child(0).render(view, in: node.environment)
        }
        node.keepChildren(1)
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: RenderedView where Wrapped: View {
    func render(in node: ViewNode) {
        guard let view = self else { return node.keepChildren(0) }
        node.child(0).render(view, in: node.environment)
        node.keepChildren(1)
    }
}

/// Returns the size of views below each other.
@MainActor
func columnSize(
    of nodes: [ViewNode], spacing: CGFloat, proposing proposal: CGSize
) -> CGSize {
    let sizes = nodes.map { $0.size(proposing: proposal) }.filter { $0.height > 0 }
    let spaces = spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(
        width: sizes.map(\.width).max() ?? 0,
        height: sizes.reduce(spaces) { $0 + $1.height })
}
