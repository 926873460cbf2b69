import Foundation

/// A presenting controller, the presented one, and the kind of presentation.
struct ControllerPresentation {
    var presented: [NSViewController]?
    weak var presenter: NSViewController?
    var animator: (any NSViewControllerPresentationAnimator)?
}

/// Shows and dismisses a presented controller.
public protocol NSViewControllerPresentationAnimator: NSObjectProtocol {
    @MainActor func animatePresentation(
        of viewController: NSViewController, from fromViewController: NSViewController)
    @MainActor func animateDismissal(
        of viewController: NSViewController, from fromViewController: NSViewController)
}

extension NSViewController {
    public func presentAsSheet(_ viewController: NSViewController) {
        present(viewController, animator: WindowPresentation(isSheet: true))
    }

    public func presentAsModalWindow(_ viewController: NSViewController) {
        present(viewController, animator: WindowPresentation(isSheet: false))
    }

    func startPresenting(
        _ controller: NSViewController, _ animator: any NSViewControllerPresentationAnimator
    ) {
        presentation.presented = (presentation.presented ?? []) + [controller]
        controller.presentation.presenter = self
        controller.presentation.animator = animator
        animator.animatePresentation(of: controller, from: self)
    }

    func stopPresenting(_ controller: NSViewController) {
        guard let animator = controller.presentation.animator,
            controller.presentation.presenter === self
        else { return }
        animator.animateDismissal(of: controller, from: self)
        controller.presentation.animator = nil
        controller.presentation.presenter = nil
        presentation.presented?.removeAll { $0 === controller }
        if presentation.presented?.isEmpty == true { presentation.presented = nil }
    }
}

/// Shows a presented controller in its own window.
@MainActor
final class WindowPresentation: NSObject, NSViewControllerPresentationAnimator {
    private let isSheet: Bool
    private var window: NSWindow?

    init(isSheet: Bool) {
        self.isSheet = isSheet
        super.init()
    }

    func animatePresentation(
        of viewController: NSViewController, from fromViewController: NSViewController
    ) {
        let window = NSWindow(contentViewController: viewController)
        self.window = window
        if isSheet, let parent = fromViewController.loadedView?.window {
            parent.beginSheet(window)
        } else {
            window.makeKeyAndOrderFront(nil)
        }
    }

    func animateDismissal(
        of viewController: NSViewController, from fromViewController: NSViewController
    ) {
        if let window { window.sheetParent?.endSheet(window) }
        window?.orderOut(nil)
        window = nil
    }
}
