/// A change that makes the views of a subtree's controllers visible or invisible.
@MainActor
struct AppearanceChange {
    private let controllers: [NSViewController]
    private let isAppearing: Bool

    /// Finds the controllers of the view and of the visible views in it that are not yet in the new
    /// state.
    init(of view: NSView, to isAppearing: Bool) {
        self.isAppearing = isAppearing
        var found: [NSViewController] = []
        Self.collect(view, isAppearing, into: &found)
        controllers = found
    }

    private static func collect(
        _ view: NSView, _ isAppearing: Bool, into found: inout [NSViewController]
    ) {
        if let controller = view.controller, controller.phase.isVisible != isAppearing {
            found.append(controller)
        }
        for subview in view.storedSubviews where !(isAppearing && subview.isHidden) {
            collect(subview, isAppearing, into: &found)
        }
    }

    /// Calls `viewWillAppear` or `viewWillDisappear` before the change, on the outer controllers
    /// first.
    func begin() {
        for controller in controllers { controller.startAppearance(isAppearing) }
    }

    /// Calls `viewDidDisappear` immediately, or `viewDidAppear` after the turn's layout.
    func end() {
        for controller in controllers {
            if isAppearing {
                controller.finishAppearanceAfterCommit()
            } else {
                controller.finishAppearance()
            }
        }
    }
}
