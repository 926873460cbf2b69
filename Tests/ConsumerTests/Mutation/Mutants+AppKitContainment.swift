extension Mutant {
    /// The mutants of AppKit's own code for containment, placement and motion.
    static let appKitContainment = mutants(
        in: "ChildContainment.swift", for: .appKit,
        [
            (
                "removal loads the view",
                "        if let view = loadedView {\n            PluginSlot",
                "        do {\n            PluginSlot"
            ),
            (
                "a plugin's slot stays",
                "            PluginSlot.remove(of: view)\n            view.rem",
                "            view.rem"
            ),
            (
                "a plugin's slot stays after other code removes the plugin",
                "        if newSuperview == nil { PluginSlot.remove(of: self) }\n", ""
            ),
            (
                "a plugin does not notice that its parent takes it away",
                "        if superview == nil { removalHandler?() }\n", ""
            ),
            (
                "a plugin that moves out takes keys",
                "!ignoresEvents && super.performKey", "super.performKey"
            ),
            (
                "a plugin that moves out keeps the keyboard",
                "            window?.makeFirstResponder(nil)\n", ""
            ),
            (
                "a plugin that is shown again also keeps its old placement",
                "        remove(of: view)\n        removeUnused", "        removeUnused"
            ),
            (
                "a child scrolls with the content",
                "let frame: any LayoutArea = container\n",
                "let frame: any LayoutArea = (container as? NSScrollView)?.documentView ?? container\n"
            ),
            (
                "a plugin that belongs behind is before the others",
                "let order = placement.isBehind ?", "let order = placement.width == -1 ?"
            ),
            (
                "a plugin fades although people ask for less motion only",
                "motion, !reducesMotion, let slot", "motion, reducesMotion, let slot"
            ),
            (
                "a plugin slides although people ask for less motion",
                "motion, !reducesMotion, let slot", "motion, let slot"
            ),
            (
                "a plugin slides down in place of up",
                "edge == .top ? up : edge", "edge == .top ? down : edge"
            ),
            (
                "a plugin slides as in a container that is flipped",
                "container.isFlipped ? (upwards, downwards) : (-downwards, -upwards)",
                "(upwards, downwards)"
            ),
            (
                "a plugin slides as in a container that is not flipped",
                "container.isFlipped ? (upwards, downwards) : (-downwards, -upwards)",
                "(-downwards, -upwards)"
            ),
            (
                "a plugin slides down only as far as it is high",
                "let upwards = area.minY - view.frame.maxY", "let upwards = -view.frame.height"
            ),
            (
                "the focus does not move",
                "        if let focus = plugin.accessibilityFocus {\n",
                "        if let focus = Optional<NSView>.none {\n"
            ),
            (
                "the keyboard focus returns although the user has moved it",
                "        return focus.isDescendant(of: own)\n",
                "        return focus.window != nil\n"
            ),
            (
                "the keyboard focus returns if other code removes the plugin",
                "            let focus = host?.loadedView?.window?.firstResponder as? NSView\n",
                "            let focus = own.window?.firstResponder as? NSView\n"
            ),
            (
                "the host's view is clicked",
                "    override func mouseDown(with event: NSEvent) {}\n",
                "    override func mouseDown(with event: NSEvent) { super.mouseDown(with: event) }\n"
            ),
            (
                "the host's view gets the release of a button",
                "override func mouseUp(with event: NSEvent) {}",
                "override func mouseUp(with event: NSEvent) { super.mouseUp(with: event) }"
            ),
            (
                "the place of a plugin that other code has taken away stays",
                "        removeUnused(in: container)\n", ""
            ),
            (
                "a plugin does not move to the side",
                "            horizontal.constant = newValue.width\n", ""
            ),
            (
                "a plugin does not move up or down",
                "            vertical.constant = newValue.height\n", ""
            ),
            (
                "a plugin is not as wide as its place",
                "                view.widthAnchor.constraint(equalTo: guide.widthAnchor),\n", ""
            ),
            (
                "a plugin is not as high as its place",
                "                view.heightAnchor.constraint(equalTo: guide.heightAnchor),\n", ""
            ),
            (
                "a plugin that has moved is left beside its place",
                "        PluginSlot(of: view)?.offset = .zero\n", ""
            ),
            ("a plugin that has faded stays transparent", "        view.alphaValue = 1\n", ""),
            (
                "plugins move if animations are off",
                " && Self.areAnimationsEnabled\n", "\n"
            ),
            (
                "a plugin moves at once",
                "            context.allowsImplicitAnimation = true\n", ""
            ),
            (
                "a plugin takes clicks while it moves out",
                "        (view as? PluginView)?.ignoresEvents = true\n", ""
            ),
            (
                "a plugin that is shown again takes no clicks",
                "        (view as? PluginView)?.ignoresEvents = false\n", ""
            ),
            (
                "the scroll view around a plugin does not scroll",
                "        if let enclosingScrollView { return enclosingScrollView }\n", ""
            ),
            (
                "a hidden scroll view scrolls", "!view.isHidden && view.bounds.contains",
                "view.bounds.contains"
            ),
            (
                "a scroll view that the pointer is not in scrolls",
                "!view.isHidden && view.bounds.contains(view.convert(point, from: nil))",
                "!view.isHidden"
            ),
            (
                "a scroll view in front of a plugin scrolls",
                "superview?.subviews.prefix { $0 !== self }",
                "superview?.subviews.prefix { _ in true }"
            ),
            (
                "a plugin that blocks scrolling passes it on",
                "if scrollsHost { scrollView(at", "if true { scrollView(at"
            ),
            (
                "a view that ignores clicks takes them",
                "let view = ignoresEvents ? nil : super.hitTest(point)",
                "let view = super.hitTest(point)"
            ),
            (
                "a plugin is in use without a window",
                "        guard let window else { return false }\n        if let text",
                "        guard let window else { return true }\n        if let text"
            ),
            (
                "a plugin dismisses itself while its text is edited",
                "if edited?.isDescendant(of: self) == true { return true }", "_ = edited"
            ),
            (
                "a plugin stays while any text is edited",
                "if edited?.isDescendant(of: self) == true { return true }",
                "if edited != nil { return true }"
            ),
            (
                "clicks beside the content are not passed on",
                "guard passesClicks, !isFilled, let view, view === self || isLayoutOnly(view) else",
                "guard passesClicks, !isFilled, let view, isLayoutOnly(view) else"
            ),
            (
                "clicks on the content are passed on",
                "guard passesClicks, !isFilled, let view, view === self || isLayoutOnly(view) else",
                "guard passesClicks, !isFilled, let view, isLayoutOnly(view) || true else"
            ),
            (
                "clicks on a background are passed on", "guard passesClicks, !isFilled, let view",
                "guard passesClicks, let view"
            ),
            (
                "a background that cannot be seen is clicked",
                "(backgroundColor?.alphaComponent ?? 0) > 0", "backgroundColor != nil"
            ),
            ("clicks on what a layer shows are passed on", " !view.wantsLayer,", ""),
            (
                "clicks on stacks are passed on",
                "type(of: view) == NSView.self && view.subviews.isEmpty",
                "type(of: view) == NSView.self"
            ),
            (
                "clicks between the views of a stack are not passed on",
                "view === self || isLayoutOnly(view)", "view === self || view !== self && false"
            ),
            (
                "a plugin is in use wherever the pointer is",
                "        return isMousePoint(pointer, in: bounds)\n",
                "        return pointer.x > -99\n"
            ),
            (
                "a plugin is in use at the pointer's former position in the window",
                "convert(window.mouseLocationOutsideOfEventStream, from: nil)",
                "window.mouseLocationOutsideOfEventStream"
            ),
            (
                "the keyboard does not follow the focus",
                "                window.makeFirstResponder(focus)\n", ""
            ),
            (
                "the keyboard focus does not return",
                "        window.makeFirstResponder(element)\n", ""
            ),
        ])
}
