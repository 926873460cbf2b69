import Foundation

extension UIView {
    var rootView: UIView {
        var view = self
        while let parent = view.storedSuperview { view = parent }
        return view
    }

    func markNeedsLayout() {
        if layoutState.needsLayout { return }
        layoutState.needsLayout = true
        flagAncestors()
    }

    func flagAncestors() {
        var view = self
        while let parent = view.storedSuperview {
            if parent.layoutState.descendantNeedsLayout { return }
            parent.layoutState.descendantNeedsLayout = true
            view = parent
        }
        if let window = view as? UIWindow, !window.isHidden { RunLoopTurn.request() }
    }

    /// Something that the solver depends on has changed.
    func engineChanged() {
        let root = rootView
        if root.layoutState.isEngineDirty { return }
        root.layoutState.isEngineDirty = true
        if let window = root as? UIWindow, !window.isHidden { RunLoopTurn.request() }
    }

    /// Like `engineChanged`, for frames: only views that the solver has looked at matter.
    func engineChangedIfUsed() {
        if layoutState.node != nil || !layoutState.mentioned.isEmpty { engineChanged() }
    }

    func boundsOriginChanged() {
        if layoutState.node != nil { engineChanged() }
    }

    func intrinsicSizeChanged() {
        if layoutState.translatesMask { return }
        engineChanged()
    }

    // MARK: The pass

    func performLayout() {
        var rounds = 0
        repeat {
            solveIfNeeded()
            var top = self
            while let parent = top.storedSuperview, parent.layoutState.needsLayout { top = parent }
            top.layoutSubtree()
            rounds += 1
        } while rounds < 20
            && (rootView.layoutState.isEngineDirty || layoutState.needsLayout
                || layoutState.descendantNeedsLayout)
    }

    private func solveIfNeeded() {
        let root = rootView
        if root.layoutState.needsUpdateConstraints
            || root.layoutState.descendantNeedsUpdateConstraints
        {
            root.updateConstraintsBelow()
        }
        guard root.layoutState.isEngineDirty else { return }
        root.layoutState.isEngineDirty = false
        LayoutEngine.solve(root)
    }

    private func layoutSubtree() {
        if layoutState.needsLayout {
            layoutState.needsLayout = false
            if let controller {
                controller.viewIsAppearingIfNeeded()
                controller.record(.viewWillLayoutSubviews)
                controller.viewWillLayoutSubviews()
                layoutSubviews()
                controller.record(.viewDidLayoutSubviews)
                controller.viewDidLayoutSubviews()
            } else {
                layoutSubviews()
            }
        }
        guard layoutState.descendantNeedsLayout else { return }
        layoutState.descendantNeedsLayout = false
        for view in storedSubviews
        where view.layoutState.needsLayout || view.layoutState.descendantNeedsLayout {
            view.layoutSubtree()
        }
    }

    func applySolvedFrames() {
        for view in storedSubviews where !view.layoutState.translatesMask {
            guard let frame = view.layoutState.solvedFrame else { continue }
            view.move(to: frame)
        }
    }

    func needsMove(to frame: CGRect) -> Bool {
        storedBounds.size != frame.size || storedCenter.x != frame.midX
            || storedCenter.y != frame.midY
    }

    private func move(to frame: CGRect) {
        guard needsMove(to: frame) else { return }
        if storedBounds.size != frame.size {
            bounds = CGRect(origin: storedBounds.origin, size: frame.size)
        }
        center = CGPoint(x: frame.midX, y: frame.midY)
    }

    // MARK: Updating constraints

    func markNeedsUpdateConstraints() {
        if layoutState.needsUpdateConstraints { return }
        layoutState.needsUpdateConstraints = true
        flagAncestorsForConstraints()
        markNeedsLayout()
    }

    func flagAncestorsForConstraints() {
        var view = self
        while let parent = view.storedSuperview {
            if parent.layoutState.descendantNeedsUpdateConstraints { return }
            parent.layoutState.descendantNeedsUpdateConstraints = true
            view = parent
        }
    }

    /// Updates subviews before the view itself, as the system does.
    func updateConstraintsBelow() {
        if layoutState.descendantNeedsUpdateConstraints {
            layoutState.descendantNeedsUpdateConstraints = false
            for view in storedSubviews
            where view.layoutState.needsUpdateConstraints
                || view.layoutState.descendantNeedsUpdateConstraints
            {
                view.updateConstraintsBelow()
            }
        }
        guard layoutState.needsUpdateConstraints else { return }
        layoutState.needsUpdateConstraints = false
        if let controller {
            controller.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    // MARK: Sizes

    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsBelow()
        return LayoutEngine.fit(self, target, SIMD2(horizontal.rawValue, vertical.rawValue))
    }

    var firstBaselineOffset: CGFloat { (self as? UILabel)?.font.ascender ?? 0 }
    var lastBaselineOffset: CGFloat { -((self as? UILabel)?.font.descender ?? 0) }
}
