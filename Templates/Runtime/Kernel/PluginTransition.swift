// MARK: - Transitions

/// The transition of a plugin.
nonisolated package struct PluginTransition: Sendable {
    #if MOTIONS
    package struct Motion: Sendable {
        package static let fade = Motion { view, presentation in presentation.hide(view) }  // if FADES
        /// Makes a view invisible, in an animation.
        let moveAway: @MainActor @Sendable (PlatformView, PluginPresentation) -> Void
    }
    #elseif FADES
    package enum Motion: Sendable { case fade }
    #else
    package enum Motion: Sendable {}
    #endif

    #if !UIKIT
    /// Whether transitions are animated. Tests disable them:
    /// `PluginTransition.$areAnimationsEnabled.withValue(false) { … }`.
    @TaskLocal static var areAnimationsEnabled = true
    #endif

    /// The motion in each direction; nil for none.
    var moveIn, moveOut: Motion?
    /// Seconds for each direction.
    var duration = 0.25
    /// Whether the view moves in with a spring.  // if SPRINGS
    var springs = false  // if SPRINGS

    #if EXPORTED
    package init(moveIn: Motion? = nil, moveOut: Motion? = nil, duration: Double = 0.25) {
        self.moveIn = moveIn
        self.moveOut = moveOut
        self.duration = duration
    }
    #endif
}

extension PluginPresentation {
    /// Whether a motion would be visible.
    internal func isAnimated(_ motion: PluginTransition.Motion?) -> Bool {
        #if UIKIT
        motion != nil && view?.window != nil && UIView.areAnimationsEnabled
        #else
        motion != nil && view?.window != nil && PluginTransition.areAnimationsEnabled
        #endif
    }

    /// Moves the view to its place or away from it: from where it is now, unless it is new.
    internal func animate(
        with transition: PluginTransition, isShown: Bool, isNew: Bool = false,
        completion: @escaping @MainActor @Sendable (PluginPresentation) -> Void
    ) {
        guard let view else { return }
        if isNew {
            #if UIKIT
            view.superview?.layoutIfNeeded()
            #else
            view.superview?.layoutSubtreeIfNeeded()
            #endif
            #if MOTIONS
            transition.moveIn?.moveAway(view, self)
            #elseif FADES
            hide(view)
            #endif
            send(.move(isShown: false))  // if MOVE
            #if !UIKIT
            view.superview?.layoutSubtreeIfNeeded()
            #endif
        }
        animationNumber += 1
        let current = animationNumber
        let animations: () -> Void = { [self] in
            #if MOTIONS
            if isShown { restore() } else { transition.moveOut?.moveAway(view, self) }
            #elseif FADES
            if isShown { restore() } else { hide(view) }
            #else
            restore()
            #endif
            send(.move(isShown: isShown))  // if MOVE
        }
        let end: @MainActor @Sendable () -> Void = { [weak self] in
            if let self, animationNumber == current { completion(self) }
        }
        #if UIKIT
        let options: UIView.AnimationOptions = isNew ? [] : .beginFromCurrentState
        #if SPRINGS
        if transition.springs, isNew {
            return UIView.animate(
                withDuration: transition.duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
                options: .allowUserInteraction, animations: animations
            ) { _ in end() }
        }
        #endif
        UIView.animate(
            withDuration: transition.duration, delay: 0, options: options.union(.allowUserInteraction),
            animations: animations
        ) { _ in end() }
        #else
        // Only views with a layer of their own move reliably.
        view.wantsLayer = true
        NSAnimationContext.runAnimationGroup { context in
            context.duration = transition.duration
            context.allowsImplicitAnimation = true
            if transition.springs, isNew { context.timingFunction = .pluginSpring }  // if SPRINGS
            animations()
            view.superview?.layoutSubtreeIfNeeded()
        } completionHandler: {
            MainActor.assumeIsolated(end)
        }
        #endif
    }

    #if FADES || MOTIONS || MATERIALS
    /// Makes a view transparent, in an animation.
    internal func hide(_ view: PlatformView) {
        if hideMaterials(in: view) { return }  // if MATERIALS
        #if UIKIT
        let alpha = view.alpha  // if MATERIALS
        view.alpha = 0
        restorations.append { if view.alpha == 0 { view.alpha = alpha } }  // if MATERIALS
        #else
        let alpha = view.alphaValue  // if MATERIALS
        view.alphaValue = 0
        restorations.append { if view.alphaValue == 0 { view.alphaValue = alpha } }  // if MATERIALS
        #endif
    }
    #endif
}
