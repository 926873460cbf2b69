/// The presentation of a plugin: its timers, its transitions and their state.
@MainActor
package final class PluginPresentation {
    /// A plugin is `staying` before it moves out: for its minimum duration, or until the next one is visible.
    enum Phase { case absent, waiting, visible, staying, movingOut }

    let placement: ChildPlacement  // if PLACEMENTS
    #if CLOCK
    /// Seconds between adding the plugin and showing it.
    package let delay: Double
    /// Seconds for which a visible plugin stays at least.
    package let minimumDuration: Double
    #endif
    let transition: PluginTransition  // if TRANSITIONS
    /// Plugins of one group replace each other.  // if GROUPS
    let group: String?  // if GROUPS
    /// Whether the plugin also covers its host during its delay.  // if EARLY
    let blocksEarly: Bool  // if EARLY
    var parts: [any PluginPart]  // if PARTS
    let clock = PluginClock.current  // if CLOCK

    private(set) weak var plugin: (any PluginViewController)?
    private(set) weak var host: PlatformViewController?
    /// The view that the plugin was added to.
    package private(set) weak var container: PlatformView?
    /// A view that a part puts into the container, around the plugin's view.  // if ROOMS
    weak var room: PlatformView?  // if ROOMS
    private(set) weak var view: PlatformView?
    private(set) var phase = Phase.absent
    /// Whether the plugin has been visible in a window.
    private var hasAppeared = false
    #if CLOCK
    /// When the minimum duration ends, in seconds of the clock; 0 before it begins, or if it is skipped.
    private var minimumEnd = 0.0
    private var cancelTimer: PluginClock.Action?
    #endif
    #if TRANSITIONS
    private(set) var isMovingIn = false
    /// Restores what a transition has hidden.  // if MATERIALS
    var restorations: [@MainActor () -> Void] = []  // if MATERIALS
    /// The number of the latest animation. Those before have no effect.
    var animationNumber = 0
    #endif
    #if GROUPS
    private(set) var movingOutSince = 0.0
    /// The plugin that takes the place of this one, which stays behind it until it has moved in.
    weak var successor: PluginPresentation?
    #endif
    /// Called when the plugin begins to leave, and when it has left.  // if OPERATIONS
    var leaveHandler: (_ hasLeft: Bool) -> Void = { _ in }  // if OPERATIONS
    weak var operations: (any PluginStateOperations)?  // if OPERATIONS && STATES
    var stateMark: PluginStates.Mark?  // if STATES
    private(set) var shield: PluginView?  // if SHIELDS
    private var constraints: [NSLayoutConstraint] = []  // if PLACEMENTS && !SLOTS
    weak var elementToRestore: AnyObject?  // if FOCUS
    var lastAnnouncement: String?  // if ANNOUNCEMENTS
    var cancelAnnouncement: PluginClock.Action?  // if ANNOUNCED_CHANGES

    package init(
        placement: ChildPlacement = .fill,  // if PLACEMENTS
        delay: Double = 0,  // if CLOCK
        minimumDuration: Double = 0,  // if CLOCK
        transition: PluginTransition = PluginTransition(),  // if TRANSITIONS
        group: String? = nil,  // if GROUPS
        blocksEarly: Bool = false,  // if EARLY
        parts: [any PluginPart] = []  // if PARTS
    ) {
        self.placement = placement  // if PLACEMENTS
        self.delay = delay  // if CLOCK
        self.minimumDuration = minimumDuration  // if CLOCK
        self.transition = transition  // if TRANSITIONS
        self.group = group  // if GROUPS
        self.blocksEarly = blocksEarly  // if EARLY
        self.parts = parts  // if PARTS
    }

    /// Whether the plugin is being removed.
    package var isLeaving: Bool { phase == .staying || phase == .movingOut }

    internal var isVisible: Bool { phase == .visible || phase == .staying }

    #if PARTS
    internal func send(_ event: PluginEvent) {
        for part in parts { part.handle(event, of: self) }
    }
    #endif

    // MARK: Appearing

    /// Shows the plugin after its delay and the minimum durations of the plugins that it replaces.
    internal func begin(_ plugin: any PluginViewController, in container: PlatformView) {
        abandon()
        self.plugin = plugin
        self.container = container
        host = plugin.parent
        phase = .waiting
        keepOneVisible()  // if GROUPS
        #if GROUPS
        becomeVisible(after: max(delay, remainingDurationOfOthers))
        #elseif CLOCK
        if blocksEarly, delay > 0 { cover(with: PluginView()) }  // if EARLY
        if delay > 0 { cancelTimer = scheduled(after: delay) { $0.becomeVisible() } } else { becomeVisible() }
        #else
        becomeVisible()
        #endif
    }

    #if GROUPS
    private func becomeVisible(after seconds: Double) {
        if seconds <= 0 { return becomeVisible() }
        if blocksEarly, shield == nil { cover(with: PluginView()) }  // if EARLY
        // Another plugin of the group may become visible meanwhile.
        cancelTimer = scheduled(after: seconds) { $0.becomeVisible(after: $0.remainingDurationOfOthers) }
    }
    #endif

    private func becomeVisible() {
        guard let plugin, let container else { return finish() }
        uncover()  // if SHIELDS
        phase = .visible
        #if ROOMS
        room = nil
        send(.willPlace)
        place(plugin.view, in: room ?? container)
        #elseif PLACEMENTS
        place(plugin.view, in: container)
        #else
        view = plugin.view
        plugin.view.fill(container)
        #endif
        isMovingIn = isAnimated(transition.moveIn)  // if TRANSITIONS
        if replaceOthers() { isMovingIn = false }  // if GROUPS
        arrive()
        #if TRANSITIONS
        if isMovingIn {
            animate(with: transition, isShown: true, isNew: true) { $0.finishMoveIn() }
        } else {
            finishMoveIn()
        }
        #else
        finishMoveIn()
        #endif
        (view as? PluginView)?.presentation = self
        viewDidMove()
    }

    #if PLACEMENTS
    private func place(_ view: PlatformView, in room: PlatformView) {
        self.view = view
        view.translatesAutoresizingMaskIntoConstraints = false
        view.frame = room.bounds
        #if UIKIT
        // A view as tall as its container has the safe area at both edges, and can stay too tall for it.
        if !placement.fillsContainer { view.frame.size.height = 0 }
        if placement.isBehind { room.insertSubview(view, at: 0) } else { room.addSubview(view) }
        view.layer.zPosition = room is UIScrollView && !placement.isBehind ? 1 : 0
        #else
        let order = placement.isBehind ? NSWindow.OrderingMode.below : .above
        room.addSubview(view, positioned: order, relativeTo: nil)
        #endif
        #if SLOTS
        PluginSlot.add(for: view, at: placement, in: room)
        #else
        NSLayoutConstraint.deactivate(constraints)
        constraints = placement.constraints(view, room)
        NSLayoutConstraint.activate(constraints)
        #endif
    }
    #endif

    /// Puts the view of a visible plugin in front of the others.
    private func arrive() {
        guard let view, let room = view.superview else { return }
        send(.willMoveIn)  // if WILL_MOVE_IN
        if shield == nil, isModal, !blocksContainer { cover(with: PluginView()) }  // if COVERS
        #if MODIFIERS && UIKIT
        // A SwiftUI view behind the plugin learns whether it is covered.
        room.setNeedsLayout()
        #elseif MODIFIERS
        room.needsLayout = true
        #endif
        if placement.isBehind { return }  // if PLACEMENTS
        #if UIKIT
        room.bringSubviewToFront(view)
        #else
        room.subviews = room.subviews.filter { $0 !== view } + [view]
        #endif
    }

    internal func finishMoveIn() {
        isMovingIn = false  // if TRANSITIONS
        #if UIKIT
        if plugin?.parent === host { plugin?.didMove(toParent: host) }
        #endif
        releaseOthers()  // if GROUPS
    }

    #if GROUPS
    /// Lets the others of the group leave that have stayed for this one.
    private func releaseOthers() {
        for other in others {
            #if SHIELDS
            if other.phase == .waiting { other.waitOutOfSight() }
            #else
            if other.phase == .waiting { other.view?.removeFromSuperview() }
            #endif
            other.moveOutWhenDue()
        }
    }

    #if SHIELDS
    /// Removes the view of a plugin that waits behind one that has moved in, or is gone.
    private func waitOutOfSight() {
        guard let view, view.superview != nil else { return }
        view.removeFromSuperview()
        uncover()
        if blocksEarly { cover(with: PluginView()) }  // if EARLY
    }
    #endif
    #endif

    /// Starts the timers of a visible plugin and announces it, once it is in a window. Ends the
    /// presentation if other code has removed the view.
    internal func viewDidMove() {
        guard let view, phase != .absent, phase != .waiting else { return }
        guard let room = view.superview else { return abandon() }
        // Other views do not tell when they move.
        guard isVisible, !hasAppeared, view.window != nil || !(view is PluginView) else { return }
        hasAppeared = true
        startMinimumDuration()  // if CLOCK
        send(.didAppear)  // if DID_APPEAR
        takeFocus()  // if FOCUS
        announce()  // if ANNOUNCEMENTS
        #if BLOCKS && SHIELDS
        if shield == nil, !blocksContainer { return }
        #elseif BLOCKS
        if !blocksContainer { return }
        #endif
        #if UIKIT
        // The user could not see what is typed.
        for other in room.subviews where other !== view { other.endEditing(true) }
        #else
        room.endEditing(behind: view)
        #endif
    }

    #if CLOCK
    /// The minimum duration begins when the plugin has moved in.
    private func startMinimumDuration() {
        minimumEnd = clock.now() + minimumDuration
        if isMovingIn, minimumDuration > 0 { minimumEnd += transition.duration }  // if TRANSITIONS
    }
    #endif

    // MARK: Leaving

    #if WILL_LEAVE || OPERATIONS
    /// Tells the parts and the operations that the plugin begins to leave.
    internal func beginLeaving() {
        send(.willLeave)  // if WILL_LEAVE
        leaveHandler(false)  // if OPERATIONS
    }
    #endif

    /// Ends the presentation. If it is animated, a visible plugin first stays for the rest of its minimum duration, and
    /// until the next one of its group is visible. A plugin that other code has added is removed immediately.
    internal func end(_ plugin: any PluginViewController, animated: Bool) {
        self.plugin = plugin
        let wasLeaving = isLeaving  // if WILL_LEAVE || OPERATIONS
        if animated, isVisible { phase = .staying }
        if !wasLeaving { beginLeaving() }  // if WILL_LEAVE || OPERATIONS
        if animated, isLeaving { moveOutWhenDue() } else { finish() }
    }

    /// Ends the minimum duration, because the user has dismissed the plugin, or because another one of  // if SKIPS
    /// its type takes its place.  // if SKIPS
    package func skipMinimumDuration() { minimumEnd = 0 }  // if SKIPS

    #if DISMISSES
    /// Dismisses the plugin for the user, and calls a handler, which can show the next plugin in its
    /// place. The handlers are released before.
    package func dismiss(then handler: @MainActor () -> Void) {
        guard let plugin, phase != .absent else { return handler() }
        plugin.releaseHandlers()
        skipMinimumDuration()  // if SKIPS
        guard isVisible else {
            plugin.`remove`(animated: true)
            return handler()
        }
        if phase == .visible {
            phase = .staying
            beginLeaving()  // if WILL_LEAVE || OPERATIONS
        }
        holdEvents()
        handler()
        moveOutWhenDue()
    }
    #endif

    /// Cancels a pending removal.
    internal func cancelRemoval() {
        switch phase {
        #if GROUPS
        case .movingOut where remainingDurationOfOthers > 0:
            guard let plugin, let host, let container else { return }
            plugin.detach()
            host.addChild(plugin)
            return begin(plugin, in: container)
        case .staying where successor?.isMovingIn == true && remainingDurationOfOthers > 0:
            return waitBehindSuccessor()
        #endif
        #if TRANSITIONS
        case .movingOut:
            moveBack()
            startMinimumDuration()  // if CLOCK
        #endif
        case .staying:
            cancelTimer?()  // if CLOCK
            phase = .visible
            if minimumEnd == 0 { startMinimumDuration() }  // if SKIPS
            #if COVERS
            if !isModal || blocksContainer { uncoverEarly() }
            #elseif SHIELDS
            uncoverEarly()
            #endif
            restore()  // if IGNORES
            if successor != nil { arrive() }  // if GROUPS
        case .visible: break
        default: return
        }
        #if GROUPS
        successor = nil
        _ = replaceOthers()
        #endif
        if view?.window == nil {
            hasAppeared = false
            return viewDidMove()
        }
        send(.wasAddedAgain)  // if WAS_ADDED_AGAIN
        announce()  // if ANNOUNCEMENTS
    }

    #if GROUPS
    /// Shows the plugin again when the next one has stayed for its minimum duration.
    private func waitBehindSuccessor() {
        // The end of its transition in has no effect any more.
        animationNumber += 1
        isMovingIn = false
        uncoverEarly()  // if SHIELDS
        restore()
        #if UIKIT
        plugin?.willMove(toParent: nil)
        plugin?.willMove(toParent: host)
        #endif
        (phase, hasAppeared, successor) = (.waiting, false, nil)
        keepOneVisible()
        becomeVisible(after: remainingDurationOfOthers)
    }
    #endif

    #if CLOCK
    /// The rest of the minimum duration in seconds; 0 outside a window.
    internal var remainingDuration: Double {
        guard isVisible, view?.window != nil else { return 0 }
        let rest = minimumEnd - clock.now()
        // Smaller differences are rounding errors.
        return rest < 0.001 ? 0 : rest
    }
    #endif

    /// Moves a plugin out that was asked to leave, unless it has to stay for a while.
    internal func moveOutWhenDue() {
        guard phase == .staying else { return }
        #if GROUPS
        if let successor, successor.host === host, successor.isVisible {
            if successor.isMovingIn { return }
        } else if let next = others.first(where: { $0.phase == .waiting }) {
            // One that had taken its place is gone: its backdrop returns.
            if successor?.phase == .absent { arrive() }
            // Other code may remove that one.
            cancelTimer?()
            return cancelTimer = scheduled(after: max(0.1, next.delay)) { $0.moveOutWhenDue() }
        }
        #endif
        #if CLOCK
        cancelTimer?()
        let rest = remainingDuration
        if rest > 0 { return cancelTimer = scheduled(after: rest) { $0.moveOutWhenDue() } }
        #endif
        if successor?.covers(self) == true { return finish() }  // if GROUPS
        #if TRANSITIONS
        moveOut(with: transition)
        #else
        finish()
        #endif
    }

    #if TRANSITIONS
    /// Removes a visible plugin with a transition.
    internal func moveOut(with transition: PluginTransition) {
        guard isAnimated(transition.moveOut) else { return finish() }
        phase = .movingOut
        movingOutSince = clock.now()  // if GROUPS
        uncoverEarly()  // if SHIELDS
        #if UIKIT
        plugin?.willMove(toParent: nil)
        #endif
        ignoreEvents()
        animate(with: transition, isShown: false) { $0.finish() }
        #if GROUPS
        if isMovingIn {
            isMovingIn = false
            releaseOthers()
        }
        #endif
    }

    /// Moves the plugin back from where its transition out has brought it.
    internal func moveBack() {
        phase = .visible
        isMovingIn = true
        #if UIKIT
        plugin?.willMove(toParent: host)
        #endif
        arrive()
        animate(with: transition, isShown: true) { $0.finishMoveIn() }
    }

    #if GROUPS
    /// Keeps a plugin that is moving out until the next one of its group is visible.
    internal func moveBackUntilNext() {
        moveBack()
        phase = .staying
        holdEvents()
    }
    #endif
    #endif

    #if HOLDS
    /// Keeps events from the content of a plugin that waits to leave, and from the views behind.
    private func holdEvents() {
        if !placement.fillsContainer { return ignoreEvents() }  // if PLACEMENTS
        (view as? PluginView)?.holdsEvents = true
        #if UIKIT
        view?.endEditing(true)
        #endif
    }
    #endif

    private func finish() {
        guard let plugin else { return }
        plugin.detach()
        send(.willReleaseHandlers)  // if WILL_RELEASE_HANDLERS
        plugin.releaseHandlers()  // if HANDLERS
        send(.didEnd)  // if PARTS
        leaveHandler(true)  // if OPERATIONS
    }

    /// Ends the presentation of a plugin that other code has removed.
    package func abandon() {
        guard phase != .absent else { return }
        reset()
        send(.willLeave)  // if WILL_LEAVE
        send(.didEnd)  // if PARTS
        leaveHandler(true)  // if OPERATIONS
    }

    /// Forgets the state of the presentation, and reverts its changes to the host.
    internal func reset() {
        NSLayoutConstraint.deactivate(constraints)  // if PLACEMENTS && !SLOTS
        animationNumber += 1  // if TRANSITIONS
        cancelTimer?()  // if CLOCK
        #if ANNOUNCED_CHANGES
        cancelAnnouncement?()
        cancelAnnouncement = nil
        #endif
        #if GROUPS
        let wasArriving = phase == .waiting || isMovingIn
        successor = nil
        #endif
        phase = .absent
        hasAppeared = false
        uncover()  // if SHIELDS
        send(.reset)  // if PARTS
        restore()  // if IGNORES
        (view as? PluginView)?.presentation = nil
        container = nil
        restoreFocus()  // if FOCUS
        lastAnnouncement = nil  // if ANNOUNCEMENTS
        if wasArriving { releaseOthers() }  // if GROUPS
    }

    // MARK: Helpers

    #if CLOCK
    /// Calls an action after some seconds, if the plugin is still shown. The result cancels it.
    internal func scheduled(
        after seconds: Double, _ action: @escaping @MainActor (PluginPresentation) -> Void
    ) -> PluginClock.Action {
        clock.schedule(seconds) { [weak self] in
            guard let self else { return }
            if let host, plugin?.parent === host { action(self) } else { abandon() }
        }
    }
    #endif

    #if BLOCKS
    /// Whether the plugin itself keeps all events from the views behind.
    private var blocksContainer: Bool {
        if !placement.fillsContainer || placement.isBehind { return false }  // if PLACEMENTS
        if (view as? PluginView)?.leavesEvents == true { return false }  // if PASSES
        return true
    }
    #endif

    #if TRANSITIONS || HOLDS && PLACEMENTS
    /// Keeps events from a view that is moving out or waits for that.
    private func ignoreEvents() {
        #if UIKIT
        view?.isUserInteractionEnabled = false
        view?.endEditing(true)
        #else
        (view as? PluginView)?.ignoresEvents = true
        #endif
    }
    #endif

    #if IGNORES
    /// Restores the values of a view that is not animated.
    internal func restore() {
        #if MATERIALS
        let restorations = restorations
        self.restorations = []
        for restore in restorations { restore() }
        #endif
        #if UIKIT
        view?.alpha = 1  // if FADES || MOTIONS
        view?.transform = .identity  // if MOTIONS
        view?.isUserInteractionEnabled = true
        (view as? PluginView)?.holdsEvents = false  // if HOLDS
        #else
        view?.alphaValue = 1  // if FADES || MOTIONS
        #if SLOTS
        if let view { PluginSlot(of: view)?.offset = .zero }
        #endif
        (view as? PluginView)?.ignoresEvents = false
        (view as? PluginView)?.holdsEvents = false  // if HOLDS
        #endif
    }
    #endif

    #if SHIELDS
    /// Covers the container, so that events beside the plugin do not reach it.
    internal func cover(with shield: PluginView) {
        guard let container = view?.superview ?? container else { return }
        shield.fill(container)
        self.shield = shield
    }

    /// Removes the cover, unless it is a part, which hides it with a transition.
    private func uncoverEarly() {
        if shield is any PluginPart { return }  // if BACKDROPS
        uncover()
    }

    private func uncover() {
        shield?.removeFromSuperview()
        shield = nil
    }
    #endif
}

extension PluginPresentation: Swift.CustomDebugStringConvertible {
    /// The phase, and what the plugin waits for.
    nonisolated package var debugDescription: Swift.String {
        MainActor.assumeIsolated {
            if isVisible, view?.window == nil { return "\(phase), without a window" }
            #if GROUPS
            if let next = others.first(where: { $0.phase == .waiting })?.plugin {
                return "\(phase) until \(Swift.type(of: next)) is visible"
            }
            let rest = phase == .waiting ? max(delay, remainingDurationOfOthers) : remainingDuration
            #elseif CLOCK
            let rest = phase == .waiting ? delay : remainingDuration
            #endif
            #if CLOCK
            return rest > 0 ? "\(phase) for at least \(rest) s" : "\(phase)"
            #else
            return "\(phase)"
            #endif
        }
    }
}
