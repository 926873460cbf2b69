import Foundation

/// The animation blocks that are being run, innermost last.
@MainActor
enum AnimationContext {
    static var isEnabled = true
    private static var stack: [AnimationGroup?] = []

    static var current: AnimationGroup? {
        guard isEnabled, let last = stack.last else { return nil }
        return last
    }

    static func with(_ group: AnimationGroup?, _ body: () -> Void) {
        stack.append(group)
        body()
        stack.removeLast()
    }

    /// Notes that a view's property is changing to another value.
    static func changed(_ property: String, of view: UIView) {
        guard isEnabled, let last = stack.last, let group = last else { return }
        guard group.duration > 0, view.window != nil else { return }
        view.layer.animations.add(
            property, to: group, replacing: group.options.contains(.beginFromCurrentState))
    }
}
