import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct PresentationTests {
        private let appearance: Set = [
            "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        ]

        init() { HeadlessUIKit.reset() }

        @Test func aSheetLeavesThePresenterVisible() {
            let host = HostController()
            let window = show(host)
            let sheet = ChildController()
            var completed = false
            let calls = HeadlessUIKit.recordCalls {
                host.present(sheet, animated: false) { completed = true }
                HeadlessUIKit.turnRunLoop()
            }
            expect(
                sequence(calls, appearance),
                equals: [
                    "ChildController.viewWillAppear", "ChildController.viewDidAppear",
                ])
            expect(completed)
            expect(host.presentedViewController === sheet)
            expect(sheet.presentingViewController === host)
            expect(sheet.view.window === window)
        }

        @Test func aFullScreenPresentationHidesThePresenter() {
            let host = HostController()
            let window = show(host)
            let modal = ChildController()
            modal.modalPresentationStyle = .fullScreen
            let calls = HeadlessUIKit.recordCalls {
                host.present(modal, animated: false)
                HeadlessUIKit.turnRunLoop()
            }
            expect(
                sequence(calls, appearance),
                equals: [
                    "HostController.viewWillDisappear", "ChildController.viewWillAppear",
                    "ChildController.viewDidAppear", "HostController.viewDidDisappear",
                ])
            expect(host.view.window == nil)
            let back = HeadlessUIKit.recordCalls {
                host.dismiss(animated: false)
                HeadlessUIKit.turnRunLoop()
            }
            expect(
                sequence(back, appearance),
                equals: [
                    "ChildController.viewWillDisappear", "HostController.viewWillAppear",
                    "HostController.viewDidAppear", "ChildController.viewDidDisappear",
                ])
            expect(host.view.window === window)
            expect(host.presentedViewController == nil)
        }

        @Test func anAnimatedPresentationEndsWithTheClock() {
            let host = HostController()
            let window = show(host)
            let sheet = ChildController()
            var completed = false
            host.present(sheet, animated: true) { completed = true }
            HeadlessUIKit.turnRunLoop()
            expect(!completed)
            expect(sheet.isBeingPresented)
            HeadlessUIKit.advanceAnimations(by: 1)
            expect(completed)
            expect(!sheet.isBeingPresented)
            sheet.dismiss(animated: true)
            HeadlessUIKit.advanceAnimations(by: 1)
            expect(sheet.view.superview == nil)
            expect(!window.isHidden)
        }
    }
}
