#if UIKIT
import UIKit
#else
import AppKit
#endif

// MARK: - Transitions

/// The transition of a plugin.
nonisolated package struct PluginTransition: Sendable {
    package struct Motion: Sendable {
        package static let fade = Motion { view, fade in fade.hide(view) }

        /// Makes a view invisible, in an animation.
        let moveAway: @MainActor @Sendable (PlatformView, PluginFade) -> Void
    }

    package static let none = PluginTransition()

    #if !UIKIT
    /// Whether transitions are animated. Tests disable them:
    /// `PluginTransition.$areAnimationsEnabled.withValue(false) { … }`.
    @TaskLocal static var areAnimationsEnabled = true
    #endif

    /// The motion in each direction; nil for none.
    let moveIn, moveOut: Motion?
    /// Seconds for each direction.
    let duration: Double
    #if !EASES
    /// Whether the view moves in with a spring.
    var springs = false
    #endif

    package init(moveIn: Motion? = nil, moveOut: Motion? = nil, duration: Double = 0.25) {
        self.moveIn = moveIn
        self.moveOut = moveOut
        self.duration = duration
    }

    /// Returns whether a motion of a view would be visible.
    @MainActor
    func isAnimated(_ motion: Motion?, of view: PlatformView) -> Bool {
        #if UIKIT
        motion != nil && view.window != nil && UIView.areAnimationsEnabled
        #else
        motion != nil && view.window != nil && Self.areAnimationsEnabled
        #endif
    }

    #if UIKIT
    @MainActor
    func moveIn(
        _ view: UIView, _ fade: PluginFade, alongside: @escaping (_ isShown: Bool) -> Void,
        completion: @escaping () -> Void
    ) {
        guard let moveIn, isAnimated(moveIn, of: view) else { return completion() }
        view.superview?.layoutIfNeeded()
        moveIn.moveAway(view, fade)
        alongside(false)
        // Not from the current state, which is the last visible one.
        animate([], completion: completion) {
            restore(view, fade)
            alongside(true)
        }
    }

    @MainActor
    func moveOut(
        _ view: UIView, _ fade: PluginFade, alongside: @escaping (_ isShown: Bool) -> Void,
        completion: @escaping () -> Void
    ) {
        ignoreEvents(view)
        animate(.beginFromCurrentState, completion: completion) {
            moveOut?.moveAway(view, fade)
            alongside(false)
        }
    }

    /// Moves a view back that is moving out.
    @MainActor
    func moveBack(
        _ view: UIView, _ fade: PluginFade, alongside: @escaping (_ isShown: Bool) -> Void,
        completion: @escaping () -> Void
    ) {
        animate(.beginFromCurrentState, completion: completion) {
            restore(view, fade)
            alongside(true)
        }
    }

    @MainActor
    func ignoreEvents(_ view: UIView) {
        view.isUserInteractionEnabled = false
        view.endEditing(true)
    }

    /// Restores the values of a view that is not animated.
    @MainActor
    func restore(_ view: UIView, _ fade: PluginFade) {
        fade.restore()
        view.transform = .identity
        view.isUserInteractionEnabled = true
    }

    @MainActor
    private func animate(
        _ options: UIView.AnimationOptions, completion: @escaping () -> Void,
        _ animations: @escaping () -> Void
    ) {
        #if !EASES
        if springs, !options.contains(.beginFromCurrentState) {
            return spring(animations, completion: completion)
        }
        #endif
        UIView.animate(
            withDuration: duration, delay: 0, options: options.union(.allowUserInteraction),
            animations: animations, completion: { _ in completion() })
    }
    #else
    /// Moves a hidden view to the start of its transition. Core Animation starts from the last
    /// committed values, not from values that were set in the same transaction.
    @MainActor
    func prepare(_ view: NSView, _ fade: PluginFade) {
        guard let moveIn, Self.areAnimationsEnabled else { return }
        view.superview?.layoutSubtreeIfNeeded()
        moveIn.moveAway(view, fade)
    }

    @MainActor
    func moveIn(_ view: NSView, _ fade: PluginFade, alongside: (_ isShown: Bool) -> Void) {
        restore(view, fade)
        guard let moveIn, isAnimated(moveIn, of: view) else { return }
        view.superview?.layoutSubtreeIfNeeded()
        moveIn.moveAway(view, fade)
        alongside(false)
        view.superview?.layoutSubtreeIfNeeded()
        animate(view) {
            #if !EASES
            if springs { NSAnimationContext.current.timingFunction = .pluginSpring }
            #endif
            restore(view, fade)
            alongside(true)
        }
    }

    @MainActor
    func moveOut(
        _ view: NSView, _ fade: PluginFade, alongside: (_ isShown: Bool) -> Void,
        completion: @escaping @MainActor @Sendable () -> Void
    ) {
        ignoreEvents(view)
        animate(view, completion: completion) {
            moveOut?.moveAway(view, fade)
            alongside(false)
        }
    }

    /// Moves a view back that is moving out.
    @MainActor
    func moveBack(_ view: NSView, _ fade: PluginFade, alongside: (_ isShown: Bool) -> Void) {
        animate(view) {
            restore(view, fade)
            alongside(true)
        }
    }

    @MainActor
    func ignoreEvents(_ view: NSView) {
        (view as? PluginView)?.ignoresEvents = true
    }

    /// Restores the values of a view that is not animated.
    @MainActor
    func restore(_ view: NSView, _ fade: PluginFade) {
        fade.restore()
        PluginSlot(of: view)?.offset = .zero
        (view as? PluginView)?.ignoresEvents = false
    }

    @MainActor
    private func animate(
        _ view: NSView, completion: @escaping @MainActor @Sendable () -> Void = {},
        _ animations: () -> Void
    ) {
        // Only views with a layer of their own move reliably.
        view.wantsLayer = true
        NSAnimationContext.runAnimationGroup { context in
            context.duration = duration
            context.allowsImplicitAnimation = true
            animations()
            view.superview?.layoutSubtreeIfNeeded()
        } completionHandler: {
            MainActor.assumeIsolated { completion() }
        }
    }
    #endif
}
