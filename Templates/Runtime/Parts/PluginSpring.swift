extension PluginTransition {
    /// Creates a transition that moves the view in with a spring.
    package static func spring(
        moveIn: Motion? = nil, moveOut: Motion? = nil, duration: Double = 0.25
    ) -> PluginTransition {
        var transition = PluginTransition(moveIn: moveIn, moveOut: moveOut, duration: duration)
        transition.springs = true
        return transition
    }
}

#if !UIKIT
extension CAMediaTimingFunction {
    /// Goes past the end by a tenth, and returns.
    static var pluginSpring: CAMediaTimingFunction { CAMediaTimingFunction(controlPoints: 0.3, 1.4, 0.6, 1) }
}
#endif
