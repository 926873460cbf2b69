import Testing

@testable import Everywhere

#if canImport(UIKit)
import UIKit

/// What only the headless frameworks can show of plugins in scenes.
@MainActor
@Suite("Plugins in scenes", .serialized)
struct SceneGuaranteeTests {
    private let clock = ManualClock()
    private let scene: UIWindowScene
    private let app: UIWindow
    private let root = AppController()

    init() {
        HeadlessUIKit.reset()
        scene = HeadlessUIKit.connectScene(size: CGSize(width: 320, height: 640))
        app = UIWindow(windowScene: scene)
        app.rootViewController = root
        app.makeKeyAndVisible()
    }

    private var window: PluginSceneWindow? {
        scene.windows.lazy.compactMap { $0 as? PluginSceneWindow }.first
    }

    @Test("a plugin is over everything else in the active scene, and other touches reach the app")
    func touches() throws {
        try clock.run {
            root.present(AppController(), animated: false)
            HeadlessUIKit.turnRunLoop()
            let inactive = HeadlessUIKit.connectScene()
            HeadlessUIKit.setActivationState(.foregroundInactive, of: inactive)
            var messages: [String] = []
            let plugin = try #require(
                ABCSavedViewController.show(message: "Saved") { messages.append("undone") })
            let window = try #require(window)
            window.layoutIfNeeded()
            #expect(plugin.view.window === window && window !== app)
            #expect(plugin.messageLabel.text == "Saved")
            #expect(app.isKeyWindow)
            let button = plugin.undoButton
            let center = button.convert(CGPoint(x: button.bounds.midX, y: 1), to: nil)
            let view = HeadlessUIKit.hitTest(center, in: scene)
            #expect(view === button)
            let other = HeadlessUIKit.hitTest(CGPoint(x: 160, y: 20), in: scene)
            #expect(other?.window === app)
            HeadlessUIKit.tap(plugin.undoButton)
            #expect(messages == ["undone"])
            #expect(plugin.parent == nil)
        }
    }

    @Test("the window closes after the last plugin, and nothing keeps it")
    func lastPlugin() {
        weak var closed: PluginSceneWindow?
        clock.run {
            let plugin = ABCSavedViewController.show(message: "Saved", dismissesAfter: 1)
            closed = window
            #expect(closed?.isHidden == false)
            closed?.makeKey()
            #expect(app.isKeyWindow, "no text can be edited")
            plugin?.view.addSubview(UITextField())
            closed?.makeKey()
            #expect(!app.isKeyWindow)
            clock.advance(by: 0.9)
            #expect(ABCSavedViewController.shown() != nil)
            clock.advance(by: 0.2)
            #expect(ABCSavedViewController.shown(in: scene) == nil)
        }
        #expect(closed == nil)
        #expect(scene.windows == [app])
        #expect(app.isKeyWindow)
    }

    @Test("a scene that disconnects takes its plugins along, and has no more of them")
    func disconnection() async {
        weak var plugin: ABCSavedViewController?
        clock.run {
            plugin = ABCSavedViewController.show(in: scene, message: "Saved", dismissesAfter: nil)
            #expect(plugin?.presentation.dismissesAfter == nil)
        }
        HeadlessUIKit.disconnect(HeadlessUIKit.connectScene())
        await Task.yield()
        #expect(plugin?.parent != nil)
        HeadlessUIKit.disconnect(scene)
        await Task.yield()
        clock.run {
            #expect(window == nil)
            #expect(ABCSavedViewController.show(in: scene, message: "Saved") == nil)
            #expect(ABCSavedViewController.show(message: "Saved") == nil)
            ABCSavedViewController.hide()
        }
        #expect(plugin == nil)
    }

    @Test("the status bar, the orientation and the style stay those of the app")
    func appearance() throws {
        try clock.run {
            app.overrideUserInterfaceStyle = .dark
            app.tintColor = .systemRed
            let plugin = try #require(ABCSavedViewController.show(message: "Saved"))
            let window = try #require(window)
            let host = try #require(window.rootViewController)
            #expect(host.preferredStatusBarStyle == .lightContent)
            #expect(host.prefersStatusBarHidden)
            #expect(host.prefersHomeIndicatorAutoHidden)
            #expect(host.supportedInterfaceOrientations == .portrait)
            #expect(plugin.traitCollection.userInterfaceStyle == .dark)
            #expect(plugin.view.tintColor == .systemRed)

            let sheet = UIViewController()
            root.present(sheet, animated: false)
            HeadlessUIKit.turnRunLoop()
            #expect(host.preferredStatusBarStyle == .lightContent)
            sheet.modalPresentationCapturesStatusBarAppearance = true
            #expect(host.preferredStatusBarStyle == .default)
            #expect(!host.prefersStatusBarHidden)

            app.overrideUserInterfaceStyle = .light
            ABCSavedViewController.show(message: "Saved again")
            #expect(plugin.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test("the window follows the size of the scene")
    func rotation() throws {
        try clock.run {
            let plugin = try #require(ABCSavedViewController.show(message: "Saved"))
            HeadlessUIKit.resize(scene, to: CGSize(width: 640, height: 320))
            let frame = plugin.view.convert(plugin.view.bounds, to: nil)
            #expect(abs(frame.maxY - 320) < 0.01 && abs(frame.midX - 320) < 0.01)
        }
    }

    @Test("VoiceOver reads the app behind a plugin, unless the plugin is modal")
    func voiceOver() throws {
        try clock.run {
            let plugin = try #require(ABCSavedViewController.show(message: "Saved"))
            #expect(window?.accessibilityViewIsModal == false)
            plugin.view.accessibilityViewIsModal = true
            #expect(window?.accessibilityViewIsModal == true)
            plugin.view.isHidden = true
            #expect(window?.accessibilityViewIsModal == false)
        }
    }
}

/// A controller that decides about the whole screen.
private final class AppController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
#elseif canImport(AppKit)
import AppKit

/// What only the headless frameworks can show of plugins in windows.
@MainActor
@Suite("Plugins in windows", .serialized)
struct SceneGuaranteeTests {
    private let clock = ManualClock()
    private let window: NSWindow
    private let content = NSView()

    init() {
        HeadlessAppKit.reset()
        window = NSWindow(
            contentRect: CGRect(x: 0, y: 0, width: 320, height: 640),
            styleMask: [.titled, .closable], backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        window.contentView = content
        window.makeKeyAndOrderFront(nil)
    }

    @Test("a plugin is over the content of the main window, and other clicks reach it")
    func clicks() throws {
        try clock.run {
            var calls: [String] = []
            let plugin = try #require(
                ABCSavedViewController.show(message: "Saved") { calls.append("undone") })
            window.layoutIfNeeded()
            #expect(plugin.view.window === window)
            #expect(plugin.messageLabel.stringValue == "Saved")
            #expect(content.hitTest(CGPoint(x: 160, y: 600)) === content)
            window.setContentSize(CGSize(width: 640, height: 320))
            window.layoutIfNeeded()
            let frame = plugin.view.convert(plugin.view.bounds, to: nil)
            #expect(frame.minY == 0 && frame.midX == 320)
            plugin.undoButton.performClick(nil)
            #expect(calls == ["undone"])
            clock.advance(by: 0)
            #expect(content.subviews.isEmpty)
        }
    }

    @Test("a window that closes takes its plugins along")
    func closing() async {
        weak var plugin: ABCSavedViewController?
        clock.run {
            plugin = ABCSavedViewController.show(in: window, message: "Saved", dismissesAfter: 9)
            #expect(plugin?.presentation.dismissesAfter == 9)
            #expect(ABCSavedViewController.shown() === plugin)
        }
        window.close()
        await Task.yield()
        clock.run {
            #expect(content.subviews.isEmpty)
            #expect(ABCSavedViewController.show(message: "Saved") == nil)
            ABCSavedViewController.hide()
        }
        #expect(plugin == nil)
    }

    @Test("a plugin is over the last pane of a split view")
    func panes() throws {
        clock.run {
            let splitView = NSSplitView()
            splitView.isVertical = true
            let panes = [NSView(), NSView()]
            for pane in panes { splitView.addArrangedSubview(pane) }
            window.contentView = splitView
            let plugin = ABCSavedViewController.show(message: "Saved")
            #expect(splitView.arrangedSubviews == panes)
            #expect(plugin?.view.isDescendant(of: panes[1]) == true)
            ABCSavedViewController.hide()
            clock.advance(by: 0)
        }
    }
}
#endif
