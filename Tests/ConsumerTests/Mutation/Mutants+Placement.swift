extension Mutant {
    /// The mutants of placement, of blocked touches, and of motion.
    static let placement = mutants(
        in: "ChildContainment.swift",
        [
            (
                "a child scrolls with the content",
                "(container as? UIScrollView)?.frameLayoutGuide ?? container",
                "(container as? UIScrollView)?.contentLayoutGuide ?? container"
            ),
            (
                "the safe area is ignored",
                "isInSafeArea ? container.safeAreaLayoutGuide : frame",
                "isInSafeArea && container.isHidden ? container.safeAreaLayoutGuide : frame"
            ),
            (
                "a plugin keeps to the safe area without being asked",
                "isInSafeArea ? container.safeAreaLayoutGuide : frame",
                "isInSafeArea || width != -1 ? container.safeAreaLayoutGuide : frame"
            ),
            (
                "the inset at the top is ignored",
                "to: area.topAnchor, insets.top, closely", "to: area.topAnchor, 0, closely"
            ),
            (
                "the inset at the bottom has the wrong sign",
                "to: view.bottomAnchor, insets.bottom", "to: view.bottomAnchor, -insets.bottom"
            ),
            (
                "the leading inset is that of the other side",
                "to: area.leadingAnchor, insets.leading",
                "to: area.leadingAnchor, insets.trailing"
            ),
            (
                "the trailing edge is not tied",
                "insets.trailing, closely: trailing)", "insets.trailing, closely: false)"
            ),
            (
                "a plugin with a height is tied to both edges",
                "edges.contains(.top) && (height == nil || !edges.contains(.bottom))",
                "edges.contains(.top)"
            ),
            (
                "a plugin with a width is tied to both sides",
                "let fillsWidth = isBetweenSides && width == nil && maximumWidth == nil",
                "let fillsWidth = isBetweenSides && maximumWidth == nil"
            ),
            (
                "a plugin is not centered vertically",
                "            constraints.append(view.centerYAnchor.constraint(equalTo: area.centerYAnchor))\n",
                ""
            ),
            (
                "a plugin is not centered horizontally",
                "            constraints.append(center)\n", ""
            ),
            (
                "a width is ignored",
                "            constraints.append(Self.fix(view.widthAnchor, to: width))\n", ""
            ),
            (
                "a height is ignored",
                "            constraints.append(Self.fix(view.heightAnchor, to: height))\n", ""
            ),
            (
                "a plugin without a size takes all the space",
                "constraint(equalToConstant: length ?? 0)",
                "constraint(equalToConstant: length ?? 1000)"
            ),
            (
                "a plugin without a size has none",
                "length == nil ? .fittingSizeLevel : UILayoutPriority(999)\n",
                "UILayoutPriority(999)\n"
            ),
            (
                "a plugin that belongs behind is before the others",
                "        if placement.isBehind {\n            container",
                "        if placement.width == -1 {\n            container"
            ),
            (
                "a plugin is below views that were added during its delay",
                "        if !placement.isBehind { bringToFront(view) }\n", ""
            ),
            (
                "touches are not blocked early",
                "        if blocksTouchesEarly { addShield() }\n", ""
            ),
            (
                "touches are blocked during every delay",
                "        if blocksTouchesEarly { addShield() }\n",
                "        addShield()\n"
            ),
            (
                "touches beside a modal plugin reach its host",
                "backdrop != nil || view.accessibilityViewIsModal {", "backdrop != nil {"
            ),
            (
                "each plugin covers its container",
                "        if backdrop != nil || view.accessibilityViewIsModal { addShield(backdrop) }\n",
                "        addShield(backdrop)\n"
            ),
            (
                "a modal plugin covers its container while it moves out",
                "        if backdrop == nil { removeShield() }\n", ""
            ),
            (
                "the view that blocks touches stays",
                "        shield?.removeFromSuperview()\n", ""
            ),
            (
                "a plugin does not push",
                "            pushContent()\n        }\n        let current",
                "        }\n        let current"
            ),
            (
                "a plugin pushes while it is hidden",
                "guard placement.pushesContent, isVisible, !isPushing",
                "guard placement.pushesContent, !isPushing"
            ),
            (
                "a plugin pushes before its host is in a window",
                "            plugin.view.window != nil\n", "            true\n"
            ),
            (
                "a push is not taken back",
                "        push(length: 0, height: 0)\n", ""
            ),
            (
                "a plugin pushes its own content",
                "        plugin.additionalSafeAreaInsets[keyPath: inset] -= ownLength - pushed.own\n",
                ""
            ),
            (
                "a plugin takes its distance to the edge from its own safe area",
                "let ownLength = min(length, (8 * height).rounded() / 8)", "let ownLength = length"
            ),
            (
                "a plugin pushes from the other edge",
                "        let inset = placement.edges.contains(.bottom) ? \\UIEdgeInsets.bottom"
                    + " : \\UIEdgeInsets.top\n        host",
                "        let inset = placement.edges.contains(.bottom) ? \\UIEdgeInsets.top"
                    + " : \\UIEdgeInsets.bottom\n        host"
            ),
            (
                "a plugin fades although people ask for less motion only",
                "= motion, !reducesMotion,", "= motion, reducesMotion,"
            ),
            (
                "a plugin slides although people ask for less motion",
                "= motion, !reducesMotion,", "= motion,"
            ),
            (
                "a plugin slides to the other side",
                "isReversed ? (right, left) : (left, right)",
                "isReversed ? (left, right) : (right, left)"
            ),
            (
                "a plugin slides down only as far as it is high",
                "area.maxY - view.frame.minY : 0", "view.frame.height : 0"
            ),
            (
                "a plugin slides to the side only as far as it is wide",
                "let right = area.maxX - view.frame.minX\n", "let right = view.frame.width\n"
            ),
            (
                "a plugin slides as far as the content of its host is scrolled",
                "? area.minY - view.frame.maxY", "? -view.frame.maxY"
            ),
            (
                "the distance of a pushing plugin is not pushed",
                "push(length: distance + height", "push(length: height"
            ),
            (
                "a plugin slides down in place of up",
                "? area.minY - view.frame.maxY", "? area.maxY - view.frame.minY"
            ),
            (
                "a plugin takes touches while it moves out",
                "        view.isUserInteractionEnabled = false\n", ""
            ),
            (
                "a plugin that is shown again takes no touches",
                "        view.isUserInteractionEnabled = true\n", ""
            ),
            (
                "touches of the content are passed on",
                "guard let view, view === self ||",
                "guard let view, passesTouches || view === self ||"
            ),
            (
                "a touch that was cancelled keeps a plugin",
                "touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {\n"
                    + "        isTouched = false\n",
                "touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {\n"
            ),
            (
                "the host's view is touched",
                "touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}",
                "touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {\n"
                    + "        super.touchesMoved(touches, with: event)\n    }"
            ),
            (
                "the view behind recognizes gestures that begin in a plugin",
                "return behind == nil && super", "return super"
            ),
            (
                "spaces within stacks take touches", "guard isStack || isSpace, view.gesture",
                "guard isStack, view.gesture"
            ),
            ("visible parts of a plugin take no touches", " && view.backgroundColor == nil", ""),
            (
                "stacks take no touches",
                "type(of: view) == UIView.self && view.subviews.isEmpty",
                "type(of: view) == UIView.self"
            ),
            (
                "content of a plugin recognizes no gestures",
                "view.gestureRecognizers?.isEmpty ?? true", "view.gestureRecognizers?.count != 9"
            ),
            (
                "views in a custom view get no touches",
                "return isStack && outer === self || isLayoutOnly(outer)", "return true"
            ),
            (
                "an empty custom view takes no touches",
                "return isStack && outer === self", "return outer === self"
            ),
            (
                "views that are not stacks get no touches", "type(of: view) == UIStackView.self",
                "view != self"
            ),
            (
                "a plugin dismisses itself while text is edited",
                "subview.isFirstResponder || (sub", "(sub"
            ),
            (
                "only the container of a plugin recognizes no gestures that begin in it",
                "behind = view.next is UIViewController ? nil : view.superview", "behind = nil"
            ),
        ])
}
