import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct ViewGeometryTests {
        @Test func frameBoundsAndCenterAgree() {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            expect(view.bounds, equals: CGRect(x: 0, y: 0, width: 30, height: 40))
            expect(view.center, equals: CGPoint(x: 25, y: 40))
            view.bounds.size = CGSize(width: 50, height: 60)
            expect(view.frame, equals: CGRect(x: 0, y: 10, width: 50, height: 60))
            view.center = .zero
            expect(view.frame, equals: CGRect(x: -25, y: -30, width: 50, height: 60))
        }

        @Test func aTransformChangesTheFrameOnly() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            expect(view.frame, equals: CGRect(x: -50, y: -25, width: 200, height: 100))
            expect(view.bounds.size, equals: CGSize(width: 100, height: 50))
            expect(view.center, equals: CGPoint(x: 50, y: 25))
        }

        @Test func pointsConvertBetweenViews() {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let left = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            let right = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            root.addSubview(left)
            root.addSubview(right)
            expect(left.convert(CGPoint(x: 5, y: 5), to: right), equals: CGPoint(x: -85, y: -85))
            expect(left.convert(CGPoint(x: 5, y: 5), from: right), equals: CGPoint(x: 95, y: 95))
            let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
            expect(
                right.convert(rect, to: root), equals: CGRect(x: 100, y: 100, width: 10, height: 10)
            )
            right.transform = CGAffineTransform(scaleX: 2, y: 2)
            expect(
                right.convert(rect, to: root), equals: CGRect(x: 75, y: 75, width: 20, height: 20))
        }

        nonisolated private static let autoresized: [(UIView.AutoresizingMask, CGRect)] = [
            (.flexibleWidth, CGRect(x: 10, y: 10, width: 120, height: 20)),
            (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 20, height: 20)),
            ([], CGRect(x: 10, y: 10, width: 20, height: 20)),
            ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 120, height: 120)),
            (
                [.flexibleTopMargin, .flexibleBottomMargin],
                CGRect(x: 10, y: 22.5, width: 20, height: 20)
            ),
        ]

        @Test(arguments: autoresized)
        func autoresizing(_ mask: UIView.AutoresizingMask, _ expected: CGRect) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            view.autoresizingMask = mask
            root.addSubview(view)
            root.frame.size = CGSize(width: 200, height: 200)
            expect(view.frame, equals: expected)
        }

        @Test func alphaIsKeptInSinglePrecision() {
            let view = UIView()
            view.alpha = 0.1
            expect(view.alpha, equals: CGFloat(Float(0.1)))
            expect(view.layer.opacity, equals: 0.1)
            view.alpha = 2
            expect(view.alpha, equals: 1)
        }

        @Test func transformsCompose() {
            let move = CGAffineTransform(translationX: 10, y: 0)
            let scale = CGAffineTransform(scaleX: 2, y: 2)
            expect(
                CGPoint(x: 1, y: 1).applying(move.concatenating(scale)),
                equals: CGPoint(x: 22, y: 2))
            expect(
                CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 2, y: 2)),
                equals: CGPoint(x: 12, y: 2))
            expect(scale.concatenating(scale.inverted()).isIdentity)
        }
    }
}
