@_spi(Kits) import HeadlessKit

/// The stack of animation contexts, and what was asked for its animator last.
@MainActor
enum AnimationContexts {
    private static var root = NSAnimationContext()
    private static var stack: [NSAnimationContext] = []
    private static var proxied: ObjectIdentifier?

    static var current: NSAnimationContext { stack.last ?? root }

    static func push(_ context: NSAnimationContext) {
        stack.append(context)
        watchConstants()
    }

    static func pop() -> NSAnimationContext? {
        stack.popLast()
    }

    /// The next property of the object that is set is to be animated.
    static func animatorRequested(for object: AnyObject) {
        proxied = ObjectIdentifier(object)
        watchConstants()
    }

    /// Notes that a property is set to another value. It animates if the animator was asked for, or
    /// in a group that allows implicit animation, if the object can be seen.
    static func changed(
        _ property: String, of object: AnyObject, isSeen: @autoclosure () -> Bool,
        _ animations: @autoclosure () -> LayerAnimations
    ) {
        let byAnimator = proxied == ObjectIdentifier(object)
        if byAnimator { proxied = nil }
        let isImplicit = !stack.isEmpty && current.allowsImplicitAnimation
        guard byAnimator || isImplicit, current.duration > 0, isSeen() else { return }
        current.animate(property, of: animations())
    }

    private static func watchConstants() {
        NSLayoutConstraint.constantWillChange = { constraint in
            changed(
                "constant", of: constraint, isSeen: constraint.holder?.root.isRootOnScreen == true,
                constraint.animations)
        }
    }

    static func discard() {
        root = NSAnimationContext()
        stack = []
        proxied = nil
    }
}
