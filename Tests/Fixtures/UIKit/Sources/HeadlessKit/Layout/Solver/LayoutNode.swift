/// The engine's data for a view or a guide during one solve, in the root's coordinates.
@MainActor
final class LayoutNode {
    var pass = -1
    var left = AxisValue.zero
    var top = AxisValue.zero
    var width = AxisValue.zero
    var height = AxisValue.zero
    /// The left end of the view's own coordinates: its edge minus the origin of the bounds.
    var contentLeft = AxisValue.zero
    var contentTop = AxisValue.zero
    /// Whether a constraint mentions a scroll view's content in this pass.
    var isMentioned = false
}
