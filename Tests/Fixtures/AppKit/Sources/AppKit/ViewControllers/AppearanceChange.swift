/// Tells the controllers of a subtree that their views come into sight or go out of it.
@MainActor
struct AppearanceChange {
    private let controllers: [NSViewController]
    private let isAppearing: Bool

    /// The controllers of the view and of those in it that are not hidden and that are not yet, or
    /// no longer, as they will be.
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

    /// Before the change: `viewWillAppear` or `viewWillDisappear`, the outer controllers first.
    func begin() {
        for controller in controllers { controller.startAppearance(isAppearing) }
    }

    /// After the change: `viewDidDisappear` at once, `viewDidAppear` after the turn's layout.
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
