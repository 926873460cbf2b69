import AppKit

/// A controller that creates an empty view, as one without a nib has to.
class PlainController: NSViewController {
    override func loadView() {
        view = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    }
}

final class HostController: PlainController {}
final class ChildController: PlainController {}
final class GrandchildController: PlainController {}

/// Returns a visible window with the controller's view in it, after a run-loop turn.
@MainActor
func show(_ controller: NSViewController, turning: Bool = true) -> NSWindow {
    let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 400, height: 300), styleMask: [.titled],
        backing: .buffered, defer: true)
    window.isReleasedWhenClosed = false
    window.contentViewController = controller
    window.orderFront(nil)
    if turning { HeadlessAppKit.turnRunLoop() }
    return window
}

/// Adds and removes a child in the usual order.
extension NSViewController {
    func add(_ child: NSViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
    }

    func remove() {
        view.removeFromSuperview()
        removeFromParent()
    }
}

/// Returns the names of the calls that a controller received.
func names(_ calls: [HeadlessAppKit.RecordedCall], of controller: NSViewController) -> [String] {
    calls.filter { $0.controller == ObjectIdentifier(controller) }.map(\.call.name)
}

/// Returns the calls as `Type.call`, which shows the order between controllers.
func sequence(_ calls: [HeadlessAppKit.RecordedCall], _ kept: Set<String>) -> [String] {
    calls.filter { kept.contains($0.call.name) }.map { "\($0.controllerType).\($0.call.name)" }
}
