extension Mutant {
    /// The mutants of adding and removing children.
    static let containment = mutants(
        in: "ChildContainment.swift",
        [
            (
                "a child does not get the call after a move",
                "        child.didMove(toParent: self)\n", ""
            ),
            (
                "a child gets the call after a move before it is in place",
                "        container.addSubview(childView)\n        NSLayout",
                "        child.didMove(toParent: self)\n        container.addSubview(childView)\n"
                    + "        NSLayout"
            ),
            (
                "a child gets the call before a move twice",
                "        addChild(child)\n",
                "        child.willMove(toParent: self)\n        addChild(child)\n"
            ),
            (
                "a child's view is loaded before it has a parent",
                "        addChild(child)\n", "        _ = child.view\n        addChild(child)\n"
            ),
            (
                "a child's view is not added",
                "        container.addSubview(childView)\n        NSLayout",
                "        container.superview?.addSubview(childView)\n        NSLayout"
            ),
            (
                "a child's frame is not set",
                "        childView.frame = container.bounds\n", ""
            ),
            (
                "a child's autoresizing mask is kept",
                "        childView.translatesAutoresizingMaskIntoConstraints = false\n", ""
            ),
            (
                "a child has no constraints",
                "        NSLayoutConstraint.activate(ChildPlacement.fill.constraints(of: childView, "
                    + "in: container))\n",
                ""
            ),
            (
                "a child is added to the host's view, whatever its container",
                "        let container: UIView = container ?? view\n",
                "        let container: UIView = view\n"
            ),
            (
                "a child of the host is added again",
                "        if child.parent === self, isInPlace, plugin?.presentation.cancelRemoval() ?? true { return }\n",
                "        _ = isInPlace\n"
            ),
            (
                "a child does not move to another container",
                "        let isInPlace = container == nil || ",
                "        let isInPlace = child.parent != nil || "
            ),
            (
                "a child moves to the host's view when it is added again",
                "        let isInPlace = container == nil || ",
                "        let isInPlace = "
            ),
            (
                "a child does not leave its former parent first",
                "            if let plugin { plugin.presentation.leave(plugin) } else { child.detach() }\n",
                ""
            ),
            (
                "a plugin that changes its host keeps its former showing",
                "            if let plugin { plugin.presentation.leave(plugin) } else { child.detach() }\n",
                "            child.detach()\n"
            ),
            (
                "a child without a parent is removed",
                "        guard parent != nil else { return }\n", ""
            ),
            (
                "a child does not get the call before its removal",
                "        willMove(toParent: nil)\n        finish", "        finish"
            ),
            (
                "removal loads the view",
                "        if let view = viewIfLoaded {\n            view.rem",
                "        do {\n            view.rem"
            ),
            (
                "a child leaves its parent before its view is removed",
                "            view.removeFromSuperview()\n            // Other",
                "            removeFromParent()\n            view.removeFromSuperview()\n            // Other"
            ),
            (
                "a child's view is left behind",
                "            view.removeFromSuperview()\n            // "
                    + "Other", "            // Other"
            ),
            (
                "a child keeps its parent",
                "Constraints = true\n        }\n        removeFromParent()\n",
                "Constraints = true\n        }\n"
            ),
            (
                "a child's view keeps its layout",
                "            view.translatesAutoresizingMaskIntoConstraints = true\n", ""
            ),
            (
                "removal without animation is animated",
                "            plugin.presentation.end(plugin, animated: animated)\n",
                "            plugin.presentation.end(plugin, animated: true)\n"
            ),
            (
                "a host finds a plugin that is being removed",
                "{ $0 as? Plugin }.first { !$0.presentation.isLeaving }", "{ $0 as? Plugin }.first"
            ),
            (
                "a host finds its oldest plugin",
                "children.reversed().lazy.compactMap { $0 as? Plugin }.first {",
                "children.lazy.compactMap { $0 as? Plugin }.first {"
            ),
            (
                "a host forgets a plugin that is being removed",
                "        children.reversed().lazy.compactMap { $0 as? Plugin }.first\n",
                "        children.reversed().lazy.compactMap { $0 as? Plugin }"
                    + ".first { !$0.presentation.isLeaving }\n"
            ),
        ])
}
