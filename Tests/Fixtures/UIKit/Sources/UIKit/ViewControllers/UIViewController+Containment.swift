import Foundation
import HeadlessKit

extension UIViewController {
    func setView(_ newView: UIView?) {
        guard newView !== loadedView else { return }
        if let owner = newView?.controller, owner !== self {
            Exceptions.raise(
                .hierarchyInconsistency,
                "A view can only be associated with at most one view controller at a time! View "
                    + "\(Exceptions.describe(newView)) is associated with "
                    + "\(Exceptions.describe(owner)). Clear this association before associating "
                    + "this view with \(Exceptions.describe(self)).")
            return
        }
        loadedView?.controller = nil
        loadedView = newView
        newView?.controller = self
        newView?.updateSafeArea()
    }

    func adopt(_ child: UIViewController) {
        guard !isSelfOrDescendant(of: child) else {
            Exceptions.raise(
                .invalidArgumentException,
                "Can't add \(Exceptions.describe(child)) as a child of "
                    + "\(Exceptions.describe(self)), which it contains")
            return
        }
        if let nearest = child.loadedView?.superview?.nearestController, nearest !== self {
            Exceptions.raise(
                .hierarchyInconsistency,
                "child view controller:\(Exceptions.describe(child)) should have parent view "
                    + "controller:\(Exceptions.describe(nearest)) but requested parent is:"
                    + Exceptions.describe(self))
            return
        }
        if child.loadedView?.window?.rootViewController === child {
            Exceptions.raise(
                .hierarchyInconsistency,
                "adding a root view controller \(Exceptions.describe(child)) as a child of view "
                    + "controller:\(Exceptions.describe(self))")
            return
        }
        record(.addChild(ObjectIdentifier(child)))
        if child.storedParent === self {
            storedChildren.removeAll { $0 === child }
        } else if child.storedParent != nil {
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        storedChildren.append(child)
        child.storedParent = self
        child.appearance.isMovingToParent = true
        child.appearance.isMovingFromParent = false
    }

    func leaveParent() {
        guard let parent = storedParent else { return }
        record(.removeFromParent)
        withExtendedLifetime(self) {
            parent.storedChildren.removeAll { $0 === self }
            storedParent = nil
            didMove(toParent: nil)
            appearance.isMovingFromParent = false
            appearance.isMovingToParent = false
        }
    }

    private func isSelfOrDescendant(of other: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let controller = current {
            if controller === other { return true }
            current = controller.storedParent
        }
        return false
    }

    func exchange(
        _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        guard from.storedParent === self, to.storedParent === self else {
            Exceptions.raise(
                .invalidArgumentException,
                "Children view controllers \(Exceptions.describe(from)) and "
                    + "\(Exceptions.describe(to)) must have a common parent view controller when "
                    + "calling -[UIViewController transitionFromViewController:toViewController:"
                    + "duration:options:animations:completion:]")
            return
        }
        let sendsCallbacks = forwardsAppearance && appearance.isVisible
        from.appearance.isManaged = true
        to.appearance.isManaged = true
        if sendsCallbacks {
            to.startAppearance(true, animated: duration > 0)
            from.startAppearance(false, animated: duration > 0)
        }
        if let container = from.view.superview, to.view.superview !== container {
            container.addSubview(to.view)
        }
        UIView.run(
            duration, 0, options,
            {
                animations?()
                if options.hasTransition, let container = to.view.superview {
                    AnimationContext.changed("transition", of: container)
                }
            },
            { finished in
                from.viewIfLoaded?.removeFromSuperview()
                from.appearance.isManaged = false
                to.appearance.isManaged = false
                if sendsCallbacks {
                    from.finishAppearance()
                    to.finishAppearance()
                }
                completion?(finished)
            })
    }

    public var navigationController: UINavigationController? {
        nearestAncestor(UINavigationController.self)
    }

    public var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

    public var splitViewController: UISplitViewController? {
        nearestAncestor(UISplitViewController.self)
    }

    private func nearestAncestor<Ancestor: UIViewController>(_ type: Ancestor.Type) -> Ancestor? {
        var current = storedParent
        while let controller = current {
            if let match = controller as? Ancestor { return match }
            current = controller.storedParent
        }
        return nil
    }
}
