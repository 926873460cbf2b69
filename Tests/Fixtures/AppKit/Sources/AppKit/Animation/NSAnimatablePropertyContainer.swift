import HeadlessKit

/// Something with properties that can be animated.
@MainActor
public protocol NSAnimatablePropertyContainer {
    /// What to set properties on so that they animate.
    func animator() -> Self
}

extension NSLayoutConstraint: NSAnimatablePropertyContainer {
    public func animator() -> Self {
        AnimationContexts.animatorRequested(for: self)
        return self
    }
}
