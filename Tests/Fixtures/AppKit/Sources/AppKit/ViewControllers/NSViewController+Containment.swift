import Foundation
import HeadlessKit

extension NSViewController {
    func adopt(_ child: NSViewController, at index: Int) {
        guard !isSelfOrDescendant(of: child) else {
            Exceptions.raise(
                .invalidArgumentException,
                "Can't add \(Exceptions.describe(child)) as a child of "
                    + "\(Exceptions.describe(self)), which it contains")
            return
        }
        guard (0...storedChildren.count).contains(index) else {
            Exceptions.raise(
                .rangeException,
                "-[NSViewController insertChildViewController:atIndex:]: index \(index) beyond "
                    + "bounds")
            return
        }
        record(.insertChild(ObjectIdentifier(child), at: index))
        var index = index
        if let place = storedChildren.firstIndex(where: { $0 === child }) {
            storedChildren.remove(at: place)
            if place < index { index -= 1 }
        } else if child.storedParent != nil {
            child.removeFromParent()
        }
        storedChildren.insert(child, at: index)
        child.storedParent = self
    }

    func leaveParent() {
        guard let parent = storedParent,
            let index = parent.storedChildren.firstIndex(where: { $0 === self })
        else { return }
        record(.removeFromParent)
        parent.removeChild(at: index)
    }

    func dropChild(at index: Int) {
        guard storedChildren.indices.contains(index) else {
            Exceptions.raise(
                .rangeException,
                "-[NSViewController removeChildViewControllerAtIndex:]: index \(index) beyond "
                    + "bounds")
            return
        }
        record(.removeChild(at: index))
        let child = storedChildren.remove(at: index)
        child.storedParent = nil
    }

    func replaceChildren(_ children: [NSViewController]) {
        for child in storedChildren where !children.contains(where: { $0 === child }) {
            child.removeFromParent()
        }
        for (index, child) in children.enumerated() {
            if storedChildren.indices.contains(index), storedChildren[index] === child { continue }
            insertChild(child, at: index)
        }
    }

    private func isSelfOrDescendant(of other: NSViewController) -> Bool {
        var current: NSViewController? = self
        while let controller = current {
            if controller === other { return true }
            current = controller.storedParent
        }
        return false
    }

    func exchange(
        _ from: NSViewController, _ to: NSViewController, _ options: TransitionOptions,
        _ completion: (() -> Void)?
    ) {
        guard from.storedParent === self, to.storedParent === self else {
            Exceptions.raise(
                .invalidArgumentException,
                "\(Exceptions.describe(from)) and \(Exceptions.describe(to)) must be children of "
                    + Exceptions.describe(self))
            return
        }
        guard let container = from.view.superview else {
            Exceptions.raise(
                .invalidArgumentException,
                "the view of \(Exceptions.describe(from)) must have a superview")
            return
        }
        to.view.frame = from.view.frame
        NSAnimationContext.beginGrouping()
        NSAnimationContext.current.completionHandler = {
            MainActor.assumeIsolated {
                from.loadedView?.removeFromSuperview()
                completion?()
            }
        }
        container.addSubview(to.view)
        if options.isAnimated, container.window != nil {
            NSAnimationContext.current.animate("transition", of: to.view.animations)
        }
        NSAnimationContext.endGrouping()
    }
}
