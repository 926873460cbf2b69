import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct AppearanceTests {
        private let appearance: Set = [
            "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        ]

        init() { HeadlessUIKit.reset() }

        @Test func aWindowThatBecomesVisibleLoadsAndShowsItsRoot() {
            let host = UIViewController()
            let window = PlainWindow(sceneless: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = host
            expect(!host.isViewLoaded)
            let calls = HeadlessUIKit.recordCalls {
                window.isHidden = false
                HeadlessUIKit.turnRunLoop()
            }
            expect(
                names(calls, of: host),
                equals: [
                    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
                    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
                ])
            expect(host.view.frame, equals: window.bounds)
        }

        @Test func viewDidAppearWaitsForTheEndOfTheTurn() {
            let host = UIViewController()
            var window: UIWindow?
            let calls = HeadlessUIKit.recordCalls { window = show(host, turning: false) }
            expect(!names(calls, of: host).contains("viewDidAppear"))
            expect(names(calls, of: host).contains("viewWillAppear"))
            let later = HeadlessUIKit.recordCalls { HeadlessUIKit.turnRunLoop() }
            expect(names(later, of: host).last, equals: "viewDidAppear")
            expect(window?.isHidden, equals: false)
        }

        @Test func theRunLoopTurnsByItself() async throws {
            let host = UIViewController()
            HeadlessUIKit.startRecordingCalls()
            let window = show(host, turning: false)
            for _ in 0..<10_000 where HeadlessUIKit.recordedCalls.last?.call != .viewDidAppear {
                try await Task.sleep(for: .milliseconds(5))
            }
            expect(HeadlessUIKit.stopRecordingCalls().last?.call, equals: .viewDidAppear)
            expect(!window.isHidden)
        }

        @Test func viewIsAppearingFindsTheGeometryInPlace() {
            final class Geometry: UIViewController {
                var atWillAppear: UIWindow?
                var atIsAppearing: (UIWindow?, CGRect)?
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    atWillAppear = view.window
                }
                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    atIsAppearing = (view.window, view.frame)
                }
            }
            let host = UIViewController()
            let window = show(host)
            let child = Geometry()
            host.addChild(child)
            child.view.translatesAutoresizingMaskIntoConstraints = false
            host.view.addSubview(child.view)
            NSLayoutConstraint.activate([
                child.view.topAnchor.constraint(equalTo: host.view.topAnchor, constant: 100),
                child.view.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
                child.view.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
                child.view.bottomAnchor.constraint(equalTo: host.view.bottomAnchor),
            ])
            child.didMove(toParent: host)
            expect(child.atWillAppear == nil)
            expect(child.atIsAppearing == nil)
            HeadlessUIKit.turnRunLoop()
            expect(child.atIsAppearing?.0 === window)
            expect(child.atIsAppearing?.1, equals: CGRect(x: 0, y: 100, width: 393, height: 752))
        }

        @Test func childrenFollowAHostThatAppears() {
            let host = HostController()
            let child = ChildController()
            host.add(child)
            var window: UIWindow?
            let calls = HeadlessUIKit.recordCalls { window = show(host) }
            expect(
                sequence(calls, appearance),
                equals: [
                    "HostController.viewWillAppear", "ChildController.viewWillAppear",
                    "ChildController.viewDidAppear", "HostController.viewDidAppear",
                ])
            let leaving = HeadlessUIKit.recordCalls { window?.rootViewController = nil }
            expect(
                sequence(leaving, appearance),
                equals: [
                    "HostController.viewWillDisappear", "ChildController.viewWillDisappear",
                    "ChildController.viewDidDisappear", "HostController.viewDidDisappear",
                ])
        }

        @Test func hidingTheWindowMakesItsControllersDisappear() {
            let host = HostController()
            let window = show(host)
            let calls = HeadlessUIKit.recordCalls { window.isHidden = true }
            expect(names(calls, of: host), equals: ["viewWillDisappear", "viewDidDisappear"])
            let again = HeadlessUIKit.recordCalls {
                window.isHidden = false
                HeadlessUIKit.turnRunLoop()
            }
            expect(sequence(again, appearance).count, equals: 2)
        }

        @Test func aChildWhoseViewIsNotInTheHostHearsNothing() {
            let host = UIViewController()
            let child = UIViewController()
            host.addChild(child)
            var window: UIWindow?
            let calls = HeadlessUIKit.recordCalls { window = show(host) }
            expect(names(calls, of: child).isEmpty)
            expect(window?.isHidden, equals: false)
        }

        @Test func aChildAddedAndRemovedInOneTurnNeverDidAppear() {
            let host = UIViewController()
            let window = show(host)
            let child = ChildController()
            let calls = HeadlessUIKit.recordCalls {
                host.add(child)
                child.remove()
                HeadlessUIKit.turnRunLoop()
            }
            expect(
                sequence(calls, appearance),
                equals: [
                    "ChildController.viewWillAppear", "ChildController.viewWillDisappear",
                    "ChildController.viewDidDisappear",
                ])
            expect(!window.isHidden)
        }

        @Test func movingAChildViewInTheWindowIsNoNewAppearance() {
            let host = UIViewController()
            let window = show(host)
            let child = ChildController()
            host.add(child)
            HeadlessUIKit.turnRunLoop()
            let box = UIView()
            host.view.addSubview(box)
            let calls = HeadlessUIKit.recordCalls {
                box.addSubview(child.view)
                HeadlessUIKit.turnRunLoop()
            }
            expect(sequence(calls, appearance).isEmpty)
            expect(!window.isHidden)
        }

        @Test func aHostCanForwardAppearanceByItself() {
            final class Manual: UIViewController {
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            }
            let host = Manual()
            let window = show(host)
            let child = ChildController()
            child.add(GrandchildController())
            let silent = HeadlessUIKit.recordCalls {
                host.add(child)
                HeadlessUIKit.turnRunLoop()
            }
            expect(sequence(silent, appearance).isEmpty)
            let calls = HeadlessUIKit.recordCalls {
                child.beginAppearanceTransition(true, animated: true)
                child.endAppearanceTransition()
            }
            expect(
                sequence(calls, appearance),
                equals: [
                    "ChildController.viewWillAppear", "GrandchildController.viewWillAppear",
                    "GrandchildController.viewDidAppear", "ChildController.viewDidAppear",
                ])
            expect(!window.isHidden)
        }

        @Test func theDefaultViewIsAsLargeAsTheScreen() {
            let controller = UIViewController()
            expect(controller.viewIfLoaded == nil)
            expect(controller.view.frame, equals: UIScreen.main.bounds)
            expect(controller.view.autoresizingMask, equals: [.flexibleWidth, .flexibleHeight])
            expect(UIScreen.main.bounds, equals: CGRect(x: 0, y: 0, width: 393, height: 852))
        }

        @Test func loadViewIfNeededLoadsOnce() {
            let controller = UIViewController()
            let calls = HeadlessUIKit.recordCalls {
                controller.loadViewIfNeeded()
                controller.loadViewIfNeeded()
            }
            expect(calls.map(\.call), equals: [.loadView, .viewDidLoad])
        }

        @Test func makeKeyAndVisibleNeedsAnApplication() {
            let window = PlainWindow(sceneless: .zero)
            let raised = HeadlessUIKit.captureExceptions { window.makeKeyAndVisible() }
            expect(raised.count, equals: 1)
            expect(window.isHidden)
            expect(window.windowScene == nil)
        }
    }
}
