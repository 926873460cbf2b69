import Foundation
import HeadlessKit

/// A presenting controller, the presented one, and whether the presentation is changing.
struct ControllerPresentation {
    var presented: UIViewController?
    weak var presenter: UIViewController?
    var isBeingPresented = false
    var isBeingDismissed = false
    /// The placeholder for the presenting view, which leaves the hierarchy during a full-screen
    /// presentation.
    weak var placeholder: UIView?
    /// The popover of a controller that is presented in one.
    var popover: UIPopoverPresentationController?
}

extension UIViewController {
    static let presentationDuration: TimeInterval = 0.5

    private var presentingRoot: UIViewController { storedParent?.presentingRoot ?? self }

    func startPresenting(
        _ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
    ) {
        let root = presentingRoot
        guard let window = root.viewIfLoaded?.window, root.presentation.presented == nil,
            controller !== self
        else { return }
        let hidesRoot = controller.modalPresentationStyle.removesPresenter
        root.presentation.presented = controller
        controller.presentation.presenter = root
        controller.presentation.isBeingPresented = true
        controller.appearance.isManaged = true
        if hidesRoot { root.startAppearance(false, animated: animated) }
        controller.loadViewIfNeeded()
        controller.startAppearance(true, animated: animated)
        if controller.modalPresentationStyle == .popover {
            controller.popoverPresentationController?.presenter = root
            controller.popoverPresentationController?.begin(
                in: window, traits: root.traitCollection)
        } else {
            controller.view.frame = window.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(controller.view)
        }
        Self.afterTransition(animated, of: controller.view) {
            if hidesRoot, let view = root.viewIfLoaded {
                root.presentation.placeholder = view.superview
                root.appearance.isManaged = true
                view.removeFromSuperview()
                root.appearance.isManaged = false
            }
            controller.finishAppearance()
            controller.presentation.isBeingPresented = false
            if hidesRoot { root.finishAppearance() }
            completion?()
        }
    }

    func startDismissing(_ animated: Bool, _ completion: (() -> Void)?) {
        let root = presentingRoot
        let presenter =
            root.presentation.presented == nil ? root.presentation.presenter : root
        guard let presenter, let controller = presenter.presentation.presented else {
            completion?()
            return
        }
        let hidRoot = presenter.presentation.placeholder != nil
        controller.presentation.isBeingDismissed = true
        controller.startAppearance(false, animated: animated)
        if hidRoot { presenter.startAppearance(true, animated: animated) }
        if let place = presenter.presentation.placeholder, let view = presenter.viewIfLoaded {
            presenter.appearance.isManaged = true
            place.insertSubview(view, at: 0)
            presenter.appearance.isManaged = false
            presenter.presentation.placeholder = nil
        }
        Self.afterTransition(animated, of: controller.view) {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.presentation.popover?.end()
            controller.presentation.popover = nil
            if hidRoot { presenter.finishAppearance() }
            controller.finishAppearance()
            controller.presentation.isBeingDismissed = false
            controller.appearance.isManaged = false
            controller.presentation.presenter = nil
            presenter.presentation.presented = nil
            completion?()
        }
    }

    /// Runs the block at the end of an animated transition, or after the turn's layout.
    static func afterTransition(
        _ animated: Bool, of view: UIView, _ block: @escaping () -> Void
    ) {
        guard animated, AnimationContext.isEnabled else {
            RunLoopTurn.afterCommit(block)
            return
        }
        let group = AnimationGroup(
            duration: presentationDuration, delay: 0, options: []
        ) { _ in block() }
        view.layer.animations.add("transition", to: group, replacing: false)
        group.close()
    }
}
