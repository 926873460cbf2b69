import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct AppearanceTests {
        private let appearance: Set = [
            "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        ]

        init() { HeadlessAppKit.reset() }

        private func appearances(_ body: () -> Void) -> [String] {
            sequence(HeadlessAppKit.recordCalls(body), appearance)
        }

        @Test func aWindowThatIsOrderedInShowsItsController() {
            let host = HostController()
            var window: NSWindow?
            let calls = HeadlessAppKit.recordCalls { window = show(host) }
            expect(
                names(calls, of: host),
                equals: [
                    "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayout",
                    "viewDidLayout", "viewDidAppear",
                ])
            expect(window?.contentView === host.view)
        }

        @Test func aWindowThatIsNotOrderedInShowsNothing() {
            let host = HostController()
            let window = NSWindow(contentViewController: host)
            expect(appearances { HeadlessAppKit.turnRunLoop() }.isEmpty)
            expect(host.view.window === window)
        }

        @Test func viewDidAppearWaitsForTheLayout() {
            let host = HostController()
            var window: NSWindow?
            expect(
                appearances { window = show(host, turning: false) },
                equals: ["HostController.viewWillAppear"])
            expect(
                appearances { HeadlessAppKit.turnRunLoop() },
                equals: ["HostController.viewDidAppear"])
            expect(window?.isVisible, equals: true)
        }

        @Test func theRunLoopTurnsByItself() async throws {
            let host = HostController()
            HeadlessAppKit.startRecordingCalls()
            let window = show(host, turning: false)
            for _ in 0..<10_000 where HeadlessAppKit.recordedCalls.last?.call != .viewDidAppear {
                try await Task.sleep(for: .milliseconds(5))
            }
            expect(HeadlessAppKit.stopRecordingCalls().last?.call, equals: .viewDidAppear)
            expect(window.isVisible)
        }

        @Test func viewWillAppearComesBeforeTheViewIsInTheWindow() {
            final class Curious: PlainController {
                var atWill: NSWindow?
                var atDid: NSWindow?
                override func viewWillAppear() {
                    super.viewWillAppear()
                    atWill = view.window
                }
                override func viewDidAppear() {
                    super.viewDidAppear()
                    atDid = view.window
                }
            }
            let host = HostController()
            let window = show(host)
            let child = Curious()
            host.add(child)
            HeadlessAppKit.turnRunLoop()
            expect(child.atWill == nil)
            expect(child.atDid === window)
        }

        @Test func childrenInTheViewAppearWithTheHost() {
            let host = HostController()
            let child = ChildController()
            host.add(child)
            var window: NSWindow?
            expect(
                appearances { window = show(host, turning: false) },
                equals: [
                    "HostController.viewWillAppear", "ChildController.viewWillAppear",
                ])
            let did = Set(appearances { HeadlessAppKit.turnRunLoop() })
            expect(
                did, equals: ["HostController.viewDidAppear", "ChildController.viewDidAppear"])
            let leaving = Set(appearances { window?.orderOut(nil) })
            expect(leaving.count, equals: 4)
        }

        @Test func aChildWhoseViewIsNotInTheHostHearsNothing() {
            let host = HostController()
            let child = ChildController()
            host.addChild(child)
            _ = child.view
            var window: NSWindow?
            let calls = HeadlessAppKit.recordCalls { window = show(host) }
            expect(names(calls, of: child).isEmpty)
            expect(window?.isVisible, equals: true)
        }

        @Test func orderingOutMakesTheControllersDisappear() {
            let host = HostController()
            let window = show(host)
            expect(
                appearances { window.orderOut(nil) },
                equals: [
                    "HostController.viewWillDisappear", "HostController.viewDidDisappear",
                ])
            expect(appearances { window.orderOut(nil) }.isEmpty)
        }

        @Test func closingTheWindowMakesTheControllersDisappear() {
            let host = HostController()
            let window = show(host)
            expect(appearances { window.close() }.count, equals: 2)
            expect(!window.isVisible)
        }

        @Test func hidingAViewMakesItsControllerDisappear() {
            let host = HostController()
            let window = show(host)
            let child = ChildController()
            host.add(child)
            HeadlessAppKit.turnRunLoop()
            expect(
                appearances { child.view.isHidden = true },
                equals: [
                    "ChildController.viewWillDisappear", "ChildController.viewDidDisappear",
                ])
            expect(
                appearances {
                    child.view.isHidden = false
                    HeadlessAppKit.turnRunLoop()
                }, equals: ["ChildController.viewWillAppear", "ChildController.viewDidAppear"])
            expect(window.isVisible)
        }

        @Test func hidingAnAncestorMakesTheControllersInItDisappear() {
            let host = HostController()
            let window = show(host)
            let child = ChildController()
            let box = NSView()
            host.view.addSubview(box)
            host.addChild(child)
            box.addSubview(child.view)
            HeadlessAppKit.turnRunLoop()
            expect(appearances { box.isHidden = true }.count, equals: 2)
            expect(appearances { child.view.isHidden = true }.isEmpty)
            expect(appearances { box.isHidden = false }.isEmpty)
            expect(window.isVisible)
        }

        @Test func aViewAddedToAHiddenOneDoesNotAppear() {
            let host = HostController()
            let window = show(host)
            let box = NSView()
            box.isHidden = true
            host.view.addSubview(box)
            let child = ChildController()
            expect(
                appearances {
                    box.addSubview(child.view)
                    HeadlessAppKit.turnRunLoop()
                }.isEmpty)
            expect(window.isVisible)
        }

        @Test func aChildAddedAndRemovedInOneTurnNeverDidAppear() {
            let host = HostController()
            let window = show(host)
            let child = ChildController()
            expect(
                appearances {
                    host.add(child)
                    child.remove()
                    HeadlessAppKit.turnRunLoop()
                },
                equals: [
                    "ChildController.viewWillAppear", "ChildController.viewWillDisappear",
                    "ChildController.viewDidDisappear",
                ])
            expect(window.isVisible)
        }

        @Test func movingAViewInTheWindowIsNoNewAppearance() {
            let host = HostController()
            let window = show(host)
            let child = ChildController()
            host.add(child)
            HeadlessAppKit.turnRunLoop()
            let box = NSView()
            host.view.addSubview(box)
            expect(
                appearances {
                    box.addSubview(child.view)
                    HeadlessAppKit.turnRunLoop()
                }.isEmpty)
            expect(window.isVisible)
        }

        @Test func anotherContentControllerTakesThePlace() {
            let old = HostController()
            let window = show(old)
            let new = ChildController()
            let calls = appearances {
                window.contentViewController = new
                HeadlessAppKit.turnRunLoop()
            }
            expect(
                Set(calls),
                equals: [
                    "HostController.viewWillDisappear", "HostController.viewDidDisappear",
                    "ChildController.viewWillAppear", "ChildController.viewDidAppear",
                ])
            expect(window.contentView === new.view)
            expect(old.view.window == nil)
        }

        @Test func layoutIsBracketedByTheController() {
            final class Laying: PlainController {
                var log: [String] = []
                final class Canvas: NSView {
                    weak var owner: Laying?
                    override func layout() {
                        super.layout()
                        owner?.log.append("layout")
                    }
                }
                override func loadView() {
                    let canvas = Canvas()
                    canvas.owner = self
                    view = canvas
                }
                override func viewWillLayout() { log.append("will") }
                override func viewDidLayout() { log.append("did") }
            }
            let controller = Laying()
            controller.view.layoutSubtreeIfNeeded()
            expect(controller.log, equals: ["will", "layout", "did"])
            controller.view.layoutSubtreeIfNeeded()
            expect(controller.log.count, equals: 3)
            controller.view.needsLayout = true
            controller.view.layoutSubtreeIfNeeded()
            expect(controller.log.count, equals: 6)
        }

        @Test func updateViewConstraintsStandsForTheView() {
            final class Updating: PlainController {
                var count = 0
                override func updateViewConstraints() {
                    count += 1
                    super.updateViewConstraints()
                }
            }
            let controller = Updating()
            controller.view.updateConstraintsForSubtreeIfNeeded()
            expect(controller.count, equals: 1)
            controller.view.updateConstraintsForSubtreeIfNeeded()
            expect(controller.count, equals: 1)
            controller.view.needsUpdateConstraints = true
            controller.view.updateConstraintsForSubtreeIfNeeded()
            expect(controller.count, equals: 2)
        }
    }
}
