@_spi(Kits) import HeadlessKit

/// The stack of animation contexts, and the object whose animator was requested last.
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
        proxied = nil
        return stack.popLast()
    }

    /// Notes that the next property that is set on the object is to be animated.
    static func animatorRequested(for object: AnyObject) {
        proxied = ObjectIdentifier(object)
        watchConstants()
    }

    /// Returns whether the animator of the object was requested, and clears the request.
    static func takeAnimatorRequest(for object: AnyObject) -> Bool {
        guard proxied == ObjectIdentifier(object) else { return false }
        proxied = nil
        return true
    }

    /// Notes that a property changes from a value to another one. It animates if the animator was
    /// requested, or if it belongs to a view with a layer in a group that allows implicit
    /// animation, provided that the object is in a window.
    static func changed(
        _ property: String, of object: AnyObject, isInWindow: @autoclosure () -> Bool,
        from value: [Double]? = nil, _ animations: @autoclosure () -> LayerAnimations
    ) {
        let byAnimator = takeAnimatorRequest(for: object)
        let isImplicit =
            (object as? NSView)?.hasLayer == true && !stack.isEmpty
            && current.allowsImplicitAnimation
        guard byAnimator || isImplicit else { return }
        guard current.duration > 0 else {
            // Without a duration, the animator ends the current animations of the property.
            if byAnimator { animations().cancel(property) }
            return
        }
        if isInWindow() { current.animate(property, of: animations(), from: value) }
    }

    private static func watchConstants() {
        NSLayoutConstraint.constantWillChange = { constraint in
            changed(
                "constant", of: constraint,
                isInWindow: constraint.holder?.root.object is WindowFrameView,
                constraint.animations)
        }
    }

    static func discard() {
        root = NSAnimationContext()
        stack = []
        proxied = nil
    }
}
