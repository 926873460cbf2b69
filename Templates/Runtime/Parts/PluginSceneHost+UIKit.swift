#if UIKIT
/// Shows plugins over everything else in a scene, in a window of its own. The window closes after the last plugin.
@MainActor
package final class PluginSceneHost: UIViewController {
    /// The host of tests, because only an application has scenes: `PluginSceneHost.$tested.withValue(host) { … }`.
    @TaskLocal static var tested: PluginSceneHost?

    private static var all: [PluginSceneHost] = []

    private let clock = PluginClock.current
    private var window: PluginSceneWindow?
    private var sceneObserver: PluginObserver?
    private let appearanceView = PluginAppearanceView()

    /// Returns the host for a scene, or for the active one, and opens its window if it has none.
    /// Returns nil if there is no such scene.
    @available(iOSApplicationExtension, unavailable)
    @available(tvOSApplicationExtension, unavailable)
    package static func opened(in scene: UIWindowScene?) -> PluginSceneHost? {
        if let tested { return tested }
        guard let scene = scene ?? activeScene, scene.activationState != .unattached else { return nil }
        if let host = all.first(where: { $0.window?.windowScene === scene }) {
            host.followApp()
            return host
        }
        let host = PluginSceneHost()
        host.open(PluginSceneWindow(windowScene: scene))
        return host
    }

    /// Returns the hosts that show plugins in a scene, or in all scenes, beginning with the active one.
    package static func shown(in scene: UIWindowScene?) -> [PluginSceneHost] {
        if let tested { return [tested] }
        if let scene { return all.filter { $0.window?.windowScene === scene } }
        let ranked = all.compactMap { host in host.window?.windowScene.map { (host: host, rank: rank($0)) } }
        return ranked.sorted { $0.rank < $1.rank }.map(\.host)
    }

    @available(iOSApplicationExtension, unavailable)
    @available(tvOSApplicationExtension, unavailable)
    private static var activeScene: UIWindowScene? {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            .filter { [.foregroundActive, .foregroundInactive].contains($0.activationState) }
            .min { rank($0) < rank($1) }
    }

    /// Returns the rank of a scene among those that the user sees; the active one has the lowest.
    private static func rank(_ scene: UIWindowScene) -> (isOther: Int, state: Int, isBehind: Int, identifier: String) {
        let states: [UIScene.ActivationState] = [.foregroundActive, .foregroundInactive]
        return (
            scene.session.role == .windowApplication ? 0 : 1,
            states.firstIndex(of: scene.activationState) ?? states.count,
            scene.keyWindow == nil ? 1 : 0, scene.session.persistentIdentifier
        )
    }

    func open(_ window: PluginSceneWindow) {
        self.window = window
        Self.all.append(self)
        appearanceView.isHidden = true
        appearanceView.handler = { [weak self] in self?.followApp() }
        sceneObserver = window.windowScene.map { scene in
            PluginObserver(of: UIScene.didDisconnectNotification, from: scene) { [weak self] in self?.close() }
        }
        // Alerts in windows of their own stay in front.
        window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1)
        window.rootViewController = self
        followApp()
        // Unlike `makeKeyAndVisible`, this leaves the keyboard to the app's window.
        window.isHidden = false
    }

    private func close() {
        guard let window else { return }
        for child in children { child.`remove`(animated: false) }
        let appWindow = window.isKeyWindow ? appWindow : nil
        appearanceView.removeFromSuperview()
        self.window = nil
        Self.all.removeAll { $0 === self }
        window.isHidden = true
        window.rootViewController = nil
        window.windowScene = nil
        appWindow?.makeKey()
    }

    package override func loadView() {
        let view = PluginSceneView()
        view.removalHandler = { [weak self] in self?.closeAfterLastPlugin() }
        self.view = view
    }

    /// Closes the window at the end of this turn of the run loop, unless a plugin follows.
    private func closeAfterLastPlugin() {
        _ = clock.schedule(0) { [self] in
            if children.isEmpty { close() }
        }
    }

    // MARK: The app's window

    /// The window of the app behind this host's.
    private var appWindow: UIWindow? {
        let windows = window?.windowScene?.windows.filter { !($0 is PluginSceneWindow) } ?? []
        return windows.first { $0.isKeyWindow } ?? windows.first { $0.windowLevel == .normal && !$0.isHidden }
    }

    /// Gives the window the appearance of the app's window, now and whenever that changes.
    private func followApp() {
        guard let appWindow else { return }
        window?.overrideUserInterfaceStyle = appWindow.overrideUserInterfaceStyle
        window?.tintColor = appWindow.tintColor
        if appearanceView.superview !== appWindow { appWindow.insertSubview(appearanceView, at: 0) }
    }

    #if !os(tvOS) && !os(visionOS)
    package override var preferredStatusBarStyle: UIStatusBarStyle {
        appController { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    }

    package override var prefersStatusBarHidden: Bool {
        appController { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
    }

    package override var prefersHomeIndicatorAutoHidden: Bool {
        appController { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
    }

    package override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        appController { _ in nil }?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    /// Returns the controller of the app that UIKit asks about the whole screen.
    private func appController(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
        var controller = appWindow?.rootViewController
        while let current = controller, let next = presented(by: current) ?? child(current) { controller = next }
        return controller
    }

    private func presented(by controller: UIViewController) -> UIViewController? {
        guard let presented = controller.presentedViewController, !presented.isBeingDismissed,
            presented.modalPresentationStyle == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
        else { return nil }
        return presented
    }
    #endif
}

/// A window that passes touches beside its plugins to the windows behind.
@MainActor
final class PluginSceneWindow: UIWindow {
    /// The keyboard stays with the app's window, unless text of a plugin can be edited.
    override var canBecomeKey: Bool { canEditText(in: self) }

    /// VoiceOver ignores the windows behind a modal plugin too.
    override var accessibilityViewIsModal: Bool {
        get {
            let plugins = rootViewController?.viewIfLoaded?.subviews ?? []
            return plugins.contains { !$0.isHidden && $0.accessibilityViewIsModal }
        }
        set { super.accessibilityViewIsModal = newValue }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // The root view and the views around it only hold plugins.
        guard let view = super.hitTest(point, with: event), let root = rootViewController?.view,
            !root.isDescendant(of: view)
        else { return nil }
        return view
    }

    private func canEditText(in view: UIView) -> Bool {
        view is UITextField || view is UITextView || view.subviews.contains(where: canEditText)
    }
}

/// A hidden view that reports changes of its window's appearance.
@MainActor
private final class PluginAppearanceView: UIView {
    var handler: () -> Void = {}

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if superview != nil { handler() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        // The inherited method does nothing, and is deprecated as of iOS 17.
        if superview != nil { handler() }
    }
}

/// A view that reports the removal of plugins.
@MainActor
private final class PluginSceneView: UIView {
    var removalHandler: () -> Void = {}

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removalHandler()
    }
}
#endif
