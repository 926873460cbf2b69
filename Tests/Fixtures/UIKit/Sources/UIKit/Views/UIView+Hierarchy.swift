import Foundation
import HeadlessKit

extension UIView {
    func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
        guard storedSubviews.contains(where: { $0 === sibling }), sibling !== view else {
            insert(view, at: nil)
            return
        }
        let others = storedSubviews.filter { $0 !== view }
        let place = others.firstIndex { $0 === sibling } ?? others.count
        insert(view, at: above ? place + 1 : place)
    }

    /// Moves the view into the receiver, with callbacks, hierarchy checks and appearance. The index
    /// counts the subviews without the moved view.
    func insert(_ view: UIView, at index: Int?) {
        guard view !== self else {
            Exceptions.raise(.invalidArgumentException, "Can't add self as subview")
            return
        }
        guard !isDescendant(of: view) else {
            Exceptions.raise(
                .invalidArgumentException,
                "Can't add \(Exceptions.describe(view)) below its own subview "
                    + "\(Exceptions.describe(self))")
            return
        }
        guard view.checkControllerHierarchy(below: self) else { return }
        let oldWindow = view.window
        let newWindow = window
        let oldSuperview = view.storedSuperview
        let changesWindow = oldWindow !== newWindow
        let leaving = oldWindow != nil && changesWindow
        let disappearing = leaving ? view.beginDisappearance() : []
        let appearing = changesWindow ? view.beginAppearance(in: newWindow, below: self) : []
        if changesWindow { view.notifyWillMove(to: newWindow) }
        view.willMove(toSuperview: self)
        if let oldSuperview {
            if oldSuperview !== self { oldSuperview.willRemoveSubview(view) }
            oldSuperview.unlink(view)
            if oldSuperview !== self {
                view.layoutState.dropConstraintsToOutside(stillBelow: layoutState)
                if view.layoutState.concernsEngine { oldSuperview.engineChanged() }
                oldSuperview.markNeedsLayout()
            }
        }
        storedSubviews.insert(
            view, at: min(max(0, index ?? storedSubviews.count), storedSubviews.count))
        view.storedSuperview = self
        view.joinedHierarchy()
        if leaving { view.cancelAnimationsBelow() }
        if changesWindow { view.notifyDidMove(to: newWindow) }
        for controller in disappearing { controller.finishAppearance() }
        view.didMoveToSuperview()
        didAddSubview(view)
        markNeedsLayout()
        view.scheduleAppearance(of: appearing)
    }

    func detachFromSuperview() {
        guard let parent = storedSuperview else { return }
        let leavesWindow = window != nil
        let disappearing = leavesWindow ? beginDisappearance() : []
        if leavesWindow { notifyWillMove(to: nil) }
        willMove(toSuperview: nil)
        guard storedSuperview === parent else { return }
        parent.willRemoveSubview(self)
        // The callbacks above may release the last other reference to the view.
        withExtendedLifetime(self) {
            parent.unlink(self)
            storedSuperview = nil
            layoutState.dropConstraintsToOutside(stillBelow: nil)
            if layoutState.concernsEngine {
                layoutState.isEngineDirty = true
                parent.engineChanged()
            }
            parent.markNeedsLayout()
            if leavesWindow {
                cancelAnimationsBelow()
                notifyDidMove(to: nil)
            }
            updateSafeAreasBelow()
            for controller in disappearing { controller.finishAppearance() }
            didMoveToSuperview()
        }
    }

    private func unlink(_ view: UIView) {
        if let index = storedSubviews.firstIndex(where: { $0 === view }) {
            storedSubviews.remove(at: index)
        }
    }

    private func joinedHierarchy() {
        if layoutState.concernsEngine { engineChanged() }
        if layoutState.needsLayout || layoutState.descendantNeedsLayout {
            layoutState.flagAncestors()
        }
        if layoutState.needsUpdateConstraints || layoutState.descendantNeedsUpdateConstraints {
            layoutState.flagAncestorsForConstraints()
        }
        updateSafeAreasBelow()
        updateTraits()
        if storedTint == nil { propagateTint() }
    }

    private func notifyWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        if window == nil, FirstResponder.current === self, !resignFirstResponder() {
            FirstResponder.resign()
        }
        for view in storedSubviews { view.notifyWillMove(to: window) }
    }

    private func notifyDidMove(to window: UIWindow?) {
        for view in storedSubviews { view.notifyDidMove(to: window) }
        didMoveToWindow()
    }

    private func cancelAnimationsBelow() {
        layerIfLoaded?.animations.leave()
        for view in storedSubviews { view.cancelAnimationsBelow() }
    }

    func propagateTint() {
        tintColorDidChange()
        for view in storedSubviews where view.storedTint == nil { view.propagateTint() }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.attachedView?.removeGestureRecognizer(recognizer)
        recognizer.attachedView = self
        storedGestures = (storedGestures ?? []) + [recognizer]
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        storedGestures?.removeAll { $0 === recognizer }
        recognizer.attachedView = nil
    }
}
