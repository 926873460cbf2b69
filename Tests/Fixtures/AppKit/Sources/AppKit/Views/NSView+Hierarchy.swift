import Foundation
import HeadlessKit

extension NSView {
    func insert(_ view: NSView, _ place: NSWindow.OrderingMode, relativeTo other: NSView?) {
        let others = storedSubviews.filter { $0 !== view }
        let index = others.firstIndex { $0 === other }
        switch place {
        case .above: insert(view, at: index.map { $0 + 1 })
        case .below: insert(view, at: index ?? 0)
        case .out: if view.storedSuperview === self { view.removeFromSuperview() }
        }
    }

    /// Moves the view into the receiver. The index counts the subviews without the moved view.
    func insert(_ view: NSView, at index: Int?) {
        guard !isDescendant(of: view) else {
            Exceptions.raise(
                .invalidArgumentException,
                "View hierarchy would become inconsistent: \(Exceptions.describe(view)) cannot be "
                    + "a subview of \(Exceptions.describe(self)), which it contains")
            return
        }
        let oldWindow = view.window
        let newWindow = window
        let oldSuperview = view.storedSuperview
        let changesWindow = oldWindow !== newWindow
        let visibility = AppearanceChange(of: view, to: isSeen && !view.isHidden)
        visibility.begin()
        if changesWindow { view.notifyWillMove(to: newWindow) }
        view.viewWillMove(toSuperview: self)
        if let oldSuperview {
            if oldSuperview !== self { oldSuperview.willRemoveSubview(view) }
            oldSuperview.storedSubviews.removeAll { $0 === view }
            if oldSuperview !== self {
                view.layoutState.dropConstraintsToOutside(stillBelow: layoutState)
                if view.layoutState.concernsEngine { oldSuperview.layoutState.engineChanged() }
                oldSuperview.layoutState.markNeedsLayout()
            }
        }
        storedSubviews.insert(
            view, at: min(max(0, index ?? storedSubviews.count), storedSubviews.count))
        view.storedSuperview = self
        view.linkResponders()
        view.joinedHierarchy()
        if changesWindow, oldWindow != nil { view.cancelAnimationsBelow() }
        if changesWindow { view.notifyDidMove(to: newWindow, from: oldWindow) }
        view.viewDidMoveToSuperview()
        didAddSubview(view)
        layoutState.markNeedsLayout()
        visibility.end()
    }

    func detachFromSuperview() {
        guard let parent = storedSuperview else { return }
        let oldWindow = window
        let visibility = AppearanceChange(of: self, to: false)
        visibility.begin()
        if oldWindow != nil { notifyWillMove(to: nil) }
        viewWillMove(toSuperview: nil)
        guard storedSuperview === parent else { return }
        parent.willRemoveSubview(self)
        // The callbacks above may release the last other reference to the view.
        withExtendedLifetime(self) {
            parent.storedSubviews.removeAll { $0 === self }
            storedSuperview = nil
            linkResponders()
            layoutState.dropConstraintsToOutside(stillBelow: nil)
            if layoutState.concernsEngine {
                layoutState.isEngineDirty = true
                parent.layoutState.engineChanged()
            }
            parent.layoutState.markNeedsLayout()
            if let oldWindow {
                cancelAnimationsBelow()
                notifyDidMove(to: nil, from: oldWindow)
            }
            updateSafeAreasBelow()
            viewDidMoveToSuperview()
            visibility.end()
        }
    }

    /// Changes the order to that of the array. Views that are not in it are removed.
    func replaceSubviews(_ views: [NSView]) {
        for view in storedSubviews where !views.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        for (index, view) in views.enumerated() {
            if view.storedSuperview === self {
                storedSubviews.removeAll { $0 === view }
                storedSubviews.insert(view, at: min(index, storedSubviews.count))
            } else {
                insert(view, at: index)
            }
        }
    }

    func setHidden(_ hidden: Bool) {
        _ = AnimationContexts.takeAnimatorRequest(for: self)
        guard hidden != isHidden else { return }
        let visibility = AppearanceChange(of: self, to: !hidden && storedSuperview?.isSeen == true)
        visibility.begin()
        setStoredHidden(hidden)
        if hidden, let focus = window?.firstResponder as? NSView, focus.isDescendant(of: self) {
            window?.makeFirstResponder(keyView(after: focus))
        }
        if storedSuperview?.isHiddenOrHasHiddenAncestor != true { notifyHidden(hidden) }
        (storedSuperview as? NSStackView)?.arrangedVisibilityChanged(self)
        visibility.end()
    }

    /// Returns the next visible view of the window that accepts keys; nil if there is none.
    private func keyView(after focus: NSView) -> NSView? {
        var views: [NSView] = []
        func collect(_ view: NSView) {
            views.append(view)
            for subview in view.storedSubviews { collect(subview) }
        }
        window?.contentView.map(collect)
        let start = views.firstIndex { $0 === focus } ?? 0
        return (views[start...] + views[..<start]).first { view in
            view.canBecomeKeyView && !(view is NSText)
        }
    }

    /// Whether the view is in a window on the screen, and neither it nor an ancestor is hidden.
    var isSeen: Bool { window?.isVisible == true && !isHiddenOrHasHiddenAncestor }

    private func notifyHidden(_ hidden: Bool) {
        if hidden { viewDidHide() } else { viewDidUnhide() }
        for view in storedSubviews where !view.isHidden { view.notifyHidden(hidden) }
    }

    /// Links the responder chain: from the view to its controller, and from that to the superview.
    func linkResponders() {
        guard let controller else {
            nextResponder = storedSuperview
            return
        }
        nextResponder = controller
        controller.nextResponder = storedSuperview
    }

    private func joinedHierarchy() {
        if layoutState.concernsEngine { layoutState.engineChanged() }
        if layoutState.needsLayout || layoutState.descendantNeedsLayout {
            layoutState.flagAncestors()
        }
        if layoutState.needsUpdateConstraints || layoutState.descendantNeedsUpdateConstraints {
            layoutState.flagAncestorsForConstraints()
        }
        updateSafeAreasBelow()
    }

    private func notifyWillMove(to window: NSWindow?) {
        viewWillMove(toWindow: window)
        for view in storedSubviews { view.notifyWillMove(to: window) }
    }

    private func notifyDidMove(to window: NSWindow?, from oldWindow: NSWindow?) {
        if let oldWindow, oldWindow.firstResponder === self {
            _ = oldWindow.makeFirstResponder(nil)
        }
        for view in storedSubviews { view.notifyDidMove(to: window, from: oldWindow) }
        viewDidMoveToWindow()
    }

    private func cancelAnimationsBelow() {
        animations.leave()
        for view in storedSubviews { view.cancelAnimationsBelow() }
    }
}
