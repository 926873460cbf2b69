import HeadlessKit

/// Something with properties that can be animated.
public protocol NSAnimatablePropertyContainer {
    /// What to set properties on so that they animate.
    func animator() -> Self
}

extension NSLayoutConstraint: NSAnimatablePropertyContainer {
    public func animator() -> Self {
        onMainActor(self) { AnimationContexts.animatorRequested(for: $0) }
        return self
    }
}
