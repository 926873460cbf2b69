#if canImport(UIKit)
import UIKit

@testable import Walk

/// The scenes of a walk's app, in which notices are shown. Only the headless UIKit has them.
@MainActor
struct WalkScenes {
    fileprivate var all: [(scene: UIWindowScene, window: UIWindow)] = []
    /// Whether the app has had a scene: without one, a test has no application.
    fileprivate var hasApp = false
}

extension WalkWorld {
    func takeSceneStep(_ step: SceneStep) {
        switch step {
        case .connect(let isDisplay): connectScene(isDisplay: isDisplay)
        case .disconnect(let index):
            guard !scenes.all.isEmpty else { return }
            // The host of the scene's plugins closes at the end of the turn.
            looseTimersEnd = max(looseTimersEnd, clock.now)
            HeadlessUIKit.disconnect(scenes.all.remove(at: index % scenes.all.count).scene)
        case .change(let index, let state):
            guard !scenes.all.isEmpty else { return }
            let states: [UIScene.ActivationState] = [
                .foregroundActive, .foregroundInactive, .background,
            ]
            HeadlessUIKit.setActivationState(
                states[state], of: scenes.all[index % scenes.all.count].scene)
        case .show: showNotice()
        case .hide: hideNotice()
        case .takeAway:
            looseTimersEnd = max(looseTimersEnd, clock.now)
            shownNotices.first?.leaveByItself()
        }
    }

    private func connectScene(isDisplay: Bool) {
        guard scenes.all.count < 3 else { return }
        let scene = HeadlessUIKit.connectScene(
            role: isDisplay ? .windowExternalDisplayNonInteractive : .windowApplication)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.isHidden = false
        scenes.all.append((scene, window))
        scenes.hasApp = true
    }

    private func showNotice() {
        guard scenes.hasApp else { return }
        let notice = NoticeViewController.show()
        let seen = scenes.all.map(\.scene).filter { $0.activationState != .background }
        let ownScenes = seen.filter { $0.session.role == .windowApplication }
        let active = (ownScenes.isEmpty ? seen : ownScenes)
        let isAnyActive = active.contains { $0.activationState == .foregroundActive }
        guard let scene = notice?.view.window?.windowScene else {
            if !seen.isEmpty { fail("a notice is not shown") }
            return
        }
        if !active.contains(scene) { fail("a notice is on another display, or cannot be seen") }
        if isAnyActive, scene.activationState != .foregroundActive {
            fail("a notice is not in the active scene")
        }
    }

    /// Checks that each scene has the app's window, and one of plugins only while it has plugins.
    func checkScenes() {
        for (scene, window) in scenes.all {
            let others = scene.windows.filter { $0 !== window }
            if others.count > 1 { fail("a scene has several windows for plugins") }
            let children = others.first?.rootViewController?.children ?? []
            if children.isEmpty, !others.isEmpty, clock.pendingCount == 0 {
                fail("a window is left without plugins")
            }
            if others.isEmpty, window.subviews.count > 1 { fail("a view is left in a window") }
        }
    }

    func removeNotices() {
        for notice in shownNotices { notice.remove(animated: false) }
        // Those that leave already stay for their minimum duration, and then move out.
        for _ in 0..<3 { clock.advance(by: 0.5) }
        checkScenes()
        for (scene, window) in scenes.all {
            if scene.windows != [window] { fail("a window of plugins is left in a scene") }
            HeadlessUIKit.disconnect(scene)
        }
        scenes = WalkScenes()
    }
}
#else
import AppKit

@testable import Walk

/// The windows of a walk's app, in which notices are shown. AppKit has no scenes.
@MainActor
struct WalkScenes {
    fileprivate var all: [(window: NSWindow, ownViewCount: Int)] = []
}

extension WalkWorld {
    func takeSceneStep(_ step: SceneStep) {
        switch step {
        case .connect: openWindow()
        case .disconnect(let index):
            guard !scenes.all.isEmpty else { return }
            // The host of the window's plugins closes at the end of the turn.
            looseTimersEnd = max(looseTimersEnd, clock.now)
            scenes.all.remove(at: index % scenes.all.count).window.close()
        case .change(let index, _):
            guard !scenes.all.isEmpty else { return }
            scenes.all[index % scenes.all.count].window.makeKeyAndOrderFront(nil)
        case .show: showNotice()
        case .hide: hideNotice()
        case .takeAway:
            looseTimersEnd = max(looseTimersEnd, clock.now)
            shownNotices.first?.leaveByItself()
        }
    }

    private func openWindow() {
        guard scenes.all.count < 3 else { return }
        let window = NSWindow(
            contentRect: CGRect(x: 0, y: 0, width: 320, height: 640), styleMask: .titled,
            backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        window.orderFront(nil)
        scenes.all.append((window, window.contentView?.subviews.count ?? 0))
    }

    private func showNotice() {
        guard let main = scenes.all.map(\.window).first(where: \.isMainWindow) else { return }
        let notice = NoticeViewController.show()
        if notice?.view.window !== main { fail("a notice is not in the main window") }
    }

    /// Checks that each window has the view of a host only while it has plugins.
    func checkScenes() {
        for (window, ownViewCount) in scenes.all {
            let views = (window.contentView?.subviews ?? []).dropFirst(ownViewCount)
            if views.count > 1 { fail("a window has several views for plugins") }
            if let view = views.first, view.subviews.isEmpty, clock.pendingCount == 0 {
                fail("a view is left in a window")
            }
        }
    }

    func removeNotices() {
        for notice in shownNotices { notice.remove(animated: false) }
        // Those that leave already stay for their minimum duration, and then move out.
        for _ in 0..<3 { clock.advance(by: 0.5) }
        checkScenes()
        for (window, ownViewCount) in scenes.all {
            if window.contentView?.subviews.count != ownViewCount {
                fail("a view is left in a window")
            }
            window.close()
        }
        scenes = WalkScenes()
    }
}
#endif

extension WalkWorld {
    private func hideNotice() {
        let count = shownNotices.count
        NoticeViewController.hide()
        if shownNotices.count != max(0, count - 1) { fail("a notice was not hidden") }
    }

    private var shownNotices: [NoticeViewController] {
        PluginSceneHost.shown(in: nil).compactMap(\.shownNotice)
    }

    /// The number of timers of notices, and of hosts that close at the end of the turn.
    var sceneTimerCount: Int {
        PluginSceneHost.shown(in: nil).reduce(0) { $0 + $1.children.count + 1 }
    }
}

/// A step of an app with several scenes.
enum SceneStep: Equatable {
    case connect(isDisplay: Bool)
    case disconnect(Int)
    /// Makes a scene active, inactive, or moves it to the background.
    case change(Int, state: Int)
    case show, hide
    /// Removes a notice with the framework's own calls, without the generated code.
    case takeAway

    static func random(using random: inout SplitMix64) -> SceneStep {
        let index = Int.random(in: 0..<3, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<2: return .connect(isDisplay: index == 0)
        case 2: return .disconnect(index)
        case 3..<7: return .change(index, state: Int.random(in: 0..<3, using: &random))
        case 7..<10: return .show
        case 10: return .takeAway
        default: return .hide
        }
    }
}
