import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct AnimationTests {
        let window: NSWindow
        let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))

        init() {
            HeadlessAppKit.reset()
            let host = HostController()
            window = show(host)
            host.view.addSubview(view)
        }

        /// Records, on the main actor, the calls of handlers that may run on any thread.
        private final class Log: @unchecked Sendable {
            var entries: [String] = []
        }

        @Test func theContextHasAStandardDuration() {
            expect(NSAnimationContext.current.duration, equals: 0.25)
            expect(!NSAnimationContext.current.allowsImplicitAnimation)
        }

        @Test func valuesChangeAtOnceAndTheHandlerWaits() {
            let log = Log()
            NSAnimationContext.runAnimationGroup { context in
                context.duration = 0.3
                view.animator().alphaValue = 0
            } completionHandler: {
                log.entries.append("done")
            }
            expect(view.alphaValue, equals: 0)
            expect(HeadlessAppKit.isAnimating)
            HeadlessAppKit.advanceAnimations(by: 0.29)
            expect(log.entries.isEmpty)
            HeadlessAppKit.advanceAnimations(by: 0.01)
            expect(log.entries, equals: ["done"])
            expect(!HeadlessAppKit.isAnimating)
        }

        @Test func aConstraintsConstantAnimates() {
            let width = view.widthAnchor.constraint(equalToConstant: 10)
            view.translatesAutoresizingMaskIntoConstraints = false
            width.isActive = true
            window.layoutIfNeeded()
            let log = Log()
            NSAnimationContext.runAnimationGroup { context in
                context.duration = 0.2
                width.animator().constant = 50
            } completionHandler: {
                log.entries.append("done")
            }
            expect(width.constant, equals: 50)
            expect(log.entries.isEmpty)
            HeadlessAppKit.advanceAnimations(by: 0.2)
            expect(log.entries, equals: ["done"])
            expect(view.frame.width, equals: 50)
        }

        @Test func framesAnimate() {
            let log = Log()
            NSAnimationContext.runAnimationGroup { _ in
                view.animator().frame = NSRect(x: 5, y: 5, width: 20, height: 20)
            } completionHandler: {
                log.entries.append("done")
            }
            expect(view.frame, equals: NSRect(x: 5, y: 5, width: 20, height: 20))
            expect(log.entries.isEmpty)
            HeadlessAppKit.advanceAnimations(by: 0.25)
            expect(log.entries, equals: ["done"])
        }

        @Test func withoutTheAnimatorNothingAnimates() {
            let log = Log()
            NSAnimationContext.runAnimationGroup { _ in
                view.alphaValue = 0
            } completionHandler: {
                log.entries.append("done")
            }
            expect(log.entries, equals: ["done"])
        }

        @Test func implicitAnimationIncludesTheLayout() {
            view.translatesAutoresizingMaskIntoConstraints = false
            let width = view.widthAnchor.constraint(equalToConstant: 10)
            NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 10)])
            window.layoutIfNeeded()
            view.wantsLayer = true
            let log = Log()
            NSAnimationContext.runAnimationGroup { context in
                context.allowsImplicitAnimation = true
                width.constant = 40
                window.layoutIfNeeded()
            } completionHandler: {
                log.entries.append("done")
            }
            expect(view.frame.width, equals: 40)
            expect(log.entries.isEmpty)
            HeadlessAppKit.advanceAnimations(by: 0.25)
            expect(log.entries, equals: ["done"])
        }

        @Test func implicitAnimationNeedsALayer() {
            for wantsLayer in [false, true] {
                view.superview?.wantsLayer = wantsLayer
                view.alphaValue = 1
                let log = Log()
                NSAnimationContext.runAnimationGroup { context in
                    context.allowsImplicitAnimation = true
                    view.alphaValue = 0
                } completionHandler: {
                    log.entries.append("done")
                }
                expect(log.entries.isEmpty, equals: wantsLayer)
            }
        }

        @Test func aDurationOfZeroAnimatesNothing() {
            let log = Log()
            NSAnimationContext.runAnimationGroup { context in
                context.duration = 0
                view.animator().alphaValue = 0
            } completionHandler: {
                log.entries.append("done")
            }
            expect(view.alphaValue, equals: 0)
            expect(log.entries, equals: ["done"])
        }

        @Test func aDurationOfZeroEndsWhatRunsForTheProperty() {
            let log = Log()
            NSAnimationContext.runAnimationGroup { _ in
                view.animator().alphaValue = 0
            } completionHandler: {
                log.entries.append("first")
            }
            NSAnimationContext.runAnimationGroup { context in
                context.duration = 0
                view.animator().alphaValue = 1
            }
            expect(log.entries.isEmpty)
            HeadlessAppKit.turnRunLoop()
            expect(log.entries, equals: ["first"])
            expect(view.alphaValue, equals: 1)
        }

        @Test func aNewTargetTakesTheAnimationOver() {
            let log = Log()
            NSAnimationContext.runAnimationGroup { _ in
                view.animator().alphaValue = 0
            } completionHandler: {
                log.entries.append("out")
            }
            NSAnimationContext.runAnimationGroup { _ in
                view.animator().alphaValue = 1
            } completionHandler: {
                log.entries.append("in")
            }
            HeadlessAppKit.advanceAnimations(by: 0.25)
            expect(log.entries, equals: ["out", "in"])
            expect(view.alphaValue, equals: 1)
        }

        @Test func theHandlerWaitsForTheLongestAnimation() {
            let log = Log()
            NSAnimationContext.runAnimationGroup { context in
                context.duration = 0.1
                view.animator().alphaValue = 0
                context.duration = 0.4
                view.animator().frame.origin = NSPoint(x: 50, y: 0)
            } completionHandler: {
                log.entries.append("done")
            }
            HeadlessAppKit.advanceAnimations(by: 0.3)
            expect(log.entries.isEmpty)
            HeadlessAppKit.advanceAnimations(by: 0.1)
            expect(log.entries, equals: ["done"])
        }

        @Test func groupsNestWithTheirOwnDurations() {
            NSAnimationContext.beginGrouping()
            NSAnimationContext.current.duration = 1
            NSAnimationContext.beginGrouping()
            expect(NSAnimationContext.current.duration, equals: 1)
            NSAnimationContext.current.duration = 2
            NSAnimationContext.endGrouping()
            expect(NSAnimationContext.current.duration, equals: 1)
            NSAnimationContext.endGrouping()
            expect(NSAnimationContext.current.duration, equals: 0.25)
        }

        @Test func aHandlerOfAGroupIsCalledAtItsEnd() {
            let log = Log()
            NSAnimationContext.beginGrouping()
            NSAnimationContext.current.completionHandler = { log.entries.append("done") }
            view.animator().alphaValue = 0
            expect(log.entries.isEmpty)
            NSAnimationContext.endGrouping()
            expect(log.entries.isEmpty)
            HeadlessAppKit.advanceAnimations(by: 0.25)
            expect(log.entries, equals: ["done"])
        }

        @Test func leavingTheWindowEndsAnimations() {
            let log = Log()
            NSAnimationContext.runAnimationGroup { _ in
                view.animator().alphaValue = 0
            } completionHandler: {
                log.entries.append("done")
            }
            view.removeFromSuperview()
            expect(log.entries.isEmpty)
            HeadlessAppKit.turnRunLoop()
            expect(log.entries, equals: ["done"])
        }

        @Test func outOfAWindowNothingAnimates() {
            let view = NSView()
            let log = Log()
            NSAnimationContext.runAnimationGroup { _ in
                view.animator().alphaValue = 0
            } completionHandler: {
                log.entries.append("done")
            }
            expect(log.entries, equals: ["done"])
            expect(view.alphaValue, equals: 0)
        }

        @Test func theAnimatorIsUsedUpByAProperty() {
            let log = Log()
            NSAnimationContext.runAnimationGroup { _ in
                view.animator().isHidden = true
                view.alphaValue = 0
            } completionHandler: {
                log.entries.append("done")
            }
            expect(log.entries, equals: ["done"])
        }

        @Test func windowsFade() {
            let log = Log()
            NSAnimationContext.runAnimationGroup { _ in
                window.animator().alphaValue = 0
            } completionHandler: {
                log.entries.append("done")
            }
            expect(window.alphaValue, equals: 0)
            expect(log.entries.isEmpty)
            HeadlessAppKit.advanceAnimations(by: 0.25)
            expect(log.entries, equals: ["done"])
        }

        @Test func handlersCanStartFurtherAnimations() {
            let log = Log()
            let view = view
            NSAnimationContext.runAnimationGroup { _ in
                view.animator().alphaValue = 0.5
            } completionHandler: {
                MainActor.assumeIsolated {
                    log.entries.append("first")
                    NSAnimationContext.runAnimationGroup { _ in
                        view.animator().alphaValue = 0
                    } completionHandler: {
                        log.entries.append("second")
                    }
                }
            }
            HeadlessAppKit.advanceAnimations(by: 0.3)
            expect(log.entries, equals: ["first"])
            HeadlessAppKit.advanceAnimations(by: 0.25)
            expect(log.entries, equals: ["first", "second"])
        }
    }
}
