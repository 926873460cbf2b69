import Foundation

/// The animation blocks that are running, the innermost last.
@MainActor
public enum AnimationContext {
    public static var isEnabled = true
    private static var stack: [AnimationGroup?] = []

    public static var current: AnimationGroup? {
        guard isEnabled, let last = stack.last else { return nil }
        return last
    }

    public static func with(_ group: AnimationGroup?, _ body: () -> Void) {
        stack.append(group)
        body()
        stack.removeLast()
    }

    /// Notes that a property changes from a value to another one, in a block with a duration.
    public static func changed(
        _ property: String, of animations: @autoclosure () -> LayerAnimations,
        from value: [Double]? = nil
    ) {
        guard let group = current, group.duration > 0 else { return }
        animations().add(property, to: group, replacing: group.replacing, from: value)
    }
}
