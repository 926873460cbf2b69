import Foundation

/// The views of a hosting controller.
@MainActor
final class ViewRoot {
    /// The controller that has the view controllers of representables as its children; nil for a view without one.
    weak var controller: PlatformViewController?
    /// The view around the views of these controllers.
    weak var view: PlatformView?
    /// Called when state has changed.
    var updateHandler: () -> Void = {}

    private(set) lazy var node = ViewNode(root: self)
    private var needsUpdate = true

    func setNeedsUpdate() {
        if needsUpdate { return }
        needsUpdate = true
        updateHandler()
    }

    /// Evaluates the views again if state has changed. State that changes meanwhile is for the next
    /// update.
    func updateIfNeeded<Content: View>(_ view: Content) {
        guard needsUpdate else { return }
        needsUpdate = false
        node.render(view, in: EnvironmentValues())
    }

    /// Shows a view controller in the area of the whole view.
    func show(_ child: PlatformViewController) {
        guard let view else { return }
        controller?.addChild(child)
        child.view.frame = view.bounds
        #if canImport(UIKit)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        #else
        child.view.autoresizingMask = [.width, .height]
        #endif
        view.addSubview(child.view)
        #if canImport(UIKit)
        if let controller { child.didMove(toParent: controller) }
        #endif
    }
}
