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
            contentRect: CGRect(origin: .zero, size: size), styleMask: .borderless, backing: .buffered, defer: false)
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

    /// A controller whose content can scroll.
    static func makeScrollingController() -> NSViewController {
        let controller = NSViewController()
        let view = NSScrollView()
        view.documentView = NSView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
        controller.view = view
        return controller
    }

    func scroll(by length: CGFloat) {
        guard let view = host.view as? NSScrollView else { return }
        view.contentView.scroll(to: CGPoint(x: 0, y: view.contentView.bounds.minY + length))
        view.reflectScrolledClipView(view.contentView)
    }

    func resize(to size: CGSize) {
        window.setContentSize(size)
    }

    func layoutIfNeeded() {
        window.layoutIfNeeded()
    }

    func contains(_ view: NSView) -> Bool {
        view.window === window
    }

    /// Returns the view that would receive a click.
    ///
    /// - Parameter point: from the upper left corner of the window.
    func view(at point: CGPoint) -> NSView? {
        let inHost = CGPoint(x: point.x, y: host.view.bounds.height - point.y)
        return host.view.hitTest(host.view.convert(inHost, to: host.view.superview))
    }

    /// The insets that plugins add to the host's safe area: top, left, bottom and right.
    var pushedInsets: [CGFloat] {
        let insets = host.view.additionalSafeAreaInsets
        return [insets.top, insets.left, insets.bottom, insets.right]
    }

    /// Where layout places a view within the one around it, from its upper left corner: without
    /// what controls draw beside themselves.
    static func frame(of view: NSView) -> CGRect {
        let frame = view.alignmentRect(forFrame: view.frame)
        return view.superview.map { flip(frame, in: $0) } ?? frame
    }

    static func frame(of guide: NSLayoutGuide) -> CGRect {
        guide.owningView.map { flip(guide.frame, in: $0) } ?? guide.frame
    }

    #if os(Linux)
    /// The number of constraints that contradicted others.
    static var conflictCount: Int { HeadlessAppKit.unsatisfiableConstraints.count }
    #endif

    static func setLayoutDirection(of view: NSView, isRightToLeft: Bool) {
        view.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }

    private static func flip(_ frame: CGRect, in view: NSView) -> CGRect {
        if view.isFlipped { return frame }
        return CGRect(x: frame.minX, y: view.bounds.height - frame.maxY, width: frame.width, height: frame.height)
    }

    /// Returns the distance of a view from its place: to the right, and down.
    static func displacement(of view: NSView) -> CGSize {
        guard let container = view.superview,
            let place = container.layoutGuides.first(where: { guide in
                container.constraints.contains { $0.firstItem === view && $0.secondItem === guide }
            })
        else { return .zero }
        let frame = frame(of: view)
        let origin = Self.frame(of: place).origin
        return CGSize(width: frame.minX - origin.x, height: frame.minY - origin.y)
    }
}

/// A window in which the pointer is where a test says.
@MainActor
final class PointedWindow: NSWindow {
    var pointer = CGPoint(x: -1, y: -1)

    override var mouseLocationOutsideOfEventStream: NSPoint { pointer }
}

/// A controller without a nib, which has an empty view.
@MainActor
final class EmptyViewController: NSViewController {
    override func loadView() {
        view = NSView()
    }
}
#endif
