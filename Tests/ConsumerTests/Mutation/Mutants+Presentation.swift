extension Mutant {
    /// The mutants of presentation: when plugins become visible, and how they disappear.
    static let presentation = mutants(
        in: "ChildContainment.swift",
        [
            (
                "a plugin does not wait for its delay",
                "let wait = max(delay, replaceGroup())", "let wait = replaceGroup()"
            ),
            (
                "a plugin does not wait for others of its group",
                "let wait = max(delay, replaceGroup())", "let wait = max(delay, 0 * replaceGroup())"
            ),
            (
                "a plugin is visible during its delay",
                "        view.isHidden = wait > 0\n", ""
            ),
            (
                "a plugin never becomes visible",
                "        schedule(after: wait) { $0.becomeVisible() }\n", ""
            ),
            (
                "a plugin stays hidden",
                "        view.isHidden = false\n        if", "        if"
            ),
            (
                "a plugin with a delay does not get the call after a move",
                "        plugin.didMove(toParent: plugin.parent)\n        schedule",
                "        schedule"
            ),
            (
                "a plugin gets the call after a move before it has arrived",
                "            becomeVisible { plugin.didMove(toParent: plugin.parent) }\n",
                "            plugin.didMove(toParent: plugin.parent)\n            becomeVisible()\n"
            ),
            (
                "a plugin gets the call after a move twice",
                "        schedule(after: wait) { $0.becomeVisible() }\n",
                "        schedule(after: wait) { $0.becomeVisible { plugin.didMove(toParent: plugin.parent) } }\n"
            ),
            (
                "a plugin does not replace its group",
                "            other.remove(animated: true)\n", ""
            ),
            (
                "a plugin replaces other groups",
                ".filter { $0.presentation !== self && $0.presentation.group == group }",
                ".filter { $0.presentation !== self }"
            ),
            (
                "plugins of a group are removed immediately",
                "            other.remove(animated: true)\n",
                "            other.remove(animated: false)\n"
            ),
            (
                "the minimum duration is ignored",
                "where animated && remainingDuration > 0:",
                "where animated && remainingDuration > 99:"
            ),
            (
                "the minimum duration begins when a plugin is removed",
                "let rest = minimumDuration - (clock.now() - since)", "let rest = minimumDuration"
            ),
            (
                "a plugin that nobody sees stays for its minimum duration",
                "return plugin?.viewIfLoaded?.window == nil || rest", "return rest"
            ),
            (
                "a plugin stays although its removal was requested",
                "            schedule(after: remainingDuration) { $0.moveOut() }\n",
                "            schedule(after: remainingDuration) { _ in }\n"
            ),
            (
                "a pending removal is not canceled",
                "            cancelTimer?()\n            phase = .visible(since: since)\n",
                "            phase = .visible(since: since)\n"
            ),
            (
                "a plugin that stays is still marked as leaving",
                "            phase = .visible(since: since)\n            _ = replace",
                "            _ = replace"
            ),
            (
                "a plugin that was added again does not dismiss itself",
                "            _ = replaceGroup()\n            showAgain()\n",
                "            _ = replaceGroup()\n"
            ),
            (
                "a plugin that stays does not replace those of its group",
                "            _ = replaceGroup()\n            showAgain()\n",
                "            showAgain()\n"
            ),
            (
                "a plugin that was added again while it is visible keeps its time",
                "        case .visible:\n            showAgain()\n", "        case .visible:\n"
            ),
            (
                "a plugin that other code has added cannot be removed",
                "        self.plugin = plugin\n        let wasLeaving", "        let wasLeaving"
            ),
            (
                "a plugin that moves out cannot be shown again",
                "            if let plugin { leave(plugin) }\n            return false\n",
                "            return true\n"
            ),
            (
                "a plugin does not move out",
                "        guard transition.isAnimated(transition.moveOut, of: view) else { return finish() }\n",
                "        if clock.now() >= 0 { return finish() }\n"
            ),
            (
                "a plugin that moves out does not get the call before its removal",
                "        plugin.willMove(toParent: nil)\n        showingNumber += 1\n",
                "        showingNumber += 1\n"
            ),
            (
                "a plugin that moved in late gets the call after the move during its removal",
                "        plugin.willMove(toParent: nil)\n        showingNumber += 1\n",
                "        plugin.willMove(toParent: nil)\n"
            ),
            (
                "a plugin that moves out gets the call before its removal twice",
                "        if isAnnounced { plugin.finishDetaching() } else { plugin.detach() }\n",
                "        plugin.detach()\n"
            ),
            (
                "a plugin that has moved out is not removed",
                "            guard let self, showingNumber == current else { return }\n            finish()\n",
                "            guard let self, showingNumber == current else { return }\n"
            ),
            (
                "a plugin that has moved in does not get the call after the move",
                "view.superview != nil else { return }\n            completion()\n",
                "view.superview != nil else { return }\n"
            ),
            (
                "a plugin that moves out does not count as leaving",
                "        phase = .movingOut\n", ""
            ),
            (
                "handlers are kept",
                "        plugin.releaseHandlers()\n", ""
            ),
            (
                "a plugin does not dismiss itself",
                "guard let dismissesAfter else {",
                "guard let dismissesAfter, dismissesAfter < 0 else {"
            ),
            (
                "a plugin dismisses itself immediately",
                "        schedule(after: dismissesAfter) { presentation in\n",
                "        schedule(after: dismissesAfter / 2) { presentation in\n"
            ),
            (
                "a plugin dismisses itself while it is touched",
                "            if view?.isInUse ?? false || UIAccessibility.isVoiceOverRunning\n",
                "            if view == nil || UIAccessibility.isVoiceOverRunning\n"
            ),
            (
                "a plugin that was touched stays",
                "                presentation.leaveLater()\n", ""
            ),
            (
                "a delay is not cancelled",
                "        showingNumber += 1\n        cancelTimer?()\n",
                "        showingNumber += 1\n"
            ),
            (
                "a plugin is left transparent or displaced",
                "            view.isHidden = false\n            transition.restore(view)\n",
                "            view.isHidden = false\n"
            ),
            (
                "a timer keeps its plugin",
                "        cancelTimer = clock.schedule(seconds) { [weak self] in\n            guard let self, showingNumber",
                "        let plugin = plugin\n        cancelTimer = clock.schedule(seconds) { [self] in\n"
                    + "            guard plugin != nil, showingNumber"
            ),
            (
                "a plugin that was taken away stays hidden",
                "            view.isHidden = false\n            transition.restore(view)\n",
                "            transition.restore(view)\n"
            ),
            (
                "a timer acts on a plugin that was taken away",
                "            if let host, plugin?.parent === host {\n",
                "            if plugin != nil {\n"
            ),
            (
                "a plugin is announced when it is added",
                "        phase = .waiting\n",
                "        phase = .waiting\n        tellVoiceOver(of: plugin)\n"
            ),
            (
                "a plugin is announced before its host is seen",
                "if view.window == nil, let view", "if view.isHidden, let view"
            ),
            (
                "a plugin's time begins before its host is seen",
                "            return\n        }\n        if case .visible = phase {\n",
                "        }\n        if case .visible = phase {\n"
            ),
            (
                "a plugin's minimum duration begins before its host is seen",
                "            phase = .visible(since: clock.now())\n            leaveLater()\n",
                "            leaveLater()\n"
            ),
            (
                "a plugin is not announced",
                "        tellVoiceOver(of: plugin)\n    }\n\n    private func tell",
                "    }\n\n    private func tell"
            ),
            (
                "a plugin is announced before it is visible",
                "        phase = .visible(since: clock.now())\n        view.isHidden = false\n",
                "        phase = .visible(since: clock.now())\n        _ = plugin.announcement\n"
                    + "        view.isHidden = false\n"
            ),
            (
                "each change is announced",
                "guard isVisible, cancelAnnouncement == nil else", "guard isVisible else"
            ),
            (
                "only the first change is announced",
                "            cancelAnnouncement = nil\n            if", "            if"
            ),
            (
                "a change is announced after the removal",
                "        cancelAnnouncement?()\n", ""
            ),
            (
                "the focus does not move",
                "        let focus = plugin.accessibilityFocus\n",
                "        let focus = Optional<UIView>.none\n"
            ),
            (
                "the system clock calls canceled closures",
                "            return { task.cancel() }\n", "            return { _ = task }\n"
            ),
            (
                "the system clock does not call closures",
                "if !_Concurrency.Task.isCancelled { action() }",
                "if _Concurrency.Task.isCancelled { action() }"
            ),
        ])
}
