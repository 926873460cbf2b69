@MainActor
extension NSLayoutConstraint {
    var firstView: LayoutView? { firstElement?.view }
    var secondView: LayoutView? { secondElement?.view }

    /// Activates the constraint, which the nearest common ancestor of its items then holds.
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

    @_spi(Kits) public func install(in ancestor: LayoutView) {
        holder = ancestor
        ancestor.held.append(self)
        firstView?.mentioned.append(self)
        if let second = secondView, second !== firstView { second.mentioned.append(self) }
        ancestor.engineChanged()
    }

    @_spi(Kits) public func deactivate() {
        guard let holder else { return }
        isBroken = false
        holder.held.removeAll { $0 === self }
        firstView?.mentioned.removeAll { $0 === self }
        secondView?.mentioned.removeAll { $0 === self }
        self.holder = nil
        holder.engineChanged()
    }
}
