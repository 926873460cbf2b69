extension LayoutView {
    public final func commonAncestor(with other: LayoutView) -> LayoutView? {
        var candidate: LayoutView? = self
        while let view = candidate {
            if other.isDescendant(of: view) { return view }
            candidate = view.parent
        }
        return nil
    }

    /// Whether the solver is needed for the view or a view in it.
    public final var concernsEngine: Bool {
        if !translatesMask || !held.isEmpty { return true }
        return children.contains(where: \.concernsEngine)
    }

    public final func add(_ guide: LayoutGuide) {
        guide.owner = self
        guides.append(guide)
        engineChanged()
    }

    /// Removes the guide from the view, with every constraint that mentions it.
    public final func remove(_ guide: LayoutGuide) {
        for constraint in mentioned
        where constraint.firstElement === guide || constraint.secondElement === guide {
            constraint.deactivate()
        }
        guides.removeAll { $0 === guide }
        guide.owner = nil
        engineChanged()
    }

    /// Deactivates the constraints between the subtree and views outside of it. If the view moves
    /// into another view, the constraints of the new ancestors stay.
    public final func dropConstraintsToOutside(stillBelow newParent: LayoutView?) {
        dropConstraints(of: self, newParent)
    }

    private func dropConstraints(of top: LayoutView, _ newParent: LayoutView?) {
        for constraint in mentioned {
            guard let holder = constraint.holder, !holder.isDescendant(of: top) else { continue }
            if let newParent, newParent.isDescendant(of: holder) { continue }
            constraint.deactivate()
        }
        for view in children { view.dropConstraints(of: top, newParent) }
    }
}
