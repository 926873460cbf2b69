import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct SceneTests {
        init() {
            HeadlessUIKit.reset()
        }

        @Test func anApplicationHasTheScenesThatAreConnected() {
            let raised = HeadlessUIKit.captureExceptions { _ = UIApplication.shared }
            expect(raised.count, equals: 1)
            let scene = HeadlessUIKit.connectScene()
            expect(UIApplication.shared.connectedScenes, equals: [scene])
            expect(scene.activationState, equals: .foregroundActive)
        }

        @Test func aSceneThatDisconnectsIsUnattachedAndPostsItsNotification() {
            let scene = HeadlessUIKit.connectScene()
            let states = Box<[UIScene.ActivationState]>([])
            let token = NotificationCenter.default.addObserver(
                forName: UIScene.didDisconnectNotification, object: scene, queue: nil
            ) { _ in
                MainActor.assumeIsolated { states.value.append(scene.activationState) }
            }
            HeadlessUIKit.disconnect(HeadlessUIKit.connectScene())
            HeadlessUIKit.disconnect(scene)
            NotificationCenter.default.removeObserver(token)
            expect(states.value, equals: [.unattached])
            expect(UIApplication.shared.connectedScenes.isEmpty)
        }

        @Test func aWindowFillsItsSceneAndFollowsItsSize() {
            let scene = HeadlessUIKit.connectScene(size: CGSize(width: 100, height: 200))
            let window = UIWindow(windowScene: scene)
            let panel = UIWindow(windowScene: scene)
            panel.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            expect(window.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 200))
            expect(scene.windows, equals: [window, panel])
            HeadlessUIKit.resize(scene, to: CGSize(width: 200, height: 100))
            expect(window.frame.size, equals: CGSize(width: 200, height: 100))
            expect(panel.frame.size, equals: CGSize(width: 50, height: 50))
        }

        @Test func aSceneHasOneKeyWindowAndKeepsNoWindow() {
            let scene = HeadlessUIKit.connectScene()
            let window = UIWindow(windowScene: scene)
            window.makeKeyAndVisible()
            expect(!window.isHidden && window.isKeyWindow)
            weak var released: UIWindow?
            do {
                let other = UIWindow(windowScene: scene)
                released = other
                other.isHidden = false
                expect(scene.keyWindow === window)
                other.makeKey()
                expect(other.isKeyWindow && !window.isKeyWindow)
                other.isHidden = true
                expect(scene.keyWindow == nil)
            }
            expect(released == nil)
            expect(scene.windows, equals: [window])
            window.windowScene = nil
            expect(scene.windows.isEmpty)
        }

        @Test func windowsOfHigherLevelsGetTouchesFirst() {
            let scene = HeadlessUIKit.connectScene()
            let windows = [1, 0, 0].map { level in
                let window = UIWindow(windowScene: scene)
                window.windowLevel = UIWindow.Level(level)
                window.isHidden = false
                return window
            }
            let point = CGPoint(x: 1, y: 1)
            expect(HeadlessUIKit.hitTest(point, in: scene) === windows[0])
            windows[0].isUserInteractionEnabled = false
            expect(HeadlessUIKit.hitTest(point, in: scene) === windows[2])
            windows[2].isHidden = true
            expect(HeadlessUIKit.hitTest(point, in: scene) === windows[1])
        }
    }
}

/// A value that closures can change.
private final class Box<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
