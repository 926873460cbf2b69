import Foundation
import HeadlessKit

/// The methods that a popover calls on its delegate.
@MainActor
@preconcurrency
public protocol NSPopoverDelegate: NSObjectProtocol {
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    func popoverWillShow(_ notification: Notification)
    func popoverDidShow(_ notification: Notification)
    func popoverWillClose(_ notification: Notification)
    func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
    public func popoverWillShow(_ notification: Notification) {}
    public func popoverDidShow(_ notification: Notification) {}
    public func popoverWillClose(_ notification: Notification) {}
    public func popoverDidClose(_ notification: Notification) {}
}

/// Shows a controller in a window of its own beside a view. It stays on the screen.
@MainActor
open class NSPopover: NSResponder {
    public enum Behavior: Int, Sendable {
        case applicationDefined = 0
        case transient = 1
        case semitransient = 2
    }

    public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
    public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
    public static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
    public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")

    private static let arrowLength: CGFloat = 13
    private var window: NSWindow?
    private weak var positioningView: NSView?
    private var preferredEdge = NSRectEdge.minY

    open weak var delegate: (any NSPopoverDelegate)?
    open var behavior = Behavior.applicationDefined
    open var animates = true
    open var contentViewController: NSViewController?
    open var contentSize = NSSize.zero {
        didSet { if contentSize != oldValue { layOut() } }
    }
    open var positioningRect = NSRect.zero {
        didSet { layOut() }
    }

    open var isShown: Bool { window != nil }

    /// Shows the popover. A popover that is shown moves to the new view.
    open func show(
        relativeTo positioningRect: NSRect, of positioningView: NSView,
        preferredEdge: NSRectEdge
    ) {
        guard positioningView.window != nil, let controller = contentViewController else {
            Exceptions.raise(
                .invalidArgumentException, "-[NSPopover show…]: view has no window")
            return
        }
        self.positioningView = positioningView
        self.preferredEdge = preferredEdge
        if window == nil {
            notify(Self.willShowNotification) { $0.popoverWillShow($1) }
            let window = NSWindow(
                contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
            let preferred = controller.preferredContentSize
            contentSize = preferred == .zero ? controller.view.fittingSize : preferred
            window.contentViewController = controller
            self.window = window
            window.orderFront(nil)
            notify(Self.didShowNotification) { $0.popoverDidShow($1) }
        }
        self.positioningRect = positioningRect
    }

    open func performClose(_ sender: Any?) {
        if isShown, delegate?.popoverShouldClose(self) != false { close() }
    }

    open func close() {
        guard let window else { return }
        notify(Self.willCloseNotification) { $0.popoverWillClose($1) }
        self.window = nil
        window.orderOut(nil)
        window.contentViewController = nil
        notify(Self.didCloseNotification) { $0.popoverDidClose($1) }
    }

    private func notify(
        _ name: Notification.Name,
        _ call: (any NSPopoverDelegate, Notification) -> Void
    ) {
        let notification = Notification(name: name, object: self)
        if let delegate { call(delegate, notification) }
        NotificationCenter.default.post(notification)
    }

    /// Moves the window to the preferred edge of the view, or to the opposite one if it does not fit there.
    private func layOut() {
        guard let window, let view = positioningView, let outer = view.window,
            let screen = NSScreen.main?.visibleFrame
        else { return }
        let rect = positioningRect.isEmpty ? view.bounds : positioningRect
        let source = outer.convertToScreen(view.convert(rect, to: nil))
        let edges = view.isFlipped ? [preferredEdge.flipped] : [preferredEdge]
        let places = (edges + edges.map(\.opposite)).map { place(at: $0, of: source) }
        var frame = places.first(where: screen.contains) ?? places[0]
        frame.origin.x = min(max(frame.minX, screen.minX), screen.maxX - frame.width)
        frame.origin.y = min(max(frame.minY, screen.minY), screen.maxY - frame.height)
        window.setFrame(frame, display: true)
    }

    private func place(at edge: NSRectEdge, of source: NSRect) -> NSRect {
        let size = contentSize
        var frame = NSRect(
            x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width,
            height: size.height)
        switch edge {
        case .minX: frame.origin.x = source.minX - size.width - Self.arrowLength
        case .maxX: frame.origin.x = source.maxX + Self.arrowLength
        case .minY: frame.origin.y = source.minY - size.height - Self.arrowLength
        case .maxY: frame.origin.y = source.maxY + Self.arrowLength
        @unknown default: break
        }
        return frame
    }
}

extension NSRectEdge {
    fileprivate var opposite: NSRectEdge {
        switch self {
        case .minX: .maxX
        case .maxX: .minX
        case .minY: .maxY
        case .maxY: .minY
        @unknown default: self
        }
    }

    /// The edge of a flipped view on the screen, which is not flipped.
    fileprivate var flipped: NSRectEdge { self == .minY || self == .maxY ? opposite : self }
}

/// Shows a presented controller in a popover, and makes the controller its delegate.
@MainActor
final class PopoverPresentation: NSObject, NSViewControllerPresentationAnimator {
    let popover = NSPopover()
    private let show: (NSPopover) -> Void

    init(show: @escaping (NSPopover) -> Void) {
        self.show = show
        super.init()
    }

    func animatePresentation(
        of viewController: NSViewController, from fromViewController: NSViewController
    ) {
        popover.contentViewController = viewController
        popover.delegate = viewController as? any NSPopoverDelegate
        show(popover)
    }

    func animateDismissal(
        of viewController: NSViewController, from fromViewController: NSViewController
    ) {
        popover.close()
    }
}

extension NSViewController {
    public func present(
        _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect,
        of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
    ) {
        let presentation = PopoverPresentation { popover in
            popover.behavior = behavior
            popover.show(
                relativeTo: positioningRect, of: positioningView, preferredEdge: preferredEdge)
        }
        present(viewController, animator: presentation)
    }
}

extension HeadlessAppKit {
    /// Closes the popover that shows a controller, as a click outside of it does.
    public static func clickOutside(of controller: NSViewController) {
        let presentation = controller.presentation.animator as? PopoverPresentation
        guard presentation?.popover.behavior != .applicationDefined else { return }
        presentation?.popover.performClose(nil)
        if presentation?.popover.isShown == false {
            controller.presentingViewController?.dismiss(controller)
        }
    }

    /// The popover that shows a controller.
    public static func popover(of controller: NSViewController) -> NSPopover? {
        (controller.presentation.animator as? PopoverPresentation)?.popover
    }
}
