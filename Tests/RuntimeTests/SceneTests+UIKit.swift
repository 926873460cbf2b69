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
            expect(window !== appWindow && window.windowScene === scene)
            let level = window.windowLevel.rawValue
            expect(level > UIWindow.Level.normal.rawValue, "the app can cover it")
            expect(level < UIWindow.Level.alert.rawValue, "it covers alerts")
            let touched = HeadlessUIKit.hitTest(CGPoint(x: 160, y: 20), in: scene)
            expect(touched === plugin.view, "it gets no touches")
            let other = HeadlessUIKit.hitTest(CGPoint(x: 160, y: 600), in: scene)
            expect(other?.window === appWindow, "touches beside it do not pass")
        }
    }

    @Test("a scene has one host at a time, and the active scene is the default")
    func isShared() throws {
        try run {
            let inactive = HeadlessUIKit.connectScene()
            defer { HeadlessUIKit.disconnect(inactive) }
            HeadlessUIKit.setActivationState(.foregroundInactive, of: inactive)
            expect(PluginSceneHost.shown(in: scene).isEmpty, "it is shown without a plugin")
            let host = try #require(PluginSceneHost.opened(in: nil))
            host.add(makePlugin())
            expect(PluginSceneHost.opened(in: scene) === host)
            expect(PluginSceneHost.shown(in: scene), equals: [host])
            expect(PluginSceneHost.shown(in: inactive).isEmpty)
        }
    }

    @Test("the default is the scene of the app with the key window, and never another display")
    func choosesScene() throws {
        try run {
            for _ in 0..<20 {
                let display = HeadlessUIKit.connectScene(role: .windowExternalDisplayNonInteractive)
                let beside = HeadlessUIKit.connectScene()
                defer { for scene in [display, beside] { HeadlessUIKit.disconnect(scene) } }
                for scene in [display, beside, scene] {
                    HeadlessUIKit.setActivationState(.foregroundActive, of: scene)
                }
                let host = try #require(PluginSceneHost.opened(in: nil))
                expect(PluginSceneHost.shown(in: scene), equals: [host], "it is in another scene")

                HeadlessUIKit.setActivationState(.foregroundInactive, of: scene)
                let other = try #require(PluginSceneHost.opened(in: nil))
                expect(PluginSceneHost.shown(in: beside), equals: [other], "it is not in the active one")
                for scene in [beside, scene] {
                    HeadlessUIKit.setActivationState(.background, of: scene)
                }
                let last = try #require(PluginSceneHost.opened(in: nil))
                expect(PluginSceneHost.shown(in: display), equals: [last], "it is nowhere")
                for scene in [display, beside, scene] {
                    HeadlessUIKit.setActivationState(.background, of: scene)
                }
                expect(PluginSceneHost.opened(in: nil) == nil, "it is in the background")
                expect(Set(PluginSceneHost.shown(in: nil)), equals: [host, other, last])
                expect(PluginSceneHost.shown(in: nil).last === last)
            }
            HeadlessUIKit.setActivationState(.foregroundActive, of: scene)
        }
    }

    @Test("the window follows the appearance of the app's window while a plugin is shown")
    func followsAppearance() throws {
        try run {
            let host = try #require(PluginSceneHost.opened(in: scene))
            let plugin = makePlugin()
            host.add(plugin)
            let window = try #require(plugin.view.window)
            appWindow.tintColor = .red
            expect(window.tintColor, equals: .red, "it keeps its tint")
            appWindow.overrideUserInterfaceStyle = .dark
            HeadlessUIKit.turnRunLoop()
            expect(window.overrideUserInterfaceStyle, equals: .dark, "it keeps its style")
            var added: [UIView] { appWindow.subviews.filter { $0 !== root.view } }
            expect(added.map(\.isHidden), equals: [true], "a view is visible in the app's window")
            plugin.remove()
            clock.advance(by: 0)
            expect(added.isEmpty, "a view is left in the app's window")
        }
    }

    @Test("the window follows the app's key window, or else its visible one")
    func followsKeyWindow() throws {
        try run {
            let host = try #require(PluginSceneHost.opened(in: scene))
            let plugin = makePlugin()
            host.add(plugin)
            let window = try #require(plugin.view.window)
            appWindow.isHidden = true
            let others = [UIColor.green, .yellow, .blue].map { color in
                let other = UIWindow(windowScene: scene)
                other.tintColor = color
                return other
            }
            others[1].windowLevel = .alert
            for other in others.dropFirst() { other.isHidden = false }
            expect(PluginSceneHost.opened(in: scene) === host)
            expect(window.tintColor, equals: .blue, "it follows a hidden window, or an alert")
            others[1].makeKey()
            expect(PluginSceneHost.opened(in: scene) === host)
            expect(window.tintColor, equals: .yellow, "it does not follow the key window")
            others[2].tintColor = .red
            expect(window.tintColor, equals: .yellow, "it follows its former window")
            others[1].tintColor = .cyan
            expect(window.tintColor, equals: .cyan, "it does not follow the new window")
            plugin.remove()
            clock.advance(by: 0)
            expect(others.map(\.subviews.count), equals: [0, 0, 0], "a view is left in a window")
        }
    }

    @Test("the keyboard is for the app's window, unless text of a plugin can be edited")
    func leavesKeyboard() throws {
        try run {
            let host = try #require(PluginSceneHost.opened(in: scene))
            let plugin = makePlugin()
            host.add(plugin)
            expect(appWindow.isKeyWindow, "its window takes the keyboard")
            plugin.view.window?.makeKey()
            expect(appWindow.isKeyWindow, "its window takes the keyboard without text")
            plugin.view.addSubview(UITextField())
            plugin.view.window?.makeKey()
            expect(!appWindow.isKeyWindow, "its text cannot be edited")
            plugin.remove()
            clock.advance(by: 0)
            expect(appWindow.isKeyWindow, "the app's window does not get the keyboard back")
            expect(scene.windows, equals: [appWindow], "its window stays")
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
        expect(released == nil, "something keeps it")
        expect(PluginSceneHost.shown(in: scene).isEmpty, "its host is found")
        expect(PluginSceneHost.opened(in: scene) == nil, "the scene gets another host")
    }

    @Test("a scene that disconnects removes its plugins at once, and only those")
    func removesAtOnce() async throws {
        defer { HeadlessUIKit.disconnect(scene) }
        let other = HeadlessUIKit.connectScene()
        let hosts = try clock.run {
            try [scene, other].map { scene in
                let host = try #require(PluginSceneHost.opened(in: scene))
                host.add(StubPlugin(PluginPresentation(minimumDuration: 9)))
                return host
            }
        }
        HeadlessUIKit.disconnect(other)
        await HostWindow.wait { hosts[1].children.isEmpty }
        expect(hosts.map(\.children.count), equals: [1, 0], "a plugin stays, or is lost")
        expect(PluginSceneHost.shown(in: scene), equals: [hosts[0]], "another host is lost")
    }

    @Test("nothing keeps a host that has closed, and the host does not keep its window")
    func isReleased() async throws {
        weak var released: PluginSceneHost?
        var window: UIWindow?
        try clock.run {
            let host = try #require(PluginSceneHost.opened(in: scene))
            let plugin = makePlugin()
            host.add(plugin)
            window = plugin.view.window
            plugin.remove()
            clock.advance(by: 0)
            released = host
        }
        await HostWindow.wait { released == nil }
        expect(released == nil && window != nil, "something keeps it")
        expect(window?.windowScene == nil, "its window stays in the scene")

        weak var releasedWindow: UIWindow?
        let host = try clock.run {
            let host = try #require(PluginSceneHost.opened(in: scene))
            host.add(makePlugin())
            releasedWindow = host.view.window
            return host
        }
        HeadlessUIKit.disconnect(scene)
        HeadlessUIKit.turnRunLoop()
        await HostWindow.wait { releasedWindow == nil }
        expect(host.children.isEmpty && releasedWindow == nil, "it keeps its window")
    }

    @Test("the status bar, the orientation, the style and the tint stay those of the app")
    func looksLikeApp() throws {
        try run {
            appWindow.overrideUserInterfaceStyle = .dark
            appWindow.tintColor = .systemRed
            let host = try #require(PluginSceneHost.opened(in: scene))
            let plugin = makePlugin()
            host.add(plugin)
            expect(host.preferredStatusBarStyle, equals: .lightContent)
            expect(host.prefersStatusBarHidden && host.prefersHomeIndicatorAutoHidden)
            expect(host.supportedInterfaceOrientations, equals: .portrait)
            expect(plugin.traitCollection.userInterfaceStyle, equals: .dark)
            expect(plugin.view.tintColor, equals: .systemRed)

            let sheet = UIViewController()
            root.present(sheet, animated: false)
            HeadlessUIKit.turnRunLoop()
            expect(host.prefersStatusBarHidden, "a sheet decides about the status bar")
            sheet.modalPresentationCapturesStatusBarAppearance = true
            expect(!host.prefersStatusBarHidden, "it ignores a controller that decides")
            sheet.dismiss(animated: false)
            expect(host.prefersStatusBarHidden, "a controller decides that is being dismissed")
            HeadlessUIKit.turnRunLoop()

            appWindow.overrideUserInterfaceStyle = .light
            expect(PluginSceneHost.opened(in: scene) === host)
            expect(plugin.traitCollection.userInterfaceStyle, equals: .light)

            appWindow.rootViewController = nil
            let hides = host.prefersStatusBarHidden || host.prefersHomeIndicatorAutoHidden
            expect(!hides, "a bar is hidden without the app")
        }
    }

    @Test("VoiceOver reads the app behind a plugin, unless the plugin is modal and visible")
    func isModal() throws {
        try run {
            let host = try #require(PluginSceneHost.opened(in: scene))
            let plugin = makePlugin()
            host.add(plugin)
            let window = try #require(plugin.view.window)
            expect(!window.accessibilityViewIsModal, "the app is not read")
            plugin.view.makeModal()
            expect(window.accessibilityViewIsModal, "the app is read behind a modal plugin")
            plugin.view.isHidden = true
            expect(!window.accessibilityViewIsModal, "the app is not read behind a hidden plugin")
        }
    }

    /// Runs a test, and disconnects the scene.
    private func run(_ test: () throws -> Void) throws {
        defer { HeadlessUIKit.disconnect(scene) }
        try clock.run(test)
    }

    private func makePlugin() -> StubPlugin {
        StubPlugin(PluginPresentation(placement: ChildPlacement(edges: [.top, .leading, .trailing], height: 50)))
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
