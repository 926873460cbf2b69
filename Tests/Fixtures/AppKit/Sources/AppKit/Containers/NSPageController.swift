import Foundation

/// Shows one of several objects at a time, with controllers that its delegate creates.
@MainActor
open class NSPageController: NSViewController {
    public typealias ObjectIdentifier = String

    /// The transition from one page to another.
    public enum TransitionStyle: Int, Sendable {
        case stackHistory = 0
        case stackBook = 1
        case horizontalStrip = 2
    }

    open weak var delegate: (any NSPageControllerDelegate)?
    open var transitionStyle: NSPageController.TransitionStyle = .stackHistory
    open var arrangedObjects: [Any] = []
    open var selectedIndex = 0
    open var selectedViewController: NSViewController? { nil }
}

/// The methods that a page controller calls on its delegate.
public protocol NSPageControllerDelegate: NSObjectProtocol {}
