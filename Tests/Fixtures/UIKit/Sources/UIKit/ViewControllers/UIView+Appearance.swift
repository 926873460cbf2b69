import Foundation
import HeadlessKit

extension UIView {
    /// Sends the disappearance callbacks to the controllers whose views disappear with this one.
    func beginDisappearance() -> [UIViewController] {
        let leaving = independentControllers().filter { $0.appearance.isVisible }
        for controller in leaving { controller.startAppearance(false, animated: false) }
        return leaving
    }

    /// Sends the appearance callbacks to the controllers whose views appear with this one.
    func beginAppearance(in window: UIWindow?, below superview: UIView?) -> [UIViewController] {
        guard let window, !window.isHidden else { return [] }
        let arriving = independentControllers().filter { controller in
            guard !controller.appearance.isVisible else { return false }
            return controller.storedParent?.appearance.isVisible ?? true
        }
        for controller in arriving { controller.startAppearance(true, animated: false) }
        return arriving
    }

    /// Ends the appearance after the turn's layout, unless the view has disappeared by then.
    func scheduleAppearance(of controllers: [UIViewController]) {
        for controller in controllers { controller.finishAppearanceAfterCommit() }
    }

    /// Returns the controllers of views in this subtree that do not follow another controller of
    /// the subtree.
    private func independentControllers() -> [UIViewController] {
        var found: [UIViewController] = []
        collectControllers(into: &found)
        guard !found.isEmpty else { return [] }
        return found.filter { controller in
            guard !controller.appearance.isManaged else { return false }
            guard let parent = controller.storedParent else { return true }
            return parent.forwardsAppearance && !found.contains { $0 === parent }
        }
    }

    private func collectControllers(into found: inout [UIViewController]) {
        if let controller { found.append(controller) }
        for view in storedSubviews { view.collectControllers(into: &found) }
    }

    /// Returns whether the controllers of this subtree belong to the nearest controller above the
    /// new position. Controllers without a parent may go anywhere.
    func checkControllerHierarchy(below superview: UIView) -> Bool {
        if let controller {
            guard let parent = controller.storedParent else { return true }
            let nearest = superview.nearestController
            if nearest === parent { return true }
            if nearest == nil, superview.window == nil { return true }
            Exceptions.raise(
                .hierarchyInconsistency,
                "child view controller:\(Exceptions.describe(controller)) should have parent view "
                    + "controller:\(Exceptions.describe(nearest)) but actual parent is:"
                    + Exceptions.describe(parent))
            return false
        }
        return storedSubviews.allSatisfy { $0.checkControllerHierarchy(below: superview) }
    }

    /// The controller of the first view, from this one up, that has one.
    var nearestController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.controller { return controller }
            view = current.storedSuperview
        }
        return nil
    }
}
