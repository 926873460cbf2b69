import Foundation

@testable import Walk

/// The insets that plugins add to a safe area.
struct AddedInsets: Equatable {
    static let zero = AddedInsets(top: 0, left: 0, bottom: 0, right: 0)

    var top: CGFloat
    var left: CGFloat
    var bottom: CGFloat
    var right: CGFloat
}

/// The invariants of a walk.
extension WalkWorld {
    /// Observes all plugins, and compares them with the last observation.
    func observe() {
        for record in records {
            let isHeld = record.plugin.map { isNextWaiting(after: $0) } ?? false
            if let problem = record.observe(at: clock.now, isHeld: isHeld) { fail(problem) }
        }
        for record in records where !record.isPresent { gone.append((record, clock.now)) }
        records.removeAll { !$0.isPresent }
        for plugin in plugins where !records.contains(where: { $0.plugin === plugin }) {
            let record = PluginRecord(plugin, at: clock.now)
            records.append(record)
            expectRelease(of: plugin)
            if let toast = plugin as? ToastViewController { checkOrder(of: toast) }
            if let problem = record.observe(at: clock.now, isHeld: false) { fail(problem) }
        }
        for plugin in plugins where plugin.presentation.isLeaving {
            shownByHost.remove(ObjectIdentifier(plugin))
        }
        for screen in [host, otherHost] { checkGaps(of: screen) }
    }

    /// Returns whether another plugin of the group waits.
    private func isNextWaiting(after plugin: any PluginViewController) -> Bool {
        guard let group = plugin.presentation.group, let parent = plugin.parent else {
            return false
        }
        return parent.children.compactMap { $0 as? any PluginViewController }.contains {
            $0 !== plugin && $0.presentation.group == group && PluginRecord.isWaiting($0)
        }
    }

    /// Checks that one plugin of a group stays visible while the next one waits.
    private func checkGaps(of screen: PlatformViewController) {
        let members = screen.children.compactMap { $0 as? any PluginViewController }
            .filter { $0.presentation.group == "state" }
        let isVisible = members.contains(where: PluginRecord.isVisible)
        let waits = members.contains(where: PluginRecord.isWaiting)
        let id = ObjectIdentifier(screen)
        if waits, !isVisible, covered.contains(id), !step.removesAtOnce {
            fail("there is a gap in a group")
        }
        if waits, isVisible { covered.insert(id) } else { covered.remove(id) }

        if let former = lasting[id], former.kind.map(step.mayHide) == false {
            if !isVisible { fail("nothing is left of a group, and nothing was hidden") }
            if let plugin = former.plugin, members.contains(where: { $0 === plugin }),
                PluginRecord.isVisible(plugin), !PluginRecord.isBehind(plugin)
            {
                return
            }
        }
        let plugin = members.first { PluginRecord.isVisible($0) && !$0.presentation.isLeaving }
        lasting[id] = plugin.flatMap { plugin in records.first { $0.plugin === plugin } }
    }

    /// Checks the invariants between two steps.
    func check() {
        observe()
        for screen in [host, otherHost] {
            checkGroups(of: screen)
            checkViews(of: screen)
            checkSafeArea(of: screen)
        }
        checkTouches()
        checkToasts()
        checkKeyboard()
        checkScenes()
        // A toast that others wait for has a timer for its time and one for its announcement.
        let timerCount =
            plugins.count + plugins.count { $0 is ToastViewController } + sceneTimerCount
        if clock.now > looseTimersEnd, clock.pendingCount > timerCount {
            fail("a timer is left of a plugin that has gone")
        }
        checkGone()
    }

    private func checkGroups(of screen: PlatformViewController) {
        var shown: Set<String> = []
        var visible: Set<String> = []
        for case let plugin as any PluginViewController in screen.children {
            guard let group = plugin.presentation.group else { continue }
            if PluginRecord.isWaiting(plugin), !shown.insert(group).inserted {
                fail("two plugins of '\(group)' wait")
            }
            if PluginRecord.isVisible(plugin), !PluginRecord.isBehind(plugin),
                !visible.insert(group).inserted
            {
                fail("two plugins of '\(group)' are visible")
            }
        }
    }

    /// Checks that the view of each child is in the host, and that each view belongs to a child or
    /// to the host itself.
    private func checkViews(of screen: PlatformViewController) {
        var expected: [ObjectIdentifier: Int] = [:]
        for case let child as any PluginViewController in screen.children {
            if PluginRecord.isWaiting(child) {
                // A modal one blocks touches during its delay. One that was visible can be behind
                // the next one.
                let cover = child is PaywallViewController ? child.presentation.container : nil
                let backdrop = child.presentation.backdrop
                for view in [cover, child.viewIfLoaded?.superview, backdrop?.superview] {
                    if let view { expected[ObjectIdentifier(view), default: 0] += 1 }
                }
                continue
            }
            guard let superview = child.viewIfLoaded?.superview,
                superview.isDescendant(of: screen.view)
            else {
                fail("\(type(of: child)) is a child without its view")
                continue
            }
            if PluginRecord.isVisible(child), child !== touchedPlugin, !child.view.isAtRest {
                fail("\(type(of: child)) was left transparent or displaced")
            }
            expected[ObjectIdentifier(superview), default: 0] += 1
            // A view covers a plugin that fills its host, but ignores events.
            if PluginRecord.isHeld(child), child.presentation.placement.fillsContainer {
                expected[ObjectIdentifier(superview), default: 0] += 1
            }
            if checkBackdrop(of: child, in: superview) {
                expected[ObjectIdentifier(superview), default: 0] += 1
            }
        }
        checkMaterials(in: screen.view)
        let views: [PlatformView] =
            screen === host && container !== host.view ? [host.view, container] : [screen.view]
        for view in views {
            let id = ObjectIdentifier(view)
            if view.subviews.count != ownViews[id, default: 0] + expected[id, default: 0] {
                fail("a view is in the host without its plugin")
            }
            let places = PlatformViewController.placeCount(in: view)
            if places > expected[id, default: 0] { fail("a place is left of a plugin") }
        }
    }

