import Foundation
import HeadlessKit

extension UIView {
    /// Recalculates the safe area, and passes a change on to the subviews.
    func updateSafeArea() {
        let insets = computedSafeArea()
        guard insets != marginState.safeArea else { return }
        marginState.safeArea = insets
        if layoutState.safeAreaGuide != nil || layoutState.loadedMarginsGuide != nil
            || layoutState.readableGuide != nil || layoutState.keyboardGuide != nil
        {
            engineChanged()
        }
        markNeedsLayout()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        for view in storedSubviews { view.updateSafeArea() }
    }

    /// Recalculates the safe areas of all views below too, which have none outside of windows.
    func updateSafeAreasBelow() {
        updateSafeArea()
        for view in storedSubviews { view.updateSafeAreasBelow() }
    }

    private func computedSafeArea() -> UIEdgeInsets {
        // Outside of windows, nothing has a safe area.
        guard let window else { return .zero }
        if self === window { return window.deviceSafeArea }
        var added = controller?.additionalSafeAreaInsets ?? .zero
        if let bars = controller?.barInsets {
            added.top += bars.top
            added.bottom += bars.bottom
            added.left += bars.left
            added.right += bars.right
        }
        guard let parent = storedSuperview else { return added }
        // Windows in tests may override their safe area.
        let outer = parent === window ? window.safeAreaInsets : parent.marginState.safeArea
        if outer == .zero { return added }
        let frame = computedFrame
        let room = parent.storedBounds
        return UIEdgeInsets(
            top: max(0, outer.top - (frame.minY - room.minY)) + added.top,
            left: max(0, outer.left - (frame.minX - room.minX)) + added.left,
            bottom: max(0, outer.bottom - (room.maxY - frame.maxY)) + added.bottom,
            right: max(0, outer.right - (room.maxX - frame.maxX)) + added.right)
    }

    // MARK: Margins

    func setMargins(_ margins: NSDirectionalEdgeInsets) {
        marginState.margins = margins
        marginsChanged()
    }

    func marginsChanged() {
        if layoutState.loadedMarginsGuide != nil || layoutState.readableGuide != nil {
            engineChanged()
        }
        markNeedsLayout()
        layoutMarginsDidChange()
    }

    /// The set or default margins, at least the controller's minimum, plus the safe area.
    var effectiveMargins: UIEdgeInsets {
        let direction = effectiveUserInterfaceLayoutDirection
        var margins =
            marginState.margins
            ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
            let minimum = controller.systemMinimumLayoutMargins
            if marginState.margins == nil {
                margins = minimum
            } else {
                margins.leading = max(margins.leading, minimum.leading)
                margins.trailing = max(margins.trailing, minimum.trailing)
            }
        }
        var result = margins.resolved(direction)
        if preservesSuperviewLayoutMargins, let parent = storedSuperview {
            let outer = parent.layoutMargins
            let frame = computedFrame
            let room = parent.storedBounds
            result.left = max(result.left, outer.left - (frame.minX - room.minX))
            result.right = max(result.right, outer.right - (room.maxX - frame.maxX))
            result.top = max(result.top, outer.top - (frame.minY - room.minY))
            result.bottom = max(result.bottom, outer.bottom - (room.maxY - frame.maxY))
        }
        guard insetsLayoutMarginsFromSafeArea else { return result }
        let safe = marginState.safeArea
        return UIEdgeInsets(
            top: result.top + safe.top, left: result.left + safe.left,
            bottom: result.bottom + safe.bottom, right: result.right + safe.right)
    }
}
