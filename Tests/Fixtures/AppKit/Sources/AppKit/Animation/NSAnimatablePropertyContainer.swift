import HeadlessKit

/// An object with properties that can be animated.
public protocol NSAnimatablePropertyContainer {
    /// Returns the receiver, so that the next property that is set on it animates.
    func animator() -> Self
}

extension NSLayoutConstraint: NSAnimatablePropertyContainer {
    public func animator() -> Self {
        onMainActor(self) { AnimationContexts.animatorRequested(for: $0) }
        return self
    }
}
