import Foundation

extension LayoutView {
    public final var root: LayoutView {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }

    public final func isDescendant(of other: LayoutView) -> Bool {
        var current: LayoutView? = self
        while let view = current {
            if view === other { return true }
            current = view.parent
        }
        return false
    }

    // MARK: Marks

    public final func markNeedsLayout() {
        if needsLayout { return }
        needsLayout = true
        flagAncestors()
    }

    public final func flagAncestors() {
        var view = self
        while let parent = view.parent {
            if parent.descendantNeedsLayout { return }
            parent.descendantNeedsLayout = true
            view = parent
        }
        if view.isRootOnScreen { RunLoopTurn.request() }
    }

    /// Notes that something that the solver depends on has changed.
    public final func engineChanged() {
        let root = root
        if root.isEngineDirty { return }
        root.isEngineDirty = true
        if root.isRootOnScreen { RunLoopTurn.request() }
    }

    /// Notes a changed frame, which matters only if the solver has used the view.
    public final func engineChangedIfUsed() {
        if node != nil || !mentioned.isEmpty { engineChanged() }
    }

    public final func contentOriginChanged() {
        if node != nil { engineChanged() }
    }

    public final func intrinsicSizeChanged() {
        if !translatesMask { engineChanged() }
    }

    public final func markNeedsUpdateConstraints() {
        if needsUpdateConstraints { return }
        needsUpdateConstraints = true
        flagAncestorsForConstraints()
        markNeedsLayout()
    }

    public final func flagAncestorsForConstraints() {
        var view = self
        while let parent = view.parent {
            if parent.descendantNeedsUpdateConstraints { return }
            parent.descendantNeedsUpdateConstraints = true
            view = parent
        }
    }

    // MARK: The pass

    /// Updates constraints, solves, and lays out the view with the ancestors that need it, until no
    /// view needs layout.
    public final func performLayout() {
        var rounds = 0
        repeat {
            solveIfNeeded()
            var top = self
            while let parent = top.parent, parent.needsLayout { top = parent }
            top.layOutSubtree()
            rounds += 1
        } while rounds < 20 && (root.isEngineDirty || needsLayout || descendantNeedsLayout)
    }

    private func solveIfNeeded() {
        let root = root
        if root.needsUpdateConstraints || root.descendantNeedsUpdateConstraints {
            root.updateConstraintsBelow()
        }
        guard root.isEngineDirty else { return }
        root.isEngineDirty = false
        LayoutEngine.solve(root)
    }

    private func layOutSubtree() {
        let isNested = isBeingLaidOut
        isBeingLaidOut = true
        defer { isBeingLaidOut = isNested }
        if needsLayout {
            needsLayout = false
            layOut()
        }
        guard descendantNeedsLayout else { return }
        descendantNeedsLayout = false
        for view in children where view.needsLayout || view.descendantNeedsLayout {
            view.layOutSubtree()
        }
    }

    /// Moves the subviews that have constraints.
    public final func applySolvedFrames() {
        for view in children where !view.translatesMask {
            guard let frame = view.solvedFrame, view.needsMove(to: frame) else { continue }
            view.move(to: frame)
        }
    }

    /// Updates the constraints of subviews before those of the view itself, as Apple's frameworks
    /// do.
    public final func updateConstraintsBelow() {
        if descendantNeedsUpdateConstraints {
            descendantNeedsUpdateConstraints = false
            for view in children
            where view.needsUpdateConstraints || view.descendantNeedsUpdateConstraints {
                view.updateConstraintsBelow()
            }
        }
        guard needsUpdateConstraints else { return }
        needsUpdateConstraints = false
        updateConstraints()
    }

    /// Returns the size of the view if only its content and the given priorities determine it.
    public final func fittingSize(_ target: CGSize, priorities: SIMD2<Float>) -> CGSize {
        updateConstraintsBelow()
        return LayoutEngine.fit(self, target, priorities)
    }
}
