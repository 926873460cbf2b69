import Foundation
import HeadlessKit

extension UIView {
    /// Whether animation blocks animate. If not, they change the values and complete immediately.
    public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.isEnabled = enabled
    }

    /// Runs the block without animations, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.with(nil, actionsWithoutAnimation)
    }

    /// The duration of the current animation block; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationContext.current?.duration ?? 0
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void
    ) {
        run(duration, 0, [], animations, nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, 0, [], animations, completion)
    }

    /// Sets the values immediately. The completion runs at the end of the animation's duration,
    /// with `true` if nothing stopped it.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, delay, options, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration, delay, options, curve: { spring(at: $0, dampingRatio: dampingRatio) },
            animations, completion)
    }

    /// Runs the block immediately and ends after the spring's duration.
    @available(iOS 17.0, tvOS 17.0, *)
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
        initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
        options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, delay, options, animations, completion)
    }

    /// Animates a change of the view's content, such as its text, with a transition of the view.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration, 0, options,
            {
                animations?()
                if options.hasTransition { AnimationContext.changed("transition", of: view) }
            }, completion)
    }

    /// Replaces one view with another, in the hierarchy or, with `showHideTransitionViews`, by
    /// hiding and showing them.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        let container = fromView.superview
        run(
            duration, 0, options,
            {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container?.addSubview(toView)
                    fromView.removeFromSuperview()
                }
                if let container { AnimationContext.changed("transition", of: container) }
            }, completion)
    }

    static func run(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        curve: @escaping (Double) -> Double = { $0 }, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        guard AnimationContext.isEnabled else {
            animations()
            completion?(true)
            return
        }
        guard duration > 0 else {
            AnimationContext.with(nil, animations)
            if let completion { RunLoopTurn.atNextTurn { completion(true) } }
            return
        }
        let inherited = AnimationContext.current
        let keepsInherited = !options.contains(.overrideInheritedDuration)
        let group = AnimationGroup(
            duration: keepsInherited ? inherited?.duration ?? duration : duration,
            delay: delay, options: options, curve: curve, completion: completion)
        AnimationContext.with(group, animations)
        group.close()
    }

    /// Returns where a spring is after a part of its duration, at whose end it has nearly come to
    /// rest: 0 at its start, 1 at rest.
    private static func spring(at time: Double, dampingRatio: CGFloat) -> Double {
        let damping = Double(dampingRatio)
        guard damping < 1, time < 1 else { return time }
        let decay = log(1000.0)
        let undamped = (1 - damping * damping).squareRoot()
        let angle = decay / damping * undamped * time
        return 1 - exp(-decay * time) * (cos(angle) + damping / undamped * sin(angle))
    }
}
