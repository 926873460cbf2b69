import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct StackViewTests {
        init() { HeadlessAppKit.reset() }

        private final class Box: NSView {
            var size: NSSize
            init(_ width: CGFloat, _ height: CGFloat) {
                size = NSSize(width: width, height: height)
                super.init(frame: NSRect(origin: .zero, size: size))
            }
            required init?(coder: NSCoder) { nil }
            override var intrinsicContentSize: NSSize { size }
        }

        /// Returns a stack of three views as the content view of a window of 200 by 200 points. The
        /// expected frames are published measurements from macOS 26.
        private func threeViews() -> NSStackView {
            let stack = NSStackView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
            for box in [Box(40, 20), Box(60, 30), Box(20, 10)] { stack.addArrangedSubview(box) }
            stack.spacing = 10
            return stack
        }

        private func frames(_ stack: NSStackView) -> [NSRect] {
            let window = NSWindow(
                contentRect: NSRect(x: 0, y: 0, width: 200, height: 200), styleMask: .borderless,
                backing: .buffered, defer: false)
            window.contentView = stack
            window.layoutIfNeeded()
            return stack.arrangedSubviews.map(\.frame)
        }

        private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
            -> NSRect
        {
            NSRect(x: x, y: y, width: width, height: height)
        }

        @Test func defaults() {
            let stack = NSStackView()
            expect(stack.orientation, equals: .horizontal)
            expect(stack.distribution, equals: .gravityAreas)
            expect(stack.alignment, equals: .centerY)
            expect(stack.spacing, equals: 8)
            expect(stack.detachesHiddenViews)
            expect(stack.huggingPriority(for: .horizontal), equals: .defaultLow)
            expect(stack.clippingResistancePriority(for: .vertical), equals: .required)
            stack.orientation = .vertical
            expect(stack.alignment, equals: .centerX)
        }

        @Test func aRowSpacesTheViewsAndCentersThem() {
            let stack = threeViews()
            expect(
                frames(stack),
                equals: [rect(0, 90, 40, 20), rect(50, 85, 60, 30), rect(120, 95, 20, 10)])
            expect(stack.frame, equals: rect(0, 0, 200, 200))
        }

        @Test func noSpacingLeavesNoGap() {
            let stack = threeViews()
            stack.spacing = 0
            expect(
                frames(stack),
                equals: [rect(0, 90, 40, 20), rect(40, 85, 60, 30), rect(100, 95, 20, 10)])
        }

        @Test func edgeInsetsMoveTheViews() {
            let stack = threeViews()
            stack.edgeInsets = NSEdgeInsets(top: 5, left: 15, bottom: 5, right: 15)
            expect(
                frames(stack),
                equals: [
                    rect(15, 90, 40, 20), rect(65, 85, 60, 30), rect(135, 95, 20, 10),
                ])
        }

        @Test func fillGivesTheSlackToTheFirstView() {
            let stack = threeViews()
            stack.distribution = .fill
            expect(
                frames(stack),
                equals: [
                    rect(0, 90, 100, 20), rect(110, 85, 60, 30), rect(180, 95, 20, 10),
                ])
        }

        @Test func fillEquallyGivesTheSameLengths() {
            let stack = threeViews()
            stack.distribution = .fillEqually
            expect(
                frames(stack),
                equals: [rect(0, 90, 60, 20), rect(70, 85, 60, 30), rect(140, 95, 60, 10)])
        }

        @Test func aColumnRunsFromTheTopDown() {
            let stack = threeViews()
            stack.orientation = .vertical
            stack.alignment = .leading
            expect(
                frames(stack),
                equals: [rect(0, 180, 40, 20), rect(0, 140, 60, 30), rect(0, 120, 20, 10)])
        }

        @Test func aColumnCentersItsViews() {
            let stack = threeViews()
            stack.orientation = .vertical
            expect(
                frames(stack),
                equals: [
                    rect(80, 180, 40, 20), rect(70, 140, 60, 30), rect(90, 120, 20, 10),
                ])
        }

        @Test func trailingPutsTheViewsAtTheFarEdge() {
            let stack = threeViews()
            stack.orientation = .vertical
            stack.alignment = .trailing
            expect(
                frames(stack),
                equals: [
                    rect(160, 180, 40, 20), rect(140, 140, 60, 30), rect(180, 120, 20, 10),
                ])
        }

        @Test func rightToLeftBeginsAtTheRight() {
            let stack = threeViews()
            stack.userInterfaceLayoutDirection = .rightToLeft
            stack.edgeInsets = NSEdgeInsets(top: 0, left: 1, bottom: 0, right: 7)
            expect(frames(stack).map(\.maxX), equals: [193, 143, 73])
            stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
            stack.layoutSubtreeIfNeeded()
            expect(stack.arrangedSubviews.map(\.frame.maxX), equals: [193, 123, 53])
        }

        @Test func aColumnFromRightToLeftLeadsAtTheRight() {
            let stack = threeViews()
            stack.userInterfaceLayoutDirection = .rightToLeft
            stack.orientation = .vertical
            stack.alignment = .leading
            expect(frames(stack).map(\.maxX), equals: [200, 200, 200])
        }

        @Test func gravityAreasAreAtTheStartTheMiddleAndTheEnd() {
            let stack = NSStackView(frame: rect(0, 0, 200, 200))
            stack.addView(Box(20, 20), in: .leading)
            stack.addView(Box(40, 20), in: .center)
            stack.addView(Box(60, 20), in: .trailing)
            expect(frames(stack).map(\.minX), equals: [0, 80, 140])
            expect(stack.views(in: .center), equals: [stack.arrangedSubviews[1]])
        }

        @Test func initViewsUsesTheLeadingAreaAndNoMask() {
            let boxes = [Box(10, 10), Box(20, 10)]
            let stack = NSStackView(views: boxes)
            expect(!stack.translatesAutoresizingMaskIntoConstraints)
            expect(stack.views(in: .leading), equals: boxes)
            expect(!boxes[0].translatesAutoresizingMaskIntoConstraints)
        }

        @Test func aStackIsAsLargeAsItsContent() {
            let stack = NSStackView(views: [Box(50, 20), Box(70, 30)])
            stack.edgeInsets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            expect(stack.fittingSize, equals: NSSize(width: 134, height: 34))
            let root = NSView(frame: rect(0, 0, 300, 300))
            root.addSubview(stack)
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            root.layoutSubtreeIfNeeded()
            expect(stack.frame, equals: rect(0, 266, 134, 34))
        }

        @Test func aHiddenViewGivesUpItsPlace() {
            let boxes = [Box(50, 20), Box(50, 20), Box(50, 20)]
            let stack = NSStackView(views: boxes)
            expect(stack.fittingSize.width, equals: 166)
            boxes[1].isHidden = true
            expect(stack.fittingSize.width, equals: 108)
            expect(stack.detachedViews, equals: [boxes[1]])
            expect(stack.arrangedSubviews, equals: boxes)
            expect(stack.views, equals: boxes)
            boxes[1].isHidden = false
            expect(stack.fittingSize.width, equals: 166)
        }

        @Test func aHiddenViewKeepsItsPlaceIfHiddenViewsAreNotDetached() {
            let boxes = [Box(50, 20), Box(50, 20)]
            let stack = NSStackView(views: boxes)
            stack.detachesHiddenViews = false
            boxes[1].isHidden = true
            expect(stack.fittingSize.width, equals: 108)
            expect(stack.detachedViews.isEmpty)
        }

        @Test func customSpacingReplacesTheSpacing() {
            let boxes = [Box(50, 20), Box(50, 20), Box(50, 20)]
            let stack = NSStackView(views: boxes)
            stack.setCustomSpacing(20, after: boxes[0])
            expect(stack.fittingSize.width, equals: 178)
            expect(stack.customSpacing(after: boxes[0]), equals: 20)
            expect(stack.customSpacing(after: boxes[1]), equals: NSStackView.useDefaultSpacing)
            stack.setCustomSpacing(NSStackView.useDefaultSpacing, after: boxes[0])
            expect(stack.fittingSize.width, equals: 166)
        }

        @Test func unmanagedViewsAndWrongIndicesRaise() {
            let stack = NSStackView(views: [Box(10, 10)])
            let raised = HeadlessAppKit.captureExceptions {
                stack.setCustomSpacing(2, after: NSView())
                stack.setVisibilityPriority(.notVisible, for: NSView())
                stack.removeView(NSView())
                stack.insertView(NSView(), at: 2, in: .leading)
            }
            expect(raised.count, equals: 4)
            expect(raised.last?.name, equals: "NSRangeException")
            expect(stack.arrangedSubviews.count, equals: 1)
        }

        @Test func aViewThatIsNotToBeVisibleIsHidden() {
            let boxes = [Box(10, 10), Box(10, 10)]
            let stack = NSStackView(views: boxes)
            stack.setVisibilityPriority(.notVisible, for: boxes[0])
            expect(boxes[0].isHidden)
            expect(stack.fittingSize.width, equals: 10)
            stack.setVisibilityPriority(.mustHold, for: boxes[0])
            expect(!boxes[0].isHidden)
        }

        @Test func aRemovedSubviewIsNoLongerArranged() {
            let boxes = [Box(50, 20), Box(50, 20)]
            let stack = NSStackView(views: boxes)
            boxes[0].removeFromSuperview()
            expect(stack.arrangedSubviews, equals: [boxes[1]])
            stack.removeArrangedSubview(boxes[1])
            expect(stack.arrangedSubviews.isEmpty)
            expect(stack.subviews, equals: [boxes[1]])
        }

        /// The alignment constraints have the same priority as a view's content hugging. `.width`
        /// stretches views without content; for other views, the result is not determined.
        @Test func theWidthAlignmentStretchesViewsWithoutContent() {
            let stack = NSStackView(frame: rect(0, 0, 200, 200))
            stack.orientation = .vertical
            stack.alignment = .width
            let plain = NSView()
            plain.heightAnchor.constraint(equalToConstant: 10).isActive = true
            stack.addArrangedSubview(plain)
            expect(frames(stack), equals: [rect(0, 190, 200, 10)])
        }

        @Test func theWidthAlignmentStretchesViewsThatHugLess() {
            let stack = threeViews()
            stack.orientation = .vertical
            stack.alignment = .width
            for view in stack.arrangedSubviews {
                view.setContentHuggingPriority(.init(249), for: .horizontal)
            }
            expect(frames(stack).map(\.width), equals: [200, 200, 200])
            expect(stack.arrangedSubviews.map(\.frame.minX), equals: [0, 0, 0])
        }

        @Test func theHeightAlignmentStretchesRows() {
            let stack = threeViews()
            stack.alignment = .height
            for view in stack.arrangedSubviews {
                view.setContentHuggingPriority(.init(249), for: .vertical)
            }
            expect(frames(stack).map(\.height), equals: [200, 200, 200])
        }

        @Test func aViewsOwnConstraintsOverrideTheAlignment() {
            let stack = NSStackView(frame: rect(0, 0, 200, 200))
            stack.orientation = .vertical
            stack.alignment = .leading
            let box = Box(40, 20)
            stack.addArrangedSubview(box)
            box.trailingAnchor.constraint(equalTo: stack.trailingAnchor).isActive = true
            box.leadingAnchor.constraint(equalTo: stack.leadingAnchor).isActive = true
            expect(frames(stack), equals: [rect(0, 180, 200, 20)])
        }

        @Test func anAlignmentThatDoesNotFitIsIgnored() {
            let stack = threeViews()
            stack.alignment = .leading
            expect(frames(stack).map(\.minX), equals: [0, 50, 120])
            expect(HeadlessAppKit.unsatisfiableConstraints.isEmpty)
        }

        @Test func huggingDrawsTheStackToItsViews() {
            let box = Box(50, 20)
            box.setContentHuggingPriority(.required, for: .horizontal)
            let stack = NSStackView(views: [box])
            let root = NSView(frame: rect(0, 0, 300, 300))
            root.addSubview(stack)
            let wide = stack.widthAnchor.constraint(equalToConstant: 200)
            wide.priority = .init(600)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor), wide,
            ])
            root.layoutSubtreeIfNeeded()
            expect(stack.frame.width, equals: 200)
            stack.setHuggingPriority(.defaultHigh, for: .horizontal)
            root.layoutSubtreeIfNeeded()
            expect(stack.frame.width, equals: 50)
        }

        @Test func equalSpacingSharesTheGaps() {
            let stack = threeViews()
            stack.distribution = .equalSpacing
            expect(frames(stack).map(\.minX), equals: [0, 80, 180])
        }

        @Test func equalCenteringSharesTheDistancesOfCenters() {
            let stack = threeViews()
            stack.distribution = .equalCentering
            let centers = frames(stack).map(\.midX)
            expect(centers, equals: [20, 105, 190])
        }

        @Test func equalSpacesGiveWayToWhatIsRequired() {
            let stack = NSStackView(frame: NSRect(x: 0, y: 0, width: 200, height: 20))
            let boxes = [Box(20, 20), Box(20, 20), Box(20, 20)]
            for box in boxes { stack.addArrangedSubview(box) }
            stack.distribution = .equalSpacing
            boxes[1].leadingAnchor.constraint(
                equalTo: boxes[0].trailingAnchor, constant: 10
            ).isActive = true
            stack.layoutSubtreeIfNeeded()
            expect(boxes.map(\.frame.minX), equals: [0, 30, 180])
        }
    }
}
