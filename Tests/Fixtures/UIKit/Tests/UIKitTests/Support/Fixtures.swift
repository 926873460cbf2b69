import UIKit

/// Returns a visible window with the controller's view in it, after a run-loop turn.
@MainActor
func show(_ controller: UIViewController, turning: Bool = true) -> UIWindow {
    let window = PlainWindow(sceneless: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.isHidden = false
    if turning { HeadlessUIKit.turnRunLoop() }
    return window
}

/// Returns a window without a scene.
@MainActor
final class PlainWindow: UIWindow, HeadlessUIKit.ScenelessWindow {}

/// Adds and removes a child in the documented order.
extension UIViewController {
    func add(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func remove() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}

/// Returns the names of the calls that a controller received.
func names(_ calls: [HeadlessUIKit.RecordedCall], of controller: UIViewController) -> [String] {
    calls.filter { $0.controller == ObjectIdentifier(controller) }.map(\.call.name)
}

/// Returns the calls as `Type.call`, which shows the order between controllers.
func sequence(_ calls: [HeadlessUIKit.RecordedCall], _ kept: Set<String>) -> [String] {
    calls.filter { kept.contains($0.call.name) }.map { "\($0.controllerType).\($0.call.name)" }
}

final class HostController: UIViewController {}
final class ChildController: UIViewController {}
final class GrandchildController: UIViewController {}
