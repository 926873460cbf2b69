public import Foundation

/// Text, which wraps in the proposed width.
public struct Text: View, RenderedView {
    let content: String

    public init<Content: StringProtocol>(_ content: Content) {
        self.content = String(content)
    }

    func render(in node: ViewNode) {
        node.keepChildren(0)
    }

    func size(in node: ViewNode, proposing proposal: CGSize) -> CGSize {
        HeadlessSwiftUI.size(of: content, width: proposal.width)
    }
}

/// A button with a text.
public struct Button: View, RenderedView {
    let title: String
    let action: @MainActor () -> Void

    public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
        self.title = String(title)
        self.action = action
    }

    func render(in node: ViewNode) {
        node.child(0).render(Text(title), in: node.environment)
        node.keepChildren(1)
    }
}

/// An area in a color. It takes the space that it gets.
public struct Color: View, RenderedView {
    public static let clear = Color()
    public static let red = Color()

    func render(in node: ViewNode) {
        node.keepChildren(0)
    }

    func size(in node: ViewNode, proposing proposal: CGSize) -> CGSize {
        proposal.width.isFinite && proposal.height.isFinite
            ? proposal : CGSize(width: 10, height: 10)
    }
}

/// Views below each other.
public struct VStack<Content: View>: View, RenderedView {
    private let spacing: CGFloat
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.spacing = spacing ?? 8
        self.content = content()
    }

    func render(in node: ViewNode) {
        node.child(0).render(content, in: node.environment)
        node.keepChildren(1)
    }

    func size(in node: ViewNode, proposing proposal: CGSize) -> CGSize {
        let content = node.children[0]
        let isTuple = content.children.count > 1
        return columnSize(
            of: isTuple ? content.children : [content], spacing: spacing, proposing: proposal)
    }
}

/// A view of any type. A view of another type is a new one.
public struct AnyView: View, RenderedView {
    private let content: any View

    public init<Content: View>(_ view: Content) {
        content = view
    }

    func render(in node: ViewNode) {
        func render<Content: View>(_ view: Content) {
            node.child(0).render(view, in: node.environment)
        }
        render(content)
        node.keepChildren(1)
    }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, RenderedView {
    private let data: Data
    private let content: (Data.Element) -> Content

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    func render(in node: ViewNode) {
        for (index, element) in data.enumerated() {
            node.child(index).render(content(element), in: node.environment)
        }
        node.keepChildren(data.count)
    }

    func size(in node: ViewNode, proposing proposal: CGSize) -> CGSize {
        columnSize(of: node.children, spacing: 8, proposing: proposal)
    }
}

/// Rows below each other, which take the space that they get.
public struct List<Content: View>: View, RenderedView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func render(in node: ViewNode) {
        node.child(0).render(content, in: node.environment)
        node.keepChildren(1)
    }
}
