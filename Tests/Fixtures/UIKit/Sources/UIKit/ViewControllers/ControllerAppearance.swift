/// The phase of a controller between not visible and visible.
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
    /// Whether a container or a presentation sends the callbacks, instead of the view's moves.
    var isManaged = false
    /// A number that identifies a transition, so that a deferred end does not end a later one.
    var generation = 0

    var isVisible: Bool { phase == .appearing || phase == .appeared }
}
