import Foundation

/// Manages the presentation of a controller.
@MainActor
open class UIPresentationController: NSObject {
    unowned let presented: UIViewController
    weak var presenter: UIViewController?
    var shownContainer: UIView?

    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    open var presentedViewController: UIViewController { presented }
    open var presentingViewController: UIViewController { presenter ?? presented }
    /// The view around the presented one, while that is on screen.
    open var containerView: UIView? { shownContainer }
}

/// The methods that a presentation controller calls on its delegate. Those that report a dismissal are for dismissals
/// by the user only.
@MainActor
@preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .pageSheet }
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }
    public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) {}
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}
}
