#if UIKIT
import UIKit
#else
import AppKit
#endif

/// The presentation of a plugin: its timers, its transitions and their state.
@MainActor
package final class PluginPresentation {
    private enum Phase {
        case absent, waiting, visible
        /// Waits for the end of the minimum duration before moving out.
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
    private weak var view: PlatformView?
    private var phase = Phase.absent
    /// When the plugin became visible in a window.
    private var visibleSince = 0.0
    /// The number of this presentation. Timers and animations of earlier ones have no effect.
    private var showingNumber = 0
    private var cancelTimer: PluginClock.Action?
    private var cancelAnnouncement: PluginClock.Action?
    private var shield: PluginView?
    #if UIKIT
    private var constraints: [NSLayoutConstraint] = []
    #endif
    weak var elementToRestore: AnyObject?
    var lastAnnouncement: String?

    package init(
        placement: ChildPlacement = .fill, delay: Double = 0, minimumDuration: Double = 0,
        transition: PluginTransition = .none, group: String? = nil, blocksEarly: Bool = false,
        parts: [any PluginPart] = []
    ) {
        self.placement = placement
        self.delay = delay
        self.minimumDuration = minimumDuration
        self.transition = transition
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
        let wait = max(delay, replaceGroup())
        room = container
        send(.willPlace)
        guard let room else { return }
        let view: PlatformView = plugin.view
        self.view = view
        view.isHidden = wait > 0
        #if UIKIT
        if placement.isBehind { room.insertSubview(view, at: 0) } else { room.addSubview(view) }
        constraints = placement.constraints(view, room)
        NSLayoutConstraint.activate(constraints)
        let completion = { plugin.didMove(toParent: plugin.parent) }
        #else
        let order = placement.isBehind ? NSWindow.OrderingMode.below : .above
        room.addSubview(view, positioned: order, relativeTo: nil)
        PluginSlot.add(for: view, at: placement, in: room)
        (view as? PluginView)?.removalHandler = { [weak self] in self?.abandon() }
        if wait > 0 { transition.prepare(view) }
        let completion = {}
        #endif
        guard wait > 0 else { return becomeVisible(then: completion) }
        phase = .waiting
        if blocksEarly { cover(with: PluginView()) }
        completion()
        cancelTimer = scheduled(after: wait) { $0.becomeVisible() }
    }

    /// Removes the other plugins of the group. Returns the seconds until the last one moves out.
    private func replaceGroup() -> Double {
        guard let group, let host else { return 0 }
        let others = host.children.compactMap { $0 as? any PluginViewController }
            .filter { $0.presentation !== self && $0.presentation.group == group }
        let wait = others.map { $0.presentation.remainingDuration }.max() ?? 0
        for other in others {
            takeOverFocus(from: other.presentation)
            send(.willReplace(other.presentation, wait: wait))
            other.`remove`(animated: true)
        }
        return wait
    }

    private func becomeVisible(then completion: @escaping () -> Void = {}) {
        guard let view else { return }
        uncover()
        phase = .visible
        view.isHidden = false
        send(.willMoveIn)
        if shield == nil, isModal { cover(with: PluginView()) }
        if !placement.isBehind, let room = view.superview {
            #if UIKIT
            room.bringSubviewToFront(view)
            #else
            room.subviews = room.subviews.filter { $0 !== view } + [view]
            #endif
        }
        let current = showingNumber
        transition.moveIn(view) { [weak self] isShown in
            self?.send(.move(isShown: isShown))
        } completion: { [weak self] in
            guard let self, showingNumber == current, view.superview != nil else { return }
            completion()
        }
        startTimersInWindow()
    }

    // MARK: Leaving

    /// Ends the presentation. If it is animated, a visible plugin first stays for the rest of its
    /// minimum duration. A plugin that other code has added is removed immediately.
    func end(_ plugin: any PluginViewController, animated: Bool) {
        self.plugin = plugin
        let wasLeaving = isLeaving
        switch phase {
        case .visible where animated && remainingDuration > 0:
            phase = .staying
            cancelTimer = scheduled(after: remainingDuration) { $0.moveOut(with: $0.transition) }
        case .staying where animated && remainingDuration > 0, .movingOut where animated: break
        case .visible where animated, .staying where animated: moveOut(with: transition)
        default: finish()
        }
        if !wasLeaving { send(.willLeave) }
    }

    /// Cancels a pending removal.
    ///
    /// - Returns: Whether the child is still in place. A child that is moving out must be added
    ///   again.
    func cancelRemoval() -> Bool {
        if phase == .movingOut {
            if let plugin { leave(plugin) }
            return false
        }
        if phase == .staying {
            cancelTimer?()
            phase = .visible
            _ = replaceGroup()
        }
        if isVisible, let plugin, view?.window != nil {
            send(.wasAddedAgain)
            announce(plugin)
        } else {
            startTimersInWindow()
        }
        return true
    }

    /// The rest of the minimum duration in seconds; 0 outside a window.
    private var remainingDuration: Double {
        guard isVisible, view?.window != nil else { return 0 }
        let rest = minimumDuration - (clock.now() - visibleSince)
        // Smaller differences are rounding errors.
        return rest < 0.001 ? 0 : rest
    }

    /// Removes a visible plugin with a transition.
    func moveOut(with transition: PluginTransition) {
        guard let view else { return }
        guard transition.isAnimated(transition.moveOut, of: view) else { return finish() }
        phase = .movingOut
        // A part hides its own cover with the transition.
        if !(shield is any PluginPart) { uncover() }
        #if UIKIT
        plugin?.willMove(toParent: nil)
        #endif
        showingNumber += 1
        let current = showingNumber
        transition.moveOut(view) { [weak self] isShown in
            self?.send(.move(isShown: isShown))
        } completion: { [weak self] in
            if let self, showingNumber == current { finish() }
        }
    }

    private func finish() {
        guard let plugin else { return }
        leave(plugin)
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

    /// Removes a child from its parent, without loading its view.
    ///
    /// - Parameter isAnnounced: Whether the child knows that it is about to leave.
    static func detach(_ child: PlatformViewController, isAnnounced: Bool = false) {
        #if UIKIT
        if !isAnnounced { child.willMove(toParent: nil) }
        #endif
        if child.isViewLoaded {
            #if !UIKIT
            PluginSlot.remove(of: child.view)
            #endif
            child.view.removeFromSuperview()
            // Other code may lay it out with a frame later.
            child.view.translatesAutoresizingMaskIntoConstraints = true
        }
        child.removeFromParent()
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
        phase = .absent
        uncover()
        send(.reset)
        #if UIKIT
        NSLayoutConstraint.deactivate(constraints)
        #endif
        if let view {
            view.isHidden = false
            transition.restore(view)
            (view as? PluginView)?.windowHandler = nil
        }
        container = nil
        restoreFocus()
        lastAnnouncement = nil
    }

    // MARK: Helpers

    /// Calls an action after some seconds, if the plugin is still shown. The result cancels it.
    func scheduled(
        after seconds: Double, _ action: @escaping @MainActor (PluginPresentation) -> Void
    ) -> PluginClock.Action {
        let current = showingNumber
        return clock.schedule(seconds) { [weak self] in
            guard let self, showingNumber == current else { return }
            if let host, plugin?.parent === host { action(self) } else { abandon() }
        }
    }

    /// Starts the timers of a visible plugin and announces it, once it is in a window.
    private func startTimersInWindow() {
        guard isVisible, let plugin, let view else { return }
        if view.window == nil, let view = view as? PluginView {
            view.windowHandler = { [weak self] in self?.startTimersInWindow() }
            return
        }
        if phase == .visible { visibleSince = clock.now() }
        send(.didAppear)
        tellVoiceOver(of: plugin)
    }

    /// Announces the plugin at the end of this turn of the run loop if its announcement has
    /// changed.
    package func announceChange() {
        guard isVisible, cancelAnnouncement == nil else { return }
        cancelAnnouncement = clock.schedule(0) { [weak self] in
            guard let self else { return }
            cancelAnnouncement = nil
            if isVisible, let plugin, view?.window != nil { announce(plugin) }
        }
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
