#if !UIKIT
import AppKit

@testable import Runtime

/// A window that shows a host, for tests without an application.
///
/// AppKit retains a window that is on the screen. This object removes the window from the screen
/// when the test releases this object.
@MainActor
final class HostWindow {
    let host: NSViewController
    let window: NSWindow

    init(host: NSViewController) {
        _ = NSApplication.shared
        let size = CGSize(width: 320, height: 640)
        self.host = host
        window = NSWindow(
            contentRect: CGRect(origin: .zero, size: size), styleMask: .borderless, backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        window.animationBehavior = .none
        host.view.frame.size = size
        window.contentViewController = host
        window.orderFront(nil)
        window.layoutIfNeeded()
    }

    convenience init() { self.init(host: HostWindow.makeController()) }

    deinit {
        _Concurrency.Task { @MainActor [window] in window.orderOut(nil) }
    }

    /// A controller with an empty view.
    static func makeController() -> NSViewController {
        EmptyViewController()
    }

    func layoutIfNeeded() {
        window.layoutIfNeeded()
    }

    /// Returns whether the view of a controller is visible in this window.
    func shows(_ controller: NSViewController) -> Bool {
        controller.isViewLoaded && controller.view.window === window && !controller.view.isHiddenOrHasHiddenAncestor
    }

    #if TOUCHES
    /// Returns whether a click on the center of a controller's view stays in this view.
    func hits(_ controller: NSViewController) -> Bool {
        layoutIfNeeded()
        let bounds: CGRect = controller.view.bounds
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let point = controller.view.convert(center, to: host.view.superview)
        return host.view.hitTest(point)?.isDescendant(of: controller.view) == true
    }
    #endif

    /// Waits until a condition is met, but only for a few seconds.
    static func wait(until condition: () -> Bool) async {
        let end = Dispatch.DispatchTime.now() + .seconds(3)
        while !condition(), Dispatch.DispatchTime.now() < end { await _Concurrency.Task.yield() }
    }
}

/// A controller without a nib, which has an empty view.
@MainActor
private final class EmptyViewController: NSViewController {
    override func loadView() {
        view = NSView()
    }
}
#endif
