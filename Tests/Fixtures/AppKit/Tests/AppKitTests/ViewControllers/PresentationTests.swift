import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct PresentationTests {
        init() { HeadlessAppKit.reset() }

        @Test func aSheetIsAWindowOfItsOwn() {
            let host = HostController()
            let window = show(host)
            let sheet = ChildController()
            host.presentAsSheet(sheet)
            HeadlessAppKit.turnRunLoop()
            expect(host.presentedViewControllers, equals: [sheet])
            expect(sheet.presentingViewController === host)
            expect(sheet.view.window?.sheetParent === window)
            expect(window.attachedSheet === sheet.view.window)
            expect(sheet.view.window?.isVisible, equals: true)
            sheet.dismiss(nil)
            expect(host.presentedViewControllers == nil)
            expect(sheet.presentingViewController == nil)
            expect(window.attachedSheet == nil)
        }

        @Test func aModalWindowEndsWhenItIsDismissed() {
            let host = HostController()
            let window = show(host)
            let modal = ChildController()
            host.presentAsModalWindow(modal)
            let shown = modal.view.window
            expect(shown?.isVisible, equals: true)
            expect(shown?.sheetParent == nil)
            host.dismiss(modal)
            expect(shown?.isVisible, equals: false)
            expect(window.isVisible)
        }

        @Test func anAnimatorPresentsAndDismisses() {
            final class Animator: NSObject, NSViewControllerPresentationAnimator {
                var log: [String] = []
                func animatePresentation(
                    of viewController: NSViewController,
                    from fromViewController: NSViewController
                ) {
                    log.append("present")
                    fromViewController.view.addSubview(viewController.view)
                }
                func animateDismissal(
                    of viewController: NSViewController,
                    from fromViewController: NSViewController
                ) {
                    log.append("dismiss")
                    viewController.view.removeFromSuperview()
                }
            }
            let host = HostController()
            let child = ChildController()
            let animator = Animator()
            host.present(child, animator: animator)
            expect(child.view.superview === host.view)
            host.dismiss(child)
            host.dismiss(child)
            expect(animator.log, equals: ["present", "dismiss"])
        }
    }
}
