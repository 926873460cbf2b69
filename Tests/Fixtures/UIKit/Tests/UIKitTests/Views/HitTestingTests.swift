import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct HitTestingTests {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let front = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
        let point = CGPoint(x: 30, y: 30)

        init() {
            HeadlessUIKit.reset()
            root.addSubview(back)
            root.addSubview(front)
        }

        @Test func theFrontViewIsHit() {
            expect(root.hitTest(point, with: nil) === front)
            expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
            expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
        }

        @Test func aViewThatIsAnimatedIsSkippedUnlessTheAnimationAllowsTouches() {
            let window = PlainWindow(sceneless: root.frame)
            window.addSubview(root)
            window.isHidden = false
            UIView.animate(withDuration: 1, animations: { front.alpha = 0.5 })
            expect(root.hitTest(point, with: nil) === back)
            HeadlessUIKit.advanceAnimations(by: 1)
            expect(root.hitTest(point, with: nil) === front)
            UIView.animate(
                withDuration: 1, delay: 0, options: .allowUserInteraction,
                animations: { front.alpha = 1 }, completion: nil)
            expect(root.hitTest(point, with: nil) === front)
        }

        @Test func hiddenTransparentAndDisabledViewsAreSkipped() {
            front.isHidden = true
            expect(root.hitTest(point, with: nil) === back)
            front.isHidden = false
            front.alpha = 0.009
            expect(root.hitTest(point, with: nil) === back)
            front.alpha = 0.01
            expect(root.hitTest(point, with: nil) === front)
            front.isUserInteractionEnabled = false
            expect(root.hitTest(point, with: nil) === back)
        }

        @Test func subviewsOutsideOfTheBoundsAreNotReached() {
            let outside = UIView(frame: CGRect(x: 60, y: 60, width: 30, height: 30))
            front.addSubview(outside)
            expect(root.hitTest(CGPoint(x: 85, y: 85), with: nil) === back)
        }

        @Test func pointInsideCanLetTouchesThrough() {
            final class Window: UIView {
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                    subviews.contains { $0.frame.contains(point) }
                }
            }
            let overlay = Window(frame: root.bounds)
            let button = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
            overlay.addSubview(button)
            root.addSubview(overlay)
            expect(root.hitTest(point, with: nil) === front)
            expect(root.hitTest(CGPoint(x: 85, y: 85), with: nil) === button)
        }

        @Test func theZPositionDoesNotChangeWhatIsHit() {
            back.layer.zPosition = 10
            expect(root.hitTest(point, with: nil) === front)
        }
    }
}
