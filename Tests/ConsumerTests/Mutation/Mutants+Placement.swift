extension Mutant {
    /// Where plugins sit, what they block, and how they move.
    static let placement = mutants(
        in: "ChildContainment.swift",
        [
            (
                "a child scrolls with the content",
                "scrollView?.frameLayoutGuide {", "scrollView?.contentLayoutGuide {"
            ),
            (
                "the safe area is ignored",
                "isInSafeArea ? container.safeAreaLayoutGuide : scroll",
                "isInSafeArea && container.isHidden ? container.safeAreaLayoutGuide : scroll"
            ),
            (
                "the inset at the top is ignored",
                "constraint(equalTo: bounds.top, constant: insets.top)",
                "constraint(equalTo: bounds.top)"
            ),
            (
                "the inset at the bottom has the wrong sign",
                "constraint(equalTo: view.bottomAnchor, constant: insets.bottom)",
                "constraint(equalTo: view.bottomAnchor, constant: -insets.bottom)"
            ),
            (
                "the leading inset is that of the other side",
                "constraint(equalTo: bounds.leading, constant: insets.leading)",
                "constraint(equalTo: bounds.leading, constant: insets.trailing)"
            ),
            (
                "a plugin is not centred vertically",
                "            constraints.append(view.centerYAnchor.constraint(equalTo: bounds.centerY))\n",
                ""
            ),
            (
                "a plugin is not centred horizontally",
                "            constraints.append(view.centerXAnchor.constraint(equalTo: bounds.centerX))\n",
                ""
            ),
            (
                "a width is ignored",
                "            constraints.append(view.widthAnchor.constraint(equalToConstant: width))\n",
                "            _ = width\n"
            ),
            (
                "a height is ignored",
                "            constraints.append(view.heightAnchor.constraint(equalToConstant: height))\n",
                "            _ = height\n"
            ),
            (
                "a plugin without a size takes all the space",
                "        let constraint = dimension.constraint(equalToConstant: 0)\n",
                "        let constraint = dimension.constraint(equalToConstant: 1000)\n"
            ),
            (
                "a plugin that belongs behind is before the others",
                "        if placement.isBehind {\n            container",
                "        if placement.width == -1 {\n            container"
            ),
            (
                "a plugin is below what came during its delay",
                "        if !placement.isBehind { view.superview?.bringSubviewToFront(view) }\n", ""
            ),
            (
                "touches are not blocked early",
                "        if blocksTouchesEarly { addShield(to: container) }\n", ""
            ),
            (
                "touches are blocked during every delay",
                "        if blocksTouchesEarly { addShield(to: container) }\n",
                "        addShield(to: container)\n"
            ),
            (
                "what blocks touches is left behind",
                "        shield?.removeFromSuperview()\n", ""
            ),
            (
                "a plugin does not push",
                "            pushContent()\n        }\n        let current",
                "        }\n        let current"
            ),
            (
                "a push is not taken back",
                "        push(length: 0)\n", ""
            ),
            (
                "a plugin pushes its own content",
                "        plugin.additionalSafeAreaInsets[keyPath: inset] -= length - pushedLength\n",
                ""
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
                "guard case .slide(let edge) = motion, !reducesMotion else {",
                "guard case .slide(let edge) = motion, reducesMotion else {"
            ),
            (
                "a plugin slides although people ask for less motion",
                "guard case .slide(let edge) = motion, !reducesMotion else {",
                "guard case .slide(let edge) = motion, !reducesMotion || reducesMotion else {"
            ),
            (
                "a plugin slides to the other side",
                "let leading = isReversed ? view.frame.width : -view.frame.width",
                "let leading = isReversed ? -view.frame.width : view.frame.width"
            ),
            (
                "a plugin slides down in place of up",
                "edge == .top ? -view.frame.maxY : edge", "edge == .top ? view.frame.maxY : edge"
            ),
            (
                "a plugin takes touches while it moves out",
                "        view.isUserInteractionEnabled = false\n", ""
            ),
            (
                "a plugin that comes back takes no touches",
                "        view.isUserInteractionEnabled = true\n", ""
            ),
            (
                "touches beside the content are not passed on",
                "        return passesTouches && view === self ? nil : view\n",
                "        return view\n"
            ),
            (
                "touches of the content are passed on",
                "        return passesTouches && view === self ? nil : view\n",
                "        return passesTouches ? nil : view\n"
            ),
            (
                "a touch that was cancelled keeps a plugin",
                "        isTouchedItself = false\n        super.touchesCancelled",
                "        super.touchesCancelled"
            ),
        ])
}
