#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

#if UIKIT
/// A place for plugins without a view controller: a window without a scene, since only an application
/// has scenes.
@MainActor
final class TestScene {
    let host = PluginSceneHost()
    private let window = PluginSceneWindow(sceneless: CGRect(x: 0, y: 0, width: 320, height: 640))

    init() {
        host.open(window)
    }

    var isOpen: Bool { !window.isHidden }

    /// Returns the view that would receive a touch; nil if it is not in this window.
    func view(at point: CGPoint) -> UIView? {
        window.layoutIfNeeded()
        return window.hitTest(point, with: nil)
    }
}

extension PluginSceneWindow: ScenelessWindow {}
#else
/// A window for plugins without a view controller.
@MainActor
final class TestScene {
    let host = PluginSceneHost()
    private let window = HostWindow()

    init() {
        host.open(window.window)
    }

    var isOpen: Bool { host.view.superview != nil }

    /// Returns the view that would receive a click; nil if it is the window's own.
    func view(at point: CGPoint) -> NSView? {
        window.layoutIfNeeded()
        let view = window.view(at: point)
        return view?.isDescendant(of: host.view) == true ? view : nil
    }
}
#endif
