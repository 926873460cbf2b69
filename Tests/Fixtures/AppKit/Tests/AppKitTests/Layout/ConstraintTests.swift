import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct ConstraintTests {
        let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
        let view = NSView()

        init() {
            HeadlessAppKit.reset()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }

        private func frame(_ constraints: [NSLayoutConstraint]) -> NSRect {
            NSLayoutConstraint.activate(constraints)
            root.layoutSubtreeIfNeeded()
            return view.frame
        }

        private final class Flipped: NSView {
            override var isFlipped: Bool { true }
        }

        @Test func topIsTheUpperEdgeAndFramesCountFromBelow() {
            let frame = frame([
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                view.widthAnchor.constraint(equalToConstant: 30),
                view.heightAnchor.constraint(equalToConstant: 40),
            ])
            expect(frame, equals: NSRect(x: 20, y: 150, width: 30, height: 40))
        }

        @Test func whatIsTiedToTheTopStaysThereWhenTheSuperviewGrows() {
            _ = frame([
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 30),
                view.heightAnchor.constraint(equalToConstant: 40),
            ])
            root.setFrameSize(NSSize(width: 300, height: 400))
            root.layoutSubtreeIfNeeded()
            expect(view.frame, equals: NSRect(x: 0, y: 350, width: 30, height: 40))
        }

        @Test func whatIsTiedToTheBottomKeepsItsOrigin() {
            _ = frame([
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 30),
                view.heightAnchor.constraint(equalToConstant: 40),
            ])
            expect(view.frame.origin.y, equals: 10)
            root.setFrameSize(NSSize(width: 300, height: 400))
            root.layoutSubtreeIfNeeded()
            expect(view.frame.origin.y, equals: 10)
        }

        @Test func flippedAndUnflippedViewsAreLaidOutAlike() {
            let flipped = Flipped()
            flipped.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(flipped)
            let inner = NSView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            flipped.addSubview(inner)
            let frame = frame([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 100),
                view.heightAnchor.constraint(equalToConstant: 100),
                flipped.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
                flipped.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                flipped.widthAnchor.constraint(equalToConstant: 50),
                flipped.heightAnchor.constraint(equalToConstant: 50),
                inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
                inner.leadingAnchor.constraint(equalTo: flipped.leadingAnchor),
                inner.widthAnchor.constraint(equalToConstant: 10),
                inner.heightAnchor.constraint(equalToConstant: 10),
            ])
            expect(frame, equals: NSRect(x: 0, y: 100, width: 100, height: 100))
            expect(flipped.frame, equals: NSRect(x: 0, y: 40, width: 50, height: 50))
            expect(inner.frame, equals: NSRect(x: 0, y: 20, width: 10, height: 10))
            expect(
                inner.convert(inner.bounds, to: root),
                equals: NSRect(x: 0, y: 160, width: 10, height: 10))
        }

        @Test func centersAndMultipliers() {
            let frame = frame([
                view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
                view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
                view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.2),
            ])
            expect(frame, equals: NSRect(x: 75, y: 75, width: 150, height: 30))
        }

        @Test func theInitializerWithItemsDoesTheSame() {
            let frame = frame([
                NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: root,
                    attribute: .left, multiplier: 1, constant: 7),
                NSLayoutConstraint(
                    item: view, attribute: .bottom, relatedBy: .equal, toItem: root,
                    attribute: .bottom, multiplier: 1, constant: 0),
                NSLayoutConstraint(
                    item: view, attribute: .width, relatedBy: .equal, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: 5),
                NSLayoutConstraint(
                    item: view, attribute: .height, relatedBy: .equal, toItem: view,
                    attribute: .width, multiplier: 2, constant: 0),
            ])
            expect(frame, equals: NSRect(x: 7, y: 0, width: 5, height: 10))
        }

        @Test func rightToLeftViewsLeadAtTheRight() {
            HeadlessAppKit.layoutDirection = .rightToLeft
            let frame = frame([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 30),
                view.heightAnchor.constraint(equalToConstant: 40),
            ])
            expect(frame.maxX, equals: 280)
        }

        @Test func theStrongerConstraintWins() {
            let weak = view.widthAnchor.constraint(equalToConstant: 10)
            weak.priority = .defaultLow
            let strong = view.widthAnchor.constraint(equalToConstant: 20)
            strong.priority = .defaultHigh
            expect(frame([weak, strong]).width, equals: 20)
            strong.isActive = false
            root.layoutSubtreeIfNeeded()
            expect(view.frame.width, equals: 10)
        }

        @Test func requiredPrioritiesStayRequiredWhileActive() {
            let constraint = view.widthAnchor.constraint(equalToConstant: 10)
            constraint.isActive = true
            let raised = HeadlessAppKit.captureExceptions { constraint.priority = .defaultLow }
            expect(raised.map(\.name), equals: ["NSInternalInconsistencyException"])
            expect(constraint.priority, equals: .required)
            constraint.isActive = false
            constraint.priority = .defaultLow
            expect(constraint.priority, equals: .defaultLow)
        }

        @Test func constraintsBetweenUnrelatedViewsRaise() {
            let stranger = NSView()
            let constraint = view.leadingAnchor.constraint(equalTo: stranger.leadingAnchor)
            let raised = HeadlessAppKit.captureExceptions { constraint.isActive = true }
            expect(raised.count, equals: 1)
            expect(!constraint.isActive)
        }

        @Test func removingAViewDropsItsConstraintsToOutside() {
            let outside = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
            let inside = view.widthAnchor.constraint(equalToConstant: 10)
            NSLayoutConstraint.activate([outside, inside])
            expect(root.constraints, equals: [outside])
            expect(view.constraints, equals: [inside])
            view.removeFromSuperview()
            expect(!outside.isActive)
            expect(inside.isActive)
        }

        @Test func contradictionsAreReported() {
            HeadlessAppKit.printsUnsatisfiableConstraints = false
            _ = frame([
                view.widthAnchor.constraint(equalToConstant: 10),
                view.widthAnchor.constraint(equalToConstant: 20),
            ])
            expect(HeadlessAppKit.unsatisfiableConstraints.count, equals: 1)
        }

        @Test func guidesTakePartInTheLayout() {
            let guide = NSLayoutGuide()
            root.addLayoutGuide(guide)
            expect(guide.owningView === root)
            let frame = frame([
                guide.topAnchor.constraint(equalTo: root.topAnchor),
                guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
                guide.widthAnchor.constraint(equalToConstant: 40),
                guide.heightAnchor.constraint(equalToConstant: 50),
                view.topAnchor.constraint(equalTo: guide.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
                view.widthAnchor.constraint(equalToConstant: 1),
                view.heightAnchor.constraint(equalToConstant: 1),
            ])
            expect(guide.frame, equals: NSRect(x: 5, y: 150, width: 40, height: 50))
            expect(frame.origin, equals: NSPoint(x: 45, y: 149))
            root.removeLayoutGuide(guide)
            expect(guide.owningView == nil)
            expect(view.constraints.count, equals: 2)
            expect(root.constraints.isEmpty)
        }

        @Test func fittingSizesFollowTheContent() {
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                view.widthAnchor.constraint(equalToConstant: 70),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
            ])
            expect(root.fittingSize, equals: NSSize(width: 70, height: 30))
        }

        @Test func updateConstraintsRunsBeforeTheLayout() {
            final class Updating: NSView {
                var log: [String] = []
                override func updateConstraints() {
                    log.append("constraints")
                    super.updateConstraints()
                }
                override func layout() {
                    super.layout()
                    log.append("layout")
                }
            }
            let view = Updating()
            root.addSubview(view)
            view.needsUpdateConstraints = true
            root.layoutSubtreeIfNeeded()
            expect(view.log, equals: ["constraints", "layout"])
            expect(!view.needsUpdateConstraints)
            expect(!view.needsLayout)
        }

        @Test func systemSpacingIsEightPoints() {
            let frame = frame([
                view.leadingAnchor.constraint(
                    equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
                view.topAnchor.constraint(
                    equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
                view.heightAnchor.constraint(equalToConstant: 0),
            ])
            expect(frame.origin, equals: NSPoint(x: 16, y: 192))
        }

        @Test func layoutsAreNotNested() {
            let controller = NestingController()
            let window = show(controller)
            controller.view.needsLayout = true
            window.layoutIfNeeded()
            expect(controller.layouts > 0)
            expect(!HeadlessAppKit.layoutRecursions.isEmpty)
            HeadlessAppKit.reset()
            expect(HeadlessAppKit.layoutRecursions.isEmpty)
        }
    }
}

/// A controller that requests a layout during its layout.
@MainActor
private final class NestingController: NSViewController {
    var layouts = 0

    override func loadView() {
        view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    }

    override func viewDidLayout() {
        layouts += 1
        view.needsLayout = layouts < 3
        view.layoutSubtreeIfNeeded()
    }
}
