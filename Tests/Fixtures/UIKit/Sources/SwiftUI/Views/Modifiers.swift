public import Foundation

/// A view with another one in front of it, or beside it.
struct LayeredView<Content: View, Layer: View>: View, RenderedView {
    let content: Content
    let layer: Layer

    func render(in node: ViewNode) {
        node.child(0).render(content, in: node.environment)
        node.child(1).render(layer, in: node.environment)
        node.keepChildren(2)
    }

    /// The layer follows the size of the content.
    func size(in node: ViewNode, proposing proposal: CGSize) -> CGSize {
        node.children[0].size(proposing: proposal)
    }
}

/// A view whose views within have another environment.
struct EnvironmentView<Content: View>: View, RenderedView {
    let content: Content
    let change: @MainActor (inout EnvironmentValues) -> Void

    func render(in node: ViewNode) {
        var environment = node.environment
        change(&environment)
        node.child(0).render(content, in: environment)
        node.keepChildren(1)
    }
}

/// A view in a frame of a fixed width or height.
struct FramedView<Content: View>: View, RenderedView {
    let content: Content
    let width: CGFloat?
    let height: CGFloat?

    func render(in node: ViewNode) {
        node.child(0).render(content, in: node.environment)
        node.keepChildren(1)
    }

    func size(in node: ViewNode, proposing proposal: CGSize) -> CGSize {
        let proposal = CGSize(width: width ?? proposal.width, height: height ?? proposal.height)
        let size = node.children[0].size(proposing: proposal)
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension View {
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Touches on controls of the view are not simulated, so it makes no difference here.
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }

    public func overlay<Layer: View>(_ overlay: Layer) -> some View {
        LayeredView(content: self, layer: overlay)
    }

    public func safeAreaInset<Layer: View>(
        edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> Layer
    ) -> some View {
        LayeredView(content: self, layer: content())
    }

    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
        FramedView(content: self, width: width, height: height)
    }

    /// Assistive technologies do not exist here.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }

    /// Every view has the area of its hosting controller's view.
    public func ignoresSafeArea() -> some View { self }
}

public enum VerticalEdge: Sendable {
    case top
    case bottom
}

public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}
