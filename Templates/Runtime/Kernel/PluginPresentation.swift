#if UIKIT
import UIKit
#else
import AppKit
#endif

/// The presentation of a plugin: its timers, its transitions and their state.
@MainActor
package final class PluginPresentation {
    enum Phase {
        case absent, waiting, visible
        /// Waits before moving out: for the end of the minimum duration, or until the next plugin of
        /// the group is visible.
        case staying
        case movingOut
    }

    let placement: ChildPlacement
    /// Seconds between adding the plugin and showing it.
    package let delay: Double
    /// Seconds for which a visible plugin stays at least.
    package let minimumDuration: Double
    let transition: PluginTransition
    /// Plugins of one group replace each other.
    let group: String?
    /// Whether the plugin also covers its host during its delay.
    let blocksEarly: Bool
    var parts: [any PluginPart]
    let clock = PluginClock.current

    private(set) weak var plugin: (any PluginViewController)?
    private(set) weak var host: PlatformViewController?
    /// The view that the plugin was added to.
    private(set) weak var container: PlatformView?
    /// The view around the plugin's view: the container, or a view that a part puts into it.
    weak var room: PlatformView?
    private(set) weak var view: PlatformView?
    private let fade: PluginFade
    private(set) var phase = Phase.absent
    /// When the plugin became visible in a window.
    private var visibleSince = 0.0
    private(set) var movingOutSince = 0.0
    /// Whether the plugin need not stay for its minimum duration any more.
    private var skipsMinimumDuration = false
    /// The number of this presentation. Animations of earlier ones have no effect.
    private var showingNumber = 0
    /// Seconds for which the plugin is hidden at first.
    private var wait = 0.0
    private var cancelTimer: PluginClock.Action?
    var cancelAnnouncement: PluginClock.Action?
    private(set) var shield: PluginView?
    #if UIKIT
    private var constraints: [NSLayoutConstraint] = []
    #endif
    /// A plugin of another group that leaves when this one is visible.
    weak var replaced: PluginPresentation?
    weak var elementToRestore: AnyObject?
    var lastAnnouncement: String?

    package init(
        placement: ChildPlacement = .fill, delay: Double = 0, minimumDuration: Double = 0,
        transition: PluginTransition = .none, fade: PluginFade? = nil, group: String? = nil,
        blocksEarly: Bool = false, parts: [any PluginPart] = []
    ) {
        self.placement = placement
        self.delay = delay
        self.minimumDuration = minimumDuration
        self.transition = transition
        self.fade = fade ?? PluginFade()
        self.group = group
        self.blocksEarly = blocksEarly
        self.parts = parts
    }

    /// Whether the plugin is being removed.
    package var isLeaving: Bool { phase == .staying || phase == .movingOut }

    var isVisible: Bool { phase == .visible || phase == .staying }

    func send(_ event: PluginEvent) {
        for part in parts { part.handle(event, of: self) }
    }

    // MARK: Appearing

    /// Places the plugin's view. It stays hidden until its delay and the minimum durations of the
    /// replaced plugins have passed.
    func begin(_ plugin: any PluginViewController, in container: PlatformView) {
        reset()
        self.plugin = plugin
        self.container = container
        host = plugin.parent
        wait = max(delay, remainingDurationOfOthers)
        room = container
        send(.willPlace)
        guard let room else { return }
        let view: PlatformView = plugin.view
        self.view = view
        view.isHidden = wait > 0
        #if UIKIT
        // A view as tall as its container has the safe area at both edges, and can stay too tall for it.
        if !placement.fillsContainer { view.frame.size.height = 0 }
        if placement.isBehind { room.insertSubview(view, at: 0) } else { room.addSubview(view) }
        constraints = placement.constraints(view, room)
        NSLayoutConstraint.activate(constraints)
        #else
        let order = placement.isBehind ? NSWindow.OrderingMode.below : .above
        room.addSubview(view, positioned: order, relativeTo: nil)
        PluginSlot.add(for: view, at: placement, in: room)
        if wait > 0 { transition.prepare(view, fade) }
        #endif
        (view as? PluginView)?.removalHandler = { [weak self] in self?.abandon() }
        guard wait > 0 else { return becomeVisible() }
        phase = .waiting
        keepOneVisible()
        if blocksEarly { cover(with: PluginView()) }
        #if UIKIT
        plugin.didMove(toParent: plugin.parent)
        #endif
        cancelTimer = scheduled(after: wait) { $0.becomeVisibleWhenDue() }
    }

    private func becomeVisibleWhenDue() {
        let wait = remainingDurationOfOthers
        if wait == 0 { return becomeVisible() }
        // Another plugin of the group was seen only during the delay.
        cancelTimer = scheduled(after: wait) { $0.becomeVisibleWhenDue() }
    }

    private func becomeVisible() {
        guard let view else { return }
        uncover()
        phase = .visible
        let takesPlace = replaceOthers()
        view.isHidden = false
        send(.willMoveIn)
        if shield == nil, isModal { cover(with: PluginView()) }
        bringToFront()
        let transition = takesPlace ? .none : transition
        #if UIKIT
        let current = showingNumber
        transition.moveIn(view, fade) { isShown in
            self.send(.move(isShown: isShown))
        } completion: { [weak self] in
            guard let self, wait == 0, showingNumber == current, view.superview != nil
            else { return }
            plugin?.didMove(toParent: plugin?.parent)
        }
        #else
        transition.moveIn(view, fade) { send(.move(isShown: $0)) }
        #endif
        startTimersInWindow()
    }

    private func bringToFront() {
        guard !placement.isBehind, let view, let room = view.superview else { return }
        #if UIKIT
        room.bringSubviewToFront(view)
        #else
        room.subviews = room.subviews.filter { $0 !== view } + [view]
        #endif
    }

    // MARK: Leaving

    /// Ends the presentation. If it is animated, a visible plugin first stays for the rest of its
    /// minimum duration, and until the next one of its group is visible. A plugin that other code has
    /// added is removed immediately.
    func end(_ plugin: any PluginViewController, animated: Bool) {
        self.plugin = plugin
        let wasLeaving = isLeaving
        if animated, isVisible { phase = .staying }
        if !wasLeaving { send(.willLeave) }
        switch phase {
        case .staying where animated: moveOutWhenDue()
        case .movingOut where animated: break
        default: finish()
        }
    }

    /// Ends the minimum duration, because the user has dismissed the plugin, or because another one of
    /// its type takes its place.
    package func skipMinimumDuration() {
        skipsMinimumDuration = true
    }

    /// Dismisses the plugin for the user, and calls a handler, which can show the next plugin in its
    /// place. The handlers are released before.
    package func dismiss(then handler: @MainActor () -> Void) {
        guard let plugin, let view, phase != .absent else { return handler() }
        plugin.releaseHandlers()
        skipsMinimumDuration = true
        guard isVisible else {
            plugin.`remove`(animated: true)
            return handler()
        }
        if phase == .visible {
            phase = .staying
            send(.willLeave)
        }
        transition.ignoreEvents(view)
        handler()
        moveOutWhenDue()
        if phase == .staying { holdEvents() }
    }

    /// Cancels a pending removal.
    ///
    /// - Returns: Whether the child is still in place. A child that is moving out while another one of
    ///   its group has to stay must be added again.
    func cancelRemoval() -> Bool {
        switch phase {
        case .movingOut where remainingDurationOfOthers > 0:
            if let plugin { leave(plugin) }
            return false
        case .movingOut:
            moveBack(to: .visible)
            visibleSince = clock.now()
        case .staying:
            cancelTimer?()
            phase = .visible
            if !(shield is any PluginPart), !isModal { uncover() }
            if let view { transition.restore(view, fade) }
        case .visible: break
        case .absent, .waiting: return true
        }
        skipsMinimumDuration = false
        _ = replaceOthers()
        if let plugin, view?.window != nil {
            send(.wasAddedAgain)
            announce(plugin)
        } else {
            startTimersInWindow()
        }
        return true
    }

    /// The rest of the minimum duration in seconds; 0 outside a window.
    var remainingDuration: Double {
        guard isVisible, !skipsMinimumDuration, view?.window != nil else { return 0 }
        let rest = minimumDuration - (clock.now() - visibleSince)
        // Smaller differences are rounding errors.
        return rest < 0.001 ? 0 : rest
    }

    /// Moves a plugin out that was asked to leave, unless it has to stay for a while.
    private func moveOutWhenDue() {
        guard phase == .staying, !others.contains(where: { $0.phase == .waiting }) else { return }
        cancelTimer?()
        guard remainingDuration > 0 else { return moveOut(with: transition) }
        cancelTimer = scheduled(after: remainingDuration) { $0.moveOutWhenDue() }
    }

    /// Removes a visible plugin with a transition.
    func moveOut(with transition: PluginTransition) {
        guard let view else { return }
        guard transition.isAnimated(transition.moveOut, of: view) else { return finish() }
        phase = .movingOut
        movingOutSince = clock.now()
        // A part hides its own cover with the transition.
        if !(shield is any PluginPart) { uncover() }
        #if UIKIT
        plugin?.willMove(toParent: nil)
        #endif
        showingNumber += 1
        let current = showingNumber
        transition.moveOut(view, fade) { isShown in
            self.send(.move(isShown: isShown))
        } completion: { [weak self] in
            if let self, showingNumber == current { finish() }
        }
    }

    /// Moves the plugin back from where its transition out has brought it.
    func moveBack(to newPhase: Phase) {
        guard let view else { return }
        showingNumber += 1
        phase = newPhase
        #if UIKIT
        plugin?.willMove(toParent: plugin?.parent)
        #endif
        send(.willMoveIn)
        if shield == nil, isModal { cover(with: PluginView()) }
        bringToFront()
        #if UIKIT
        let current = showingNumber
        transition.moveBack(view, fade) { isShown in
            self.send(.move(isShown: isShown))
        } completion: { [weak self] in
            guard let self, showingNumber == current else { return }
            plugin?.didMove(toParent: plugin?.parent)
        }
        #else
        transition.moveBack(view, fade) { send(.move(isShown: $0)) }
        #endif
        if newPhase == .staying {
            transition.ignoreEvents(view)
            holdEvents()
        }
    }

    /// Keeps events from the views behind a plugin that ignores them.
    private func holdEvents() {
        if placement.fillsContainer, shield == nil { cover(with: PluginView()) }
    }

    private func finish() {
        guard let plugin else { return }
        leave(plugin)
        #if !LEAVES_SILENTLY
        send(.willReleaseHandlers)
        #endif
        plugin.releaseHandlers()
        send(.didEnd)
    }

    /// Removes the plugin from its parent immediately.
    func leave(_ plugin: any PluginViewController) {
        #if UIKIT
        let isAnnounced = phase == .movingOut
        reset()
        Self.detach(plugin, isAnnounced: isAnnounced)
        #else
        reset()
        Self.detach(plugin)
        #endif
    }

    /// Ends the presentation of a plugin that other code has removed.
    package func abandon() {
        guard phase != .absent else { return }
        reset()
        send(.willLeave)
        send(.didEnd)
    }

    /// Resets the state of a presentation, and reverts its changes to the host.
    private func reset() {
        showingNumber += 1
        cancelTimer?()
        cancelAnnouncement?()
        cancelAnnouncement = nil
        let wasWaiting = phase == .waiting
        phase = .absent
        skipsMinimumDuration = false
        uncover()
        send(.reset)
        #if UIKIT
        NSLayoutConstraint.deactivate(constraints)
        #endif
        if let view {
            view.isHidden = false
            transition.restore(view, fade)
            (view as? PluginView)?.windowHandler = nil
        }
        container = nil
        restoreFocus()
        lastAnnouncement = nil
        if wasWaiting { for other in others { other.moveOutWhenDue() } }
        replaced = nil
    }

    // MARK: Helpers

    /// Calls an action after some seconds, if the plugin is still shown. The result cancels it.
    func scheduled(
        after seconds: Double, _ action: @escaping @MainActor (PluginPresentation) -> Void
    ) -> PluginClock.Action {
        clock.schedule(seconds) { [weak self] in
            guard let self else { return }
            if let host, plugin?.parent === host { action(self) } else { abandon() }
        }
    }

    /// Starts the timers of a visible plugin and announces it, once it is in a window.
    private func startTimersInWindow() {
        guard let plugin, let view else { return }
        if view.window == nil, let view = view as? PluginView {
            view.windowHandler = { [weak self] in self?.startTimersInWindow() }
            return
        }
        if phase == .visible { visibleSince = clock.now() }
        send(.didAppear)
        tellVoiceOver(of: plugin)
        endCoveredEditing()
    }

    /// Covers the container, so that events beside the plugin do not reach it.
    func cover(with shield: PluginView) {
        guard let container = view?.superview else { return }
        shield.frame = container.bounds
        shield.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(shield)
        NSLayoutConstraint.activate(ChildPlacement.fill.constraints(shield, container))
        self.shield = shield
    }

    private func uncover() {
        shield?.removeFromSuperview()
        shield = nil
    }
}
