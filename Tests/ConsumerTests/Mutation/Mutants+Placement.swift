extension Mutant {
    /// Where plugins sit, what they block, and how they move.
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
                "edges.contains(.leading) && (width == nil || !edges.contains(.trailing))",
                "edges.contains(.leading)"
            ),
            (
                "a plugin is not centred vertically",
                "            constraints.append(view.centerYAnchor.constraint(equalTo: area.centerYAnchor))\n",
                ""
            ),
            (
                "a plugin is not centred horizontally",
                "            constraints.append(view.centerXAnchor.constraint(equalTo: area.centerXAnchor))\n",
                ""
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
                "        if length == nil { constraint.priority = .fittingSizeLevel }\n", ""
            ),
            (
                "a plugin that belongs behind is before the others",
                "        if placement.isBehind {\n            container",
                "        if placement.width == -1 {\n            container"
            ),
            (
                "a plugin is below what came during its delay",
                "        if !placement.isBehind { bringToFront(view) }\n", ""
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
                "a plugin pushes while it is hidden",
                "guard placement.pushesContent, isVisible, !isPushing",
                "guard placement.pushesContent, !isPushing"
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
                "        isTouched = false\n        super.touchesCancelled",
                "        super.touchesCancelled"
            ),
        ])
}
