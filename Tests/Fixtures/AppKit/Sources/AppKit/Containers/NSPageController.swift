import Foundation

/// Shows one of several objects at a time, with controllers that its delegate makes.
@MainActor
open class NSPageController: NSViewController {
    public typealias ObjectIdentifier = String

    /// How one page takes the place of another one.
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

/// What a page controller asks.
public protocol NSPageControllerDelegate: NSObjectProtocol {}
