import Foundation

/// The place of a view among the views of a hosting controller, with what lives as long as the view
/// does: its state and its view controller.
@MainActor
final class ViewNode {
    private(set) var children: [ViewNode] = []
    private(set) var environment = EnvironmentValues()
    /// The view, if the hosting controller renders it itself.
    private(set) var rendered: (any RenderedView)?
    /// The view controller of a representable, and what dismantles it.
    var controller: (controller: PlatformViewController, dismantle: @MainActor () -> Void)?
    /// Returns the size that a representable states for its view controller.
    var fittingSize: @MainActor (PlatformViewController, ProposedViewSize) -> CGSize? = { _, _ in
        nil
    }
    /// The coordinator of a representable.
    var coordinator: Any?

    let root: ViewRoot
    private var type: ObjectIdentifier?
    private var locations: [String: AnyObject] = [:]

    init(root: ViewRoot) {
        self.root = root
    }

    /// Brings the node up to date with a view. A view of another type is a new one.
    func render<Content: View>(_ view: Content, in environment: EnvironmentValues) {
        if type != ObjectIdentifier(Content.self) {
            remove()
            type = ObjectIdentifier(Content.self)
        }
        self.environment = environment
        for property in Mirror(reflecting: view).children {
            guard let value = property.value as? any InstalledProperty else { continue }
            value.install(in: self, named: property.label ?? "")
        }
        // Casts of the value would unwrap optional views.
        func cast<Rendered: RenderedView>(to type: Rendered.Type) -> (any RenderedView)? {
            view as? Rendered
        }
        rendered = (Content.self as? any RenderedView.Type).flatMap { cast(to: $0) }
        if Content.self is any ControllerRepresentable.Type,
            let representable = view as? any ControllerRepresentable
        {
            renderController(of: representable)
        } else if let rendered {
            rendered.render(in: self)
        } else {
            child(0).render(view.body, in: environment)
            keepChildren(1)
        }
    }

    /// Returns the child at an index, which may be the next one.
    func child(_ index: Int) -> ViewNode {
        if index == children.count { children.append(ViewNode(root: root)) }
        return children[index]
    }

    /// Removes the children from an index on.
    func keepChildren(_ count: Int) {
        while children.count > count { children.removeLast().remove() }
    }

    /// Returns the place of a state, with its initial value if it is new.
    func location<Value>(named name: String, initialValue: Value) -> StateLocation<Value> {
        if let location = locations[name] as? StateLocation<Value> { return location }
        let location = StateLocation(initialValue, root: root)
        locations[name] = location
        return location
    }

    func size(proposing proposal: CGSize) -> CGSize {
        if let controller = controller?.controller {
            // An infinite proposal is for the ideal size.
            let stated = ProposedViewSize(
                width: proposal.width.isFinite ? proposal.width : nil,
                height: proposal.height.isFinite ? proposal.height : nil)
            if let size = fittingSize(controller, stated) { return size }
            return proposal.width.isFinite && proposal.height.isFinite ? proposal : .zero
        }
        return rendered?.size(in: self, proposing: proposal)
            ?? children.first?.size(proposing: proposal) ?? .zero
    }

    /// Ends the life of the view and of the views within.
    func remove() {
        keepChildren(0)
        controller?.dismantle()
        controller = nil
        coordinator = nil
        locations = [:]
        rendered = nil
    }

    /// The views that are rendered here and below.
    var allRendered: [any RenderedView] {
        (rendered.map { [$0] } ?? []) + children.flatMap(\.allRendered)
    }
}
