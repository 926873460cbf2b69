import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct ConstraintTests {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let box = UIView()

        init() {
            HeadlessUIKit.reset()
            HeadlessUIKit.printsUnsatisfiableConstraints = false
            box.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(box)
        }

        @Test func onlyAttributesOfOneKindAreRelated() {
            func reasons(
                _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
                of other: UIView?, _ multiplier: CGFloat = 1
            ) -> [String] {
                HeadlessUIKit.captureExceptions {
                    _ = NSLayoutConstraint(
                        item: UIView(), attribute: first, relatedBy: .equal, toItem: other,
                        attribute: second, multiplier: multiplier, constant: 0)
                }.map(\.reason)
            }
            let other = UIView()
            expect(
                reasons(.leading, .left, of: other).first?.contains("leading/trailing"),
                equals: true)
            expect(reasons(.rightMargin, .trailing, of: other).count, equals: 1)
            expect(
                reasons(.top, .leading, of: other).first?.contains("Invalid pairing"), equals: true)
            expect(reasons(.width, .top, of: other).count, equals: 1)
            expect(
                reasons(.top, .notAnAttribute, of: nil).first?.contains("location"), equals: true)
            expect(reasons(.top, .bottom, of: other, 0).count, equals: 1)
            expect(reasons(.width, .notAnAttribute, of: nil).isEmpty)
            expect(reasons(.width, .height, of: other, 0).isEmpty)
            expect(reasons(.centerX, .leading, of: other).isEmpty)
            expect(reasons(.left, .centerX, of: other).isEmpty)
            expect(reasons(.top, .lastBaseline, of: other).isEmpty)
        }

        @Test func pinnedEdges() {
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
                box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
            ])
            root.layoutIfNeeded()
            expect(box.frame, equals: CGRect(x: 20, y: 10, width: 250, height: 550))
        }

        @Test func centeredWithFixedSize() {
            NSLayoutConstraint.activate([
                box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                box.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 5),
                box.widthAnchor.constraint(equalToConstant: 100),
                box.heightAnchor.constraint(
                    equalTo: box.widthAnchor, multiplier: 0.5, constant: 10),
            ])
            root.layoutIfNeeded()
            expect(box.frame, equals: CGRect(x: 100, y: 275, width: 100, height: 60))
        }

        @Test func higherPriorityWins() {
            let low = box.widthAnchor.constraint(equalToConstant: 100)
            low.priority = .defaultLow
            let high = box.widthAnchor.constraint(equalToConstant: 200)
            high.priority = .defaultHigh
            NSLayoutConstraint.activate([low, high])
            root.layoutIfNeeded()
            expect(box.frame.width, equals: 200)
            high.isActive = false
            root.layoutIfNeeded()
            expect(box.frame.width, equals: 100)
        }

        @Test func inequalitiesLimitAPreference() {
            let wide = box.widthAnchor.constraint(equalToConstant: 500)
            wide.priority = .defaultHigh
            NSLayoutConstraint.activate([
                wide,
                box.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
                box.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            ])
            root.layoutIfNeeded()
            expect(box.frame.size, equals: CGSize(width: 150, height: 44))
        }

        @Test func manyLowPrioritiesNeverOutweighAHigherOne() {
            let high = box.widthAnchor.constraint(equalToConstant: 10)
            high.priority = UILayoutPriority(501)
            let lows = (0..<20).map { _ in
                let low = box.widthAnchor.constraint(equalToConstant: 250)
                low.priority = UILayoutPriority(500)
                return low
            }
            NSLayoutConstraint.activate(lows + [high])
            root.layoutIfNeeded()
            expect(box.frame.width, equals: 10)
        }

        @Test func changingAConstantMovesTheView() {
            let top = box.topAnchor.constraint(equalTo: root.topAnchor)
            NSLayoutConstraint.activate([
                top, box.heightAnchor.constraint(equalToConstant: 50),
            ])
            root.layoutIfNeeded()
            top.constant = 70
            expect(box.frame.minY, equals: 0)
            root.layoutIfNeeded()
            expect(box.frame.minY, equals: 70)
        }

        @Test func conflictingRequiredConstraintsDropTheLaterOne() {
            let first = box.widthAnchor.constraint(equalToConstant: 100)
            let second = box.widthAnchor.constraint(equalToConstant: 200)
            NSLayoutConstraint.activate([first, second])
            root.layoutIfNeeded()
            expect(box.frame.width, equals: 100)
            expect(HeadlessUIKit.unsatisfiableConstraints.map(\.constraint), equals: [second])
            root.setNeedsLayout()
            first.constant = 90
            root.layoutIfNeeded()
            expect(box.frame.width, equals: 90)
            expect(HeadlessUIKit.unsatisfiableConstraints.count, equals: 1)
        }

        @Test func conflictsAmongSeveralEdgesAreFound() {
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                box.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
            ])
            root.layoutIfNeeded()
            expect(box.frame.width, equals: 300)
            expect(HeadlessUIKit.unsatisfiableConstraints.count, equals: 1)
        }

        @Test func aSizeIsNeverNegative() {
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -200),
            ])
            root.layoutIfNeeded()
            expect(box.frame.width >= 0)
            expect(HeadlessUIKit.unsatisfiableConstraints.count, equals: 1)
        }

        @Test func viewsWithoutACommonAncestorCannotBeTied() {
            let stranger = UIView()
            let raised = HeadlessUIKit.captureExceptions {
                box.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true
            }
            expect(raised.map(\.name), equals: ["NSGenericException"])
            expect(raised.first?.reason.contains("no common ancestor"), equals: true)
        }

        @Test func removingAViewDeactivatesWhatTiesItToTheOutside() {
            let outer = box.topAnchor.constraint(equalTo: root.topAnchor)
            let inner = box.widthAnchor.constraint(equalToConstant: 10)
            NSLayoutConstraint.activate([outer, inner])
            expect(root.constraints, equals: [outer])
            expect(box.constraints, equals: [inner])
            box.removeFromSuperview()
            expect(!outer.isActive)
            expect(inner.isActive)
        }

        @Test func aRequiredPriorityCannotChangeWhileActive() {
            let constraint = box.widthAnchor.constraint(equalToConstant: 10)
            constraint.isActive = true
            let raised = HeadlessUIKit.captureExceptions { constraint.priority = .defaultHigh }
            expect(raised.count, equals: 1)
            expect(constraint.priority, equals: .required)
        }

        @Test func leadingAndTrailingAreMirroredFromRightToLeft() {
            HeadlessUIKit.layoutDirection = .rightToLeft
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                box.widthAnchor.constraint(equalToConstant: 50),
            ])
            root.layoutIfNeeded()
            expect(box.frame.minX, equals: 230)
        }

        @Test func guidesTakePartInTheLayout() {
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
                box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            root.layoutIfNeeded()
            expect(guide.layoutFrame.width, equals: 100)
            expect(box.frame.minX, equals: 100)
            expect(box.frame.width, equals: 200)
        }

        @Test func translatedMasksFollowTheSuperview() {
            let inner = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 50))
            inner.autoresizingMask = [.flexibleWidth]
            box.bounds.size = CGSize(width: 50, height: 50)
            box.addSubview(inner)
            let label = UIView()
            label.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(label)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 200),
                label.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
                label.widthAnchor.constraint(equalToConstant: 5),
            ])
            root.layoutIfNeeded()
            expect(inner.frame, equals: CGRect(x: 10, y: 0, width: 180, height: 50))
            expect(label.frame.minX, equals: 190)
        }

        @Test func framesComeOnPixels() {
            NSLayoutConstraint.activate([
                box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                box.widthAnchor.constraint(equalToConstant: 100.1),
            ])
            root.layoutIfNeeded()
            expect(box.frame.width * 3, equals: (box.frame.width * 3).rounded())
        }
    }
}
