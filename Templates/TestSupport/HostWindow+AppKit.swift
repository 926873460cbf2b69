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
    private let pointedWindow: PointedWindow

    var window: NSWindow { pointedWindow }

    /// Where the pointer is, in the coordinates of the window.
    var pointer: CGPoint {
        get { pointedWindow.pointer }
        set { pointedWindow.pointer = newValue }
    }

    init(host: NSViewController? = nil, size: CGSize = CGSize(width: 320, height: 640)) {
        _ = NSApplication.shared
        self.host = host ?? HostWindow.makeController()
        pointedWindow = PointedWindow(
            contentRect: CGRect(origin: .zero, size: size), styleMask: .borderless,
            backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        window.animationBehavior = .none
        self.host.view.frame.size = size
        window.contentViewController = self.host
        window.orderFront(nil)
        window.layoutIfNeeded()
    }

    deinit {
        _Concurrency.Task { @MainActor [pointedWindow] in pointedWindow.orderOut(nil) }
    }

    /// A controller with an empty view.
    static func makeController() -> NSViewController {
        EmptyViewController()
    }

    func layoutIfNeeded() {
        window.layoutIfNeeded()
    }

    /// Where layout places a view within the one around it, from its upper left corner: without
    /// what controls draw beside themselves.
    static func frame(of view: NSView) -> CGRect {
        let frame = view.alignmentRect(forFrame: view.frame)
        return view.superview.map { flip(frame, in: $0) } ?? frame
    }

    static func flip(_ frame: CGRect, in view: NSView) -> CGRect {
        if view.isFlipped { return frame }
        return CGRect(
            x: frame.minX, y: view.bounds.height - frame.maxY, width: frame.width,
            height: frame.height)
    }

    /// Waits until AppKit has finished its work of this turn of the run loop.
    static func finishTurn() async {
        await withCheckedContinuation { continuation in
            Dispatch.DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Waits until a condition is met, but only for a few seconds.
    static func wait(until condition: () -> Bool) async {
        let end = Dispatch.DispatchTime.now() + .seconds(3)
        while !condition(), Dispatch.DispatchTime.now() < end { await finishTurn() }
    }
}

/// A window in which the pointer is where a test says.
@MainActor
private final class PointedWindow: NSWindow {
    var pointer = CGPoint(x: -1, y: -1)

    override var mouseLocationOutsideOfEventStream: NSPoint { pointer }
}

/// A controller without a nib, which has an empty view.
@MainActor
private final class EmptyViewController: NSViewController {
    override func loadView() {
        view = NSView()
    }
}
#endif
