import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct StackViewTests {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

        init() { HeadlessUIKit.reset() }

        private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
            let view = Box()
            view.size = CGSize(width: width, height: height)
            return view
        }

        private final class Box: UIView {
            var size = CGSize.zero
            override var intrinsicContentSize: CGSize { size }
        }

        private func stack(_ views: [UIView], fill: Bool = true) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views)
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            if fill {
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
            }
            return stack
        }

        @Test func aStackIsAsLargeAsItsContentAndSpacing() {
            let stack = stack([box(50, 20), box(70, 30)], fill: false)
            stack.spacing = 10
            root.layoutIfNeeded()
            expect(stack.frame, equals: CGRect(x: 0, y: 0, width: 130, height: 30))
            expect(
                stack.arrangedSubviews[1].frame, equals: CGRect(x: 60, y: 0, width: 70, height: 30))
            expect(stack.arrangedSubviews[0].frame.height, equals: 30)
        }

        @Test func fillStretchesTheViewThatHugsLeast() {
            let first = box(50, 20)
            let second = box(70, 20)
            first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            let stack = stack([first, second])
            root.layoutIfNeeded()
            expect(first.frame.width, equals: 50)
            expect(second.frame.width, equals: 250)
            expect(stack.frame.width, equals: 300)
        }

        @Test func fillEquallyGivesTheSameLengths() {
            let views = [box(10, 20), box(20, 20), box(30, 20)]
            let stack = stack(views)
            stack.distribution = .fillEqually
            stack.spacing = 15
            root.layoutIfNeeded()
            expect(views.map(\.frame.width), equals: [90, 90, 90])
        }

        @Test func fillProportionallyFollowsTheNaturalSizes() {
            let views = [box(20, 20), box(40, 20)]
            let stack = stack(views)
            stack.distribution = .fillProportionally
            root.layoutIfNeeded()
            expect(views.map(\.frame.width), equals: [100, 200])
        }

        @Test func equalSpacingSharesTheGaps() {
            let views = [box(50, 20), box(50, 20), box(50, 20)]
            let stack = stack(views)
            stack.distribution = .equalSpacing
            root.layoutIfNeeded()
            expect(views.map(\.frame.minX), equals: [0, 125, 250])
            expect(views.map(\.frame.width), equals: [50, 50, 50])
        }

        @Test func equalCenteringSharesTheDistancesOfCenters() {
            let views = [box(20, 20), box(100, 20), box(60, 20)]
            let stack = stack(views)
            stack.distribution = .equalCentering
            root.layoutIfNeeded()
            let centers = views.map(\.frame.midX)
            expect(abs((centers[1] - centers[0]) - (centers[2] - centers[1])) < 1)
            expect(views[0].frame.minX, equals: 0)
            expect(views[2].frame.maxX, equals: 300)
        }

        @Test func hiddenViewsTakeNoSpace() {
            let views = [box(50, 20), box(50, 20), box(50, 20)]
            let stack = stack(views, fill: false)
            stack.spacing = 10
            root.layoutIfNeeded()
            expect(stack.frame.width, equals: 170)
            views[1].isHidden = true
            root.layoutIfNeeded()
            expect(stack.frame.width, equals: 110)
            expect(views[2].frame.minX, equals: 60)
            views[1].isHidden = false
            root.layoutIfNeeded()
            expect(stack.frame.width, equals: 170)
        }

        @Test(arguments: [
            (UIStackView.Alignment.leading, 0.0), (.center, 40.0), (.trailing, 80.0),
        ])
        func alignmentPlacesAcrossTheAxis(_ alignment: UIStackView.Alignment, _ expected: Double) {
            let narrow = box(20, 20)
            let wide = box(100, 20)
            let stack = stack([wide, narrow], fill: false)
            stack.axis = .vertical
            stack.alignment = alignment
            root.layoutIfNeeded()
            expect(stack.frame.size, equals: CGSize(width: 100, height: 40))
            expect(narrow.frame, equals: CGRect(x: expected, y: 20, width: 20, height: 20))
        }

        @Test func customSpacingAndMargins() {
            let views = [box(50, 20), box(50, 20), box(50, 20)]
            let stack = stack(views, fill: false)
            stack.spacing = 4
            stack.setCustomSpacing(20, after: views[0])
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 1, leading: 2, bottom: 3, trailing: 4)
            root.layoutIfNeeded()
            expect(views.map(\.frame.minX), equals: [2, 72, 126])
            expect(stack.frame.size, equals: CGSize(width: 180, height: 24))
            expect(stack.customSpacing(after: views[0]), equals: 20)
        }

        @Test func aRemovedSubviewIsNoLongerArranged() {
            let views = [box(50, 20), box(50, 20)]
            let stack = stack(views, fill: false)
            views[0].removeFromSuperview()
            expect(stack.arrangedSubviews, equals: [views[1]])
            root.layoutIfNeeded()
            expect(stack.frame.width, equals: 50)
        }

        @Test func firstBaselineLinesUpLabels() {
            let small = UILabel()
            small.text = "a"
            let large = UILabel()
            large.text = "a"
            large.font = .systemFont(ofSize: 34)
            let stack = stack([small, large], fill: false)
            stack.alignment = .firstBaseline
            root.layoutIfNeeded()
            let difference = large.font.ascender - small.font.ascender
            expect(abs(small.frame.minY - large.frame.minY - difference) < 0.34)
        }
    }
}
