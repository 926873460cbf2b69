/// A menu element that performs an action.
@MainActor
@preconcurrency
public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var image: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    /// The sender of the action, while it runs.
    var sender: Any? { get }
    func performWithSender(_ sender: Any?, target: Any?)
}