    /// Checks that no view around a visible material is transparent.
    private func checkMaterials(in view: PlatformView) {
        if view.isFadedMaterial { fail("a material is in a transparent view") }
        for subview in view.subviews { checkMaterials(in: subview) }
    }

    /// Checks that a backdrop is right behind the view of its plugin, while the plugin is visible.
    ///
    /// - Returns: Whether the backdrop is there.
    private func checkBackdrop(
        of plugin: any PluginViewController, in superview: PlatformView
    ) -> Bool {
        guard let backdrop = plugin.presentation.backdrop else { return false }
        let isVisible = PluginRecord.isVisible(plugin)
        guard backdrop.superview === superview else {
            if backdrop.superview != nil { fail("a backdrop is in another view") }
            // The next one of the group takes its place with its own backdrop.
            if isVisible, !PluginRecord.isBehind(plugin) {
                fail("\(type(of: plugin)) is visible without its backdrop")
            }
            return false
        }
        if plugin.view.superview == nil { fail("a backdrop is visible before its plugin") }
        if backdrop.isShown != isVisible { fail("a backdrop fades without its plugin") }
        let indices = [backdrop, plugin.view].compactMap { superview.subviews.firstIndex(of: $0) }
        if indices != indices.sorted() { fail("a backdrop covers its plugin") }
        return true
    }

    /// Checks that the insets added to the safe area match the highest plugin at each edge.
    private func checkSafeArea(of screen: PlatformViewController) {
        guard screen.view.window != nil else { return }
        let added = screen.addedInsets
        let safeArea = screen.view.safeAreaInsets
        let players = screen.children.compactMap { $0 as? PlayerViewController }
        let notices = screen.children.compactMap { $0 as? OfflineViewController }
        let assigned = screen === host ? assignedInset : 0
        check(added.bottom, of: players, without: safeArea.bottom - added.bottom, assigned)
        check(added.top, of: notices, without: safeArea.top - added.top, 0)
        if added.left != 0 || added.right != 0 { fail("a side of the safe area was changed") }
    }

    private func check(
        _ added: CGFloat, of plugins: [any PluginViewController], without outer: CGFloat,
        _ assigned: CGFloat
    ) {
        let shown = plugins.filter(PluginRecord.isVisible)
        let covered = shown.map { $0.view.frame.height - outer }.reduce(assigned, max)
        let leaving = plugins.filter(PluginRecord.isMovingOut)
        let most = leaving.map(\.view.frame.height).max() ?? 0
        if added < covered - 0.1 || added > max(covered, most) + 0.1 {
            fail("\(added) points are added to the safe area in place of \(covered)")
        }
    }

    /// Checks that a finger hits only the host's own views, and visible plugins.
    private func checkTouches() {
        touchCount += 1
        for place in [touchCount % 13, 12 - touchCount % 7] {
            let height = window.frame.height
            let point = CGPoint(x: window.frame.width / 2, y: height * CGFloat(place) / 13 + 5)
            let responders = window.responders(at: point)
            if let view = responders.first as? PluginView, view.letsThrough(point) {
                fail("a touch was held")
            }
            let plugin = responders.lazy.compactMap { $0 as? any PluginViewController }.first
            if let plugin, !PluginRecord.isVisible(plugin) || PluginRecord.isHeld(plugin) {
                fail("\(type(of: plugin)) was touched")
            }
        }
    }

    /// Checks that nothing of the plugins is left in the screens after the last one.
    func checkRemains() {
        for view in [host.view, otherHost.view, container, window] as [AnyObject] {
            guard let view = view as? PlatformView else { continue }
            if view.subviews.count != ownViews[ObjectIdentifier(view), default: view.subviews.count] {
                fail("a view is left of a plugin")
            }
            if view.recognizerCount > 0, !(view is PlatformScrollView) {
                fail("a gesture recognizer is left of a plugin")
            }
            let views = view.constraints.flatMap { [$0.firstItem, $0.secondItem] }
                .compactMap { $0 as? PlatformView }
            if views.contains(where: { !$0.isDescendant(of: view) && !view.isDescendant(of: $0) }) {
                fail("a constraint is left of a plugin")
            }
        }
    }

    private func checkGone() {
        for record in unreleased { fail("\(record.name) was not released") }
        gone.removeAll { $0.plugin.plugin == nil || $0.plugin.plugin?.parent != nil }
    }

    /// The plugins that have been gone for a while, and that nothing should use any more.
    var unreleased: [PluginRecord] {
        gone.filter { record, since in
            guard let plugin = record.plugin, clock.now - since > 1.5 else { return false }
            return plugin.parent == nil && plugin !== removed && !operations.contains { $0.plugin === plugin }
        }.map(\.0)
    }
}
