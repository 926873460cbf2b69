#if UIKIT && os(Linux)
import Testing
import UIKit

@testable import Runtime

/// Only the headless UIKit has scenes in tests.
@MainActor
@Suite("Plugins in scenes", .serialized)
struct ConnectedSceneTests {
    private let clock = ManualClock()
    private let scene: UIWindowScene
    private let appWindow: UIWindow
    private let root = AppController()

    init() {
        scene = HeadlessUIKit.connectScene(size: CGSize(width: 320, height: 640))
        appWindow = UIWindow(windowScene: scene)
        appWindow.rootViewController = root
        appWindow.makeKeyAndVisible()
    }

    @Test("a host is over everything else in its scene, and touches beside plugins reach the app")
    func isOnTop() throws {
        try run {
            root.present(UIViewController(), animated: false)
            HeadlessUIKit.turnRunLoop()
            let host = try #require(PluginSceneHost.opened(in: scene))
            let plugin = makePlugin()
            host.add(plugin)
            let window = try #require(plugin.view.window)
            window.layoutIfNeeded()
            #expect(window !== appWindow && window.windowScene === scene)
            let level = window.windowLevel.rawValue
            #expect(level > UIWindow.Level.normal.rawValue, "the app can cover it")
            #expect(level < UIWindow.Level.alert.rawValue, "it covers alerts")
            let touched = HeadlessUIKit.hitTest(CGPoint(x: 160, y: 20), in: scene)
            #expect(touched === plugin.view, "it gets no touches")
            let other = HeadlessUIKit.hitTest(CGPoint(x: 160, y: 600), in: scene)
            #expect(other?.window === appWindow, "touches beside it do not pass")
        }
    }

    @Test("a scene has one host at a time, and the active scene is the default")
    func isShared() throws {
        try run {
            let inactive = HeadlessUIKit.connectScene()
            defer { HeadlessUIKit.disconnect(inactive) }
            HeadlessUIKit.setActivationState(.foregroundInactive, of: inactive)
            #expect(PluginSceneHost.shown(in: scene) == nil, "it is shown without a plugin")
            let host = try #require(PluginSceneHost.opened(in: nil))
            host.add(makePlugin())
            #expect(PluginSceneHost.opened(in: scene) === host)
            #expect(PluginSceneHost.shown(in: scene) === host)
            #expect(PluginSceneHost.shown(in: inactive) == nil)
        }
    }

    @Test("the keyboard is for the app's window, unless text of a plugin can be edited")
    func leavesKeyboard() throws {
        try run {
            let host = try #require(PluginSceneHost.opened(in: scene))
            let plugin = makePlugin()
            host.add(plugin)
            #expect(appWindow.isKeyWindow, "its window takes the keyboard")
            plugin.view.window?.makeKey()
            #expect(appWindow.isKeyWindow, "its window takes the keyboard without text")
            plugin.view.addSubview(UITextField())
            plugin.view.window?.makeKey()
            #expect(!appWindow.isKeyWindow, "its text cannot be edited")
            plugin.remove()
            clock.advance(by: 0)
            #expect(appWindow.isKeyWindow, "the app's window does not get the keyboard back")
            #expect(scene.windows == [appWindow], "its window stays")
        }
    }

    @Test("a scene that disconnects takes its plugins along")
    func disconnects() async throws {
        weak var released: StubPlugin?
        try clock.run {
            let host = try #require(PluginSceneHost.opened(in: scene))
            let plugin = makePlugin()
            host.add(plugin)
            released = plugin
        }
        HeadlessUIKit.disconnect(scene)
        await HostWindow.wait { released == nil }
        #expect(released == nil, "something keeps it")
        #expect(PluginSceneHost.shown(in: scene) == nil, "its host is found")
        #expect(PluginSceneHost.opened(in: scene) == nil, "the scene gets another host")
    }

    @Test("the status bar, the orientation, the style and the tint stay those of the app")
    func looksLikeApp() throws {
        try run {
            appWindow.overrideUserInterfaceStyle = .dark
            appWindow.tintColor = .systemRed
            let host = try #require(PluginSceneHost.opened(in: scene))
            let plugin = makePlugin()
            host.add(plugin)
            #expect(host.preferredStatusBarStyle == .lightContent)
            #expect(host.prefersStatusBarHidden && host.prefersHomeIndicatorAutoHidden)
            #expect(host.supportedInterfaceOrientations == .portrait)
            #expect(plugin.traitCollection.userInterfaceStyle == .dark)
            #expect(plugin.view.tintColor == .systemRed)

            let sheet = UIViewController()
            root.present(sheet, animated: false)
            HeadlessUIKit.turnRunLoop()
            #expect(host.prefersStatusBarHidden, "a sheet decides about the status bar")
            sheet.modalPresentationCapturesStatusBarAppearance = true
            #expect(!host.prefersStatusBarHidden, "it ignores a controller that decides")

            appWindow.overrideUserInterfaceStyle = .light
            #expect(PluginSceneHost.opened(in: scene) === host)
            #expect(plugin.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test("VoiceOver reads the app behind a plugin, unless the plugin is modal and visible")
    func isModal() throws {
        try run {
            let host = try #require(PluginSceneHost.opened(in: scene))
            let plugin = makePlugin()
            host.add(plugin)
            let window = try #require(plugin.view.window)
            #expect(!window.accessibilityViewIsModal, "the app is not read")
            plugin.view.makeModal()
            #expect(window.accessibilityViewIsModal, "the app is read behind a modal plugin")
            plugin.view.isHidden = true
            #expect(!window.accessibilityViewIsModal, "the app is not read behind a hidden plugin")
        }
    }

    /// Runs a test, and disconnects the scene.
    private func run(_ test: () throws -> Void) throws {
        defer { HeadlessUIKit.disconnect(scene) }
        try clock.run(test)
    }

    private func makePlugin() -> StubPlugin {
        StubPlugin(
            PluginPresentation(
                placement: ChildPlacement(edges: [.top, .leading, .trailing], height: 50)))
    }

    /// A controller that decides about the whole screen.
    private final class AppController: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
}
#endif
