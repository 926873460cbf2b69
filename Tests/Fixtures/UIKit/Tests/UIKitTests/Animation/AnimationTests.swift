import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct AnimationTests {
        let window: UIWindow
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        init() {
            HeadlessUIKit.reset()
            let host = UIViewController()
            window = show(host)
            host.view.addSubview(view)
        }

        @Test func valuesChangeAtOnceAndTheCompletionWaits() {
            var finished: [Bool] = []
            UIView.animate(withDuration: 0.3) {
                view.alpha = 0
            } completion: {
                finished.append($0)
            }
            expect(view.alpha, equals: 0)
            expect(view.layer.animationKeys(), equals: ["opacity"])
            HeadlessUIKit.advanceAnimations(by: 0.29)
            expect(finished.isEmpty)
            expect(HeadlessUIKit.isAnimating)
            HeadlessUIKit.advanceAnimations(by: 0.01)
            expect(finished, equals: [true])
            expect(view.layer.animationKeys() == nil)
        }

        @Test func delaysAddToTheDuration() {
            var done = false
            UIView.animate(
                withDuration: 0.2, delay: 0.5, options: [.curveEaseOut],
                animations: { view.alpha = 0 },
                completion: { _ in done = true })
            HeadlessUIKit.advanceAnimations(by: 0.6)
            expect(!done)
            HeadlessUIKit.advanceAnimations(by: 0.1)
            expect(done)
        }

        @Test func disabledAnimationsCompleteAtOnce() {
            UIView.setAnimationsEnabled(false)
            var finished: Bool?
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished = $0 }
            expect(finished, equals: true)
            expect(!UIView.areAnimationsEnabled)
            UIView.setAnimationsEnabled(true)
        }

        @Test func aDurationOfZeroCompletesAtTheNextTurn() {
            var finished: Bool?
            UIView.animate(withDuration: 0, animations: { view.alpha = 0 }) { finished = $0 }
            expect(finished == nil)
            HeadlessUIKit.turnRunLoop()
            expect(finished, equals: true)
        }

        @Test func anAnimationOfNothingCompletesAtTheNextTurn() {
            var finished: Bool?
            UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { finished = $0 }
            expect(finished == nil)
            HeadlessUIKit.turnRunLoop()
            expect(finished, equals: true)
        }

        @Test func removingTheAnimationsCompletesWithFalse() {
            var finished: Bool?
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished = $0 }
            view.layer.removeAllAnimations()
            expect(finished == nil)
            HeadlessUIKit.turnRunLoop()
            expect(finished, equals: false)
            HeadlessUIKit.advanceAnimations(by: 2)
            expect(finished, equals: false)
        }

        @Test func leavingTheWindowStopsAnimations() {
            var finished: Bool?
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished = $0 }
            view.removeFromSuperview()
            expect(finished == nil)
            HeadlessUIKit.turnRunLoop()
            expect(finished, equals: false)
        }

        @Test func aLaterAnimationRunsBesideAnEarlierOne() {
            var log: [String] = []
            UIView.animate(withDuration: 0.4, animations: { view.alpha = 0 }) {
                log.append("out \($0)")
            }
            HeadlessUIKit.advanceAnimations(by: 0.1)
            UIView.animate(withDuration: 0.4, animations: { view.alpha = 1 }) {
                log.append("in \($0)")
            }
            HeadlessUIKit.advanceAnimations(by: 1)
            expect(log, equals: ["out true", "in true"])
        }

        @Test func beginningFromTheCurrentStateEndsTheEarlierAnimation() {
            var log: [String] = []
            UIView.animate(withDuration: 0.4, animations: { view.alpha = 0 }) {
                log.append("out \($0)")
            }
            UIView.animate(
                withDuration: 0.4, delay: 0, options: .beginFromCurrentState,
                animations: { view.alpha = 1 }
            ) { log.append("in \($0)") }
            expect(log.isEmpty)
            HeadlessUIKit.turnRunLoop()
            expect(log, equals: ["out false"])
            HeadlessUIKit.advanceAnimations(by: 1)
            expect(log, equals: ["out false", "in true"])
        }

        @Test func whatBeginsFromTheCurrentStateGoesFromWhatIsSeen() {
            HeadlessUIKit.turnRunLoop()
            view.alpha = 0
            UIView.animate(
                withDuration: 0.5, delay: 0, options: .beginFromCurrentState,
                animations: { view.alpha = 1 })
            expect(HeadlessUIKit.seenAlpha(of: view), equals: 1)

            UIView.performWithoutAnimation { view.alpha = 0 }
            UIView.animate(withDuration: 0.5) { view.alpha = 1 }
            expect(HeadlessUIKit.seenAlpha(of: view), equals: 0)
            HeadlessUIKit.advanceAnimations(by: 0.125)
            expect(HeadlessUIKit.seenAlpha(of: view), equals: 0.25)
            UIView.animate(
                withDuration: 0.5, delay: 0, options: .beginFromCurrentState,
                animations: { view.alpha = 0 })
            expect(HeadlessUIKit.seenAlpha(of: view), equals: 0.25)
        }

        @Test func whatWasNotSeenBeginsWithWhatWasSet() {
            let new = UIView()
            window.addSubview(new)
            new.alpha = 0
            UIView.animate(
                withDuration: 0.4, delay: 0, options: .beginFromCurrentState,
                animations: { new.alpha = 1 })
            expect(HeadlessUIKit.seenAlpha(of: new), equals: 0)
        }

        @Test func layoutInABlockAnimatesTheFrames() {
            view.translatesAutoresizingMaskIntoConstraints = false
            let top = view.topAnchor.constraint(equalTo: window.topAnchor)
            NSLayoutConstraint.activate([top, view.heightAnchor.constraint(equalToConstant: 10)])
            window.layoutIfNeeded()
            var done = false
            top.constant = 100
            UIView.animate(withDuration: 0.2, animations: { window.layoutIfNeeded() }) { _ in
                done = true
            }
            expect(view.frame.minY, equals: 100)
            expect(!done)
            HeadlessUIKit.advanceAnimations(by: 0.2)
            expect(done)
        }

        @Test func performWithoutAnimationAnimatesNothing() {
            var finished: Bool?
            UIView.animate(
                withDuration: 1,
                animations: { UIView.performWithoutAnimation { view.alpha = 0 } }
            ) { finished = $0 }
            expect(view.alpha, equals: 0)
            HeadlessUIKit.turnRunLoop()
            expect(finished, equals: true)
        }

        @Test func aTransitionOfAViewTakesItsTime() {
            var finished: Bool?
            UIView.transition(
                with: view, duration: 0.3, options: .transitionCrossDissolve,
                animations: { view.isHidden = true }
            ) { finished = $0 }
            expect(finished == nil)
            HeadlessUIKit.advanceAnimations(by: 0.3)
            expect(finished, equals: true)
        }

        @Test func completionsCanStartFurtherAnimations() {
            var log: [String] = []
            UIView.animate(withDuration: 0.1, animations: { view.alpha = 0.5 }) { _ in
                log.append("first")
                UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }) { _ in
                    log.append("second")
                }
            }
            HeadlessUIKit.advanceAnimations(by: 0.15)
            expect(log, equals: ["first"])
            HeadlessUIKit.advanceAnimations(by: 0.1)
            expect(log, equals: ["first", "second"])
        }

        @Test func aPropertyAnimatorEndsAndCanBeStopped() {
            var positions: [UIViewAnimatingPosition] = []
            let first = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
            first.addCompletion { positions.append($0) }
            first.startAnimation()
            expect(first.state, equals: .active)
            HeadlessUIKit.advanceAnimations(by: 0.2)
            expect(positions, equals: [.end])
            let second = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 1 }
            second.addCompletion { positions.append($0) }
            second.startAnimation()
            second.stopAnimation(false)
            second.finishAnimation(at: .start)
            expect(positions, equals: [.end, .start])
        }
    }
}
