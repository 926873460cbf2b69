import Foundation

extension NSLayoutConstraint {
    static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    var firstView: UIView? { Self.view(of: firstItem) }
    var secondView: UIView? { Self.view(of: secondItem) }

    /// Gives the constraint to the nearest common ancestor of its items.
    func activate() {
        guard holder == nil else { return }
        let needsSecond = secondAttribute != .notAnAttribute
        guard let first = firstView, !needsSecond || secondView != nil,
            let ancestor = needsSecond ? secondView?.commonAncestor(with: first) : first
        else {
            Exceptions.raise(
                .genericException,
                "Unable to activate constraint with anchors \(description) because they have no "
                    + "common ancestor.  Does the constraint or its anchors reference items in "
                    + "different view hierarchies?  That's illegal.")
            return
        }
        install(in: ancestor)
    }

    func install(in ancestor: UIView) {
        holder = ancestor
        ancestor.layoutState.held.append(self)
        firstView?.layoutState.mentioned.append(self)
        if let second = secondView, second !== firstView {
            second.layoutState.mentioned.append(self)
        }
        ancestor.engineChanged()
    }

    func deactivate() {
        guard let holder else { return }
        isBroken = false
        holder.layoutState.held.removeAll { $0 === self }
        firstView?.layoutState.mentioned.removeAll { $0 === self }
        secondView?.layoutState.mentioned.removeAll { $0 === self }
        self.holder = nil
        holder.engineChanged()
    }
}
