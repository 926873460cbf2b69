import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct ExceptionTests {
        init() { HeadlessUIKit.reset() }

        #if compiler(>=6.2)  // Older ones have no exit tests.
        @Test func anUncaughtExceptionEndsTheProcess() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let view = UIView()
                    view.addSubview(view)
                }
            }
        }
        #endif

        @Test func capturedExceptionsAreReturnedInOrderAndNest() {
            let view = UIView()
            var inner: [HeadlessUIKit.RaisedException] = []
            let outer = HeadlessUIKit.captureExceptions {
                view.addSubview(view)
                inner = HeadlessUIKit.captureExceptions { view.addSubview(view) }
            }
            expect(inner.count, equals: 1)
            expect(outer, equals: inner)
        }

        @Test func resetForgetsWhatWasPending() {
            var log: [String] = []
            let view = UIView()
            let host = UIViewController()
            let window = show(host)
            host.view.addSubview(view)
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in
                log.append("completion")
            }
            UIView.animate(withDuration: 0, animations: {}) { _ in log.append("next turn") }
            HeadlessUIKit.isReduceMotionEnabled = true
            UIAccessibility.post(notification: .announcement, argument: "x")
            HeadlessUIKit.reset()
            HeadlessUIKit.advanceAnimations(by: 5)
            expect(log.isEmpty)
            expect(!UIAccessibility.isReduceMotionEnabled)
            expect(HeadlessUIKit.postedNotifications.isEmpty)
            expect(!window.isHidden)
        }
    }
}
