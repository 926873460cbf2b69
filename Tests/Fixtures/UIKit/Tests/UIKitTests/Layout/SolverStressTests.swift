import Testing

@testable import UIKit

extension AllTests {
    /// Compares the solver with layouts whose result is known by construction.
    @MainActor
    @Suite struct SolverStressTests {
        private struct Generator: RandomNumberGenerator {
            var state: UInt64
            mutating func next() -> UInt64 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return state ^ (state >> 29)
            }
        }

        init() { HeadlessUIKit.reset() }

        /// Chooses frames first and derives true constraints from them. Whatever subset determines
        /// the layout, the solver has to find the same frames and report nothing.
        @Test(arguments: 1...40)
        func consistentConstraintsGiveTheFramesTheyWereMadeFrom(_ seed: UInt64) {
            var random = Generator(state: seed)
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            var views: [(UIView, CGRect)] = []
            for _ in 0..<12 {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                let frame = CGRect(
                    x: CGFloat(Int.random(in: 0...300, using: &random)),
                    y: CGFloat(Int.random(in: 0...300, using: &random)),
                    width: CGFloat(Int.random(in: 1...100, using: &random)),
                    height: CGFloat(Int.random(in: 1...100, using: &random)))
                views.append((view, frame))
            }
            var constraints: [NSLayoutConstraint] = []
            for index in views.indices {
                let (view, frame) = views[index]
                let (other, base) =
                    index == 0 || Bool.random(using: &random)
                    ? (root, root.bounds) : views[Int.random(in: 0..<index, using: &random)]
                constraints += [
                    view.leadingAnchor.constraint(
                        equalTo: other.trailingAnchor, constant: frame.minX - base.maxX),
                    view.trailingAnchor.constraint(
                        equalTo: other.leadingAnchor, constant: frame.maxX - base.minX),
                    view.centerYAnchor.constraint(
                        equalTo: other.topAnchor, constant: frame.midY - base.minY),
                    view.heightAnchor.constraint(
                        equalTo: other.heightAnchor, multiplier: 0.5,
                        constant: frame.height - base.height / 2),
                    view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
                    view.widthAnchor.constraint(greaterThanOrEqualToConstant: frame.width - 5),
                ]
                let wish = view.widthAnchor.constraint(equalToConstant: 1000)
                wish.priority = UILayoutPriority(Float(Int.random(in: 1...999, using: &random)))
                constraints.append(wish)
            }
            constraints.shuffle(using: &random)
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            expect(HeadlessUIKit.unsatisfiableConstraints.isEmpty)
            for (view, frame) in views {
                expect(abs(view.frame.minX - frame.minX) < 0.01)
                expect(abs(view.frame.minY - frame.minY) < 0.34)
                expect(abs(view.frame.width - frame.width) < 0.01)
                expect(abs(view.frame.height - frame.height) < 0.01)
            }
        }

        /// Narrows the interval of allowed widths, the highest priority first, and expects that the
        /// solver's width is in the remaining interval.
        @Test(arguments: 1...60)
        func preferencesAreMetInTheOrderOfTheirPriorities(_ seed: UInt64) {
            var random = Generator(state: seed)
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 10))
            let left = UIView()
            let view = UIView()
            for each in [left, view] {
                each.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(each)
            }
            let base = CGFloat(Int.random(in: 0...200, using: &random))
            var low = CGFloat(Int.random(in: 0...200, using: &random))
            var high = low + CGFloat(Int.random(in: 0...400, using: &random))
            var constraints = [
                left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                left.widthAnchor.constraint(equalToConstant: base),
                view.leadingAnchor.constraint(equalTo: left.trailingAnchor),
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: low),
                view.widthAnchor.constraint(lessThanOrEqualToConstant: high),
            ]
            var priority: Float = 999
            for _ in 0..<8 {
                let value = CGFloat(Int.random(in: 0...800, using: &random))
                let nearest = min(max(value, low), high)
                let edge = base + value
                let constraint: NSLayoutConstraint
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    constraint = view.trailingAnchor.constraint(
                        equalTo: root.leadingAnchor, constant: edge)
                    (low, high) = (nearest, nearest)
                case 1:
                    constraint = view.trailingAnchor.constraint(
                        greaterThanOrEqualTo: root.leadingAnchor, constant: edge)
                    low = nearest
                default:
                    constraint = view.trailingAnchor.constraint(
                        lessThanOrEqualTo: root.leadingAnchor, constant: edge)
                    high = nearest
                }
                constraint.priority = UILayoutPriority(priority)
                priority -= Float(Int.random(in: 1...100, using: &random))
                constraints.append(constraint)
            }
            constraints.shuffle(using: &random)
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            expect(HeadlessUIKit.unsatisfiableConstraints.isEmpty)
            expect(view.frame.width >= low - 0.01 && view.frame.width <= high + 0.01)
            expect(view.frame.minX, equals: base)
        }

        @Test func aScreenOfTwentyViewsIsLaidOutQuickly() {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            var above = root.topAnchor
            for index in 0..<20 {
                let label = UILabel()
                label.text = "Label \(index)"
                label.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: above, constant: 8),
                    label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                    label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
                ])
                above = label.bottomAnchor
            }
            root.layoutIfNeeded()
            let clock = ContinuousClock()
            let time = clock.measure {
                for _ in 0..<20 {
                    root.engineChanged()
                    root.layoutIfNeeded()
                }
            }
            expect(time < .milliseconds(400), "\(time / 20) for one layout")
        }
    }
}
