/// Where a controller is between not visible and visible.
struct ControllerAppearance {
    enum Phase {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    var phase = Phase.disappeared
    var isAnimated = false
    var hasSentIsAppearing = false
    var isMovingToParent = false
    var isMovingFromParent = false
    /// A container or a presentation sends the callbacks instead of the view's moves.
    var isManaged = false
    /// Tells a deferred end of a transition whether it still belongs to the current one.
    var generation = 0

    var isVisible: Bool { phase == .appearing || phase == .appeared }
}
