import Foundation
import HeadlessKit

/// Runs animation blocks as one animation that can be started, stopped and finished.
@MainActor
open class UIViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var group: AnimationGroup?
    private var currentState = UIViewAnimatingState.inactive

    open var duration: TimeInterval { length }
    open var state: UIViewAnimatingState { currentState }
    open var isRunning: Bool { group != nil }
    open var delay: TimeInterval { startDelay }
    open var isInterruptible = true
    open var isUserInteractionEnabled = true

    private let length: TimeInterval
    private var startDelay: TimeInterval = 0

    public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        length = duration
        super.init()
        if let animations { self.animations.append(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Creates an animator that is already running.
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return unsafeDowncast(animator, to: self)
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        animations.append(animation)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard currentState == .inactive, group == nil else { return }
        startDelay = delay
        currentState = .active
        let blocks = animations
        animations = []
        guard AnimationContext.isEnabled, length > 0 else {
            for block in blocks { block() }
            complete(at: .end)
            return
        }
        let options: UIView.AnimationOptions = isUserInteractionEnabled ? .allowUserInteraction : []
        let group = AnimationGroup(duration: length, delay: delay, options: options) {
            [weak self] finished in
            self?.complete(at: finished ? .end : .current)
        }
        self.group = group
        AnimationContext.with(group) {
            for block in blocks { block() }
        }
        group.close()
    }

    /// Stops at the current position. If `withoutFinishing` is false, `finishAnimation(at:)` has to
    /// follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard currentState == .active else { return }
        group?.discard()
        group = nil
        currentState = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard currentState == .stopped else {
            Exceptions.raise(
                .internalInconsistencyException,
                "finishAnimationAtPosition: should only be called on a stopped animator!")
            return
        }
        complete(at: finalPosition)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        group = nil
        currentState = .inactive
        let callbacks = completions
        completions = []
        for callback in callbacks { callback(position) }
    }
}
