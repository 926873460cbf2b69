/// A part of the focus system: a view, a controller or a window.
@MainActor
@preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that should receive focus first, in order.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
}
