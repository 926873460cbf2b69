#if UIKIT
import UIKit

@testable import Runtime

/// The initializer of windows without a scene. UIKit deprecates its own as of iOS 26.
@MainActor protocol ScenelessWindow { init(frame: CGRect) }

extension ScenelessWindow {
    init(sceneless frame: CGRect) { self.init(frame: frame) }
}

/// A window that shows a host, for tests without an application.
@MainActor
final class HostWindow: UIWindow {
    private(set) var host = UIViewController()

    convenience init(host: UIViewController) {
        self.init(sceneless: CGRect(x: 0, y: 0, width: 320, height: 640))
        self.host = host
        rootViewController = host
        isHidden = false
    }

    convenience init() { self.init(host: UIViewController()) }

    /// Returns whether the view of a controller is visible in this window.
    func shows(_ controller: UIViewController) -> Bool {
        controller.viewIfLoaded?.window === self && !controller.view.isHidden
    }

    #if TOUCHES
    /// Returns whether a touch in the center of a controller's view stays in this view.
    func hits(_ controller: UIViewController) -> Bool {
        layoutIfNeeded()
        let center = convert(controller.view.center, from: controller.view.superview)
        return hitTest(center, with: nil)?.isDescendant(of: controller.view) == true
    }
    #endif

    /// Waits until a condition is met, but only for a few seconds.
    static func wait(until condition: () -> Bool) async {
        let end = Dispatch.DispatchTime.now() + .seconds(3)
        while !condition(), Dispatch.DispatchTime.now() < end { await _Concurrency.Task.yield() }
    }
}

extension HostWindow: ScenelessWindow {}
#endif
