import Foundation
import HeadlessKit

/// The duration and the completion of animations. Groups of animations can be nested.
open class NSAnimationContext: NSObject {
    private let tracker = CompletionTracker()

    public override init() {
        super.init()
    }

    private init(copyOf other: NSAnimationContext) {
        duration = other.duration
        allowsImplicitAnimation = other.allowsImplicitAnimation
        timingFunction = other.timingFunction
        super.init()
    }

    /// The context of the innermost group.
    open class var current: NSAnimationContext {
        nonisolated(unsafe) var current: NSAnimationContext?
        MainActor.assumeIsolated { current = AnimationContexts.current }
        return current ?? NSAnimationContext()
    }

    open var duration: TimeInterval = 0.25

    /// Whether properties that are set without `animator()` animate too.
    open var allowsImplicitAnimation = false

    /// The pace of the animations; nil for the default.
    open var timingFunction: CAMediaTimingFunction?

    /// The closure that is called when all animations that are added after it is set have ended.
    open var completionHandler: (() -> Void)? {
        didSet { tracker.replaceHandler(completionHandler) }
    }

    open class func beginGrouping() {
        MainActor.assumeIsolated {
            AnimationContexts.push(NSAnimationContext(copyOf: AnimationContexts.current))
        }
    }

    open class func endGrouping() {
        MainActor.assumeIsolated { AnimationContexts.pop()?.tracker.close() }
    }

    /// Runs the block with its own context, and the handler when its animations have ended.
    open class func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        beginGrouping()
        let context = current
        context.completionHandler = completionHandler
        changes(context)
        endGrouping()
    }

    open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) {
        runAnimationGroup(changes, completionHandler: nil)
    }

    /// Starts an animation of a property from a value with this context's duration.
    @MainActor
    func animate(
        _ property: String, of animations: LayerAnimations, from value: [Double]? = nil
    ) {
        let tracker = tracker
        tracker.enter()
        let timing = timingFunction
        let group = AnimationGroup(
            duration: duration, delay: 0, replacing: true,
            curve: { timing?.value(at: $0) ?? $0 }, completion: { _ in tracker.leave() })
        animations.add(property, to: group, replacing: true, from: value)
        group.close()
    }
}
