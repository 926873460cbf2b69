/// A menu element that performs something.
@MainActor
@preconcurrency
public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var image: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    /// What the action is being performed for, while it runs.
    var sender: Any? { get }
    func performWithSender(_ sender: Any?, target: Any?)
}
