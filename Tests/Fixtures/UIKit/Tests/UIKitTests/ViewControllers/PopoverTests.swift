import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct PopoverTests {
        private let host = HostController()
        private let child = ChildController()
        private let source = UIView(frame: CGRect(x: 150, y: 400, width: 100, height: 40))

        init() {
            HeadlessUIKit.reset()
            HeadlessUIKit.horizontalSizeClass = .regular
            host.view.addSubview(source)
            child.modalPresentationStyle = .popover
            child.preferredContentSize = CGSize(width: 200, height: 100)
            child.popoverPresentationController?.sourceView = source
        }

        private func present() {
            host.present(child, animated: false)
            HeadlessUIKit.turnRunLoop()
        }

        @Test func aPopoverIsAtAPermittedEdgeWithRoomForItsArrow() {
            let window = show(host)
            expect(child.popoverPresentationController?.arrowDirection, equals: .unknown)
            present()
            expect(child.view.frame, equals: CGRect(x: 100, y: 440, width: 200, height: 113))
            expect(child.view.safeAreaInsets.top, equals: 13)
            child.popoverPresentationController?.permittedArrowDirections = .down
            child.popoverPresentationController?.containerView?.setNeedsLayout()
            window.layoutIfNeeded()
            expect(child.view.frame.maxY == 400 && child.view.safeAreaInsets.bottom == 13)
            child.preferredContentSize.height = 50
            expect(child.view.frame, equals: CGRect(x: 100, y: 337, width: 200, height: 63))
        }

        @Test func aPopoverStaysOnTheScreen() {
            let window = show(host)
            defer { withExtendedLifetime(window) {} }
            source.frame.origin = CGPoint(x: 293, y: 750)
            present()
            expect(child.popoverPresentationController?.arrowDirection, equals: .down)
            expect(child.view.frame, equals: CGRect(x: 183, y: 637, width: 200, height: 113))
        }

        @Test func aPopoverIsASheetInACompactWidthUnlessItsDelegateDisagrees() {
            final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
                func adaptivePresentationStyle(
                    for controller: UIPresentationController, traitCollection: UITraitCollection
                ) -> UIModalPresentationStyle { .none }
            }
            HeadlessUIKit.horizontalSizeClass = .compact
            let window = show(host)
            defer { withExtendedLifetime(window) {} }
            present()
            expect(child.view.frame.width, equals: 393)
            host.dismiss(animated: false)
            HeadlessUIKit.turnRunLoop()
            let delegate = Delegate()
            child.popoverPresentationController?.sourceView = source
            child.popoverPresentationController?.delegate = delegate
            present()
            expect(child.view.frame.width, equals: 200)
        }

        @Test func aTapOutsideDismissesAPopoverIfItsDelegateAgrees() {
            final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
                var agrees = false
                var calls: [String] = []
                func presentationControllerShouldDismiss(_ controller: UIPresentationController)
                    -> Bool
                { agrees }
                func presentationControllerWillDismiss(_ controller: UIPresentationController) {
                    calls.append("will")
                }
                func presentationControllerDidDismiss(_ controller: UIPresentationController) {
                    calls.append("did")
                }
            }
            let window = show(host)
            let delegate = Delegate()
            child.popoverPresentationController?.delegate = delegate
            present()
            HeadlessUIKit.tapOutside(of: child)
            HeadlessUIKit.turnRunLoop()
            expect(host.presentedViewController === child)
            delegate.agrees = true
            HeadlessUIKit.tapOutside(of: child)
            HeadlessUIKit.turnRunLoop()
            expect(host.presentedViewController == nil && delegate.calls == ["will", "did"])
            expect(window.subviews.count, equals: 1, "the view around the popover stays")
        }

        @Test func aPopoverWithoutASourceIsReported() {
            let window = show(host)
            defer { withExtendedLifetime(window) {} }
            child.popoverPresentationController?.sourceView = nil
            let exceptions = HeadlessUIKit.captureExceptions { present() }
            expect(exceptions.count, equals: 1)
        }
    }
}
