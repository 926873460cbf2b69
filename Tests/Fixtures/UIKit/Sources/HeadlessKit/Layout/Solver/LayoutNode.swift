/// What the engine knows of a view or a guide during one solve, in the root's coordinates.
@MainActor
final class LayoutNode {
    var pass = -1
    var left = AxisValue.zero
    var top = AxisValue.zero
    var width = AxisValue.zero
    var height = AxisValue.zero
    /// Where the view's own coordinates begin: its edge less the bounds' origin.
    var contentLeft = AxisValue.zero
    var contentTop = AxisValue.zero
    /// Whether a constraint mentioned a scroll view's content in this pass.
    var isMentioned = false
}
