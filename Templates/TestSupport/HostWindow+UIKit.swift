#if UIKIT
import UIKit

@testable import Runtime

/// A window without a scene, since only an application has scenes. UIKit's own initializer for it
/// is deprecated as of iOS 26, and is called through this protocol for that reason.
@MainActor
protocol ScenelessWindow {
    init(frame: CGRect)
}

extension ScenelessWindow {
    init(sceneless frame: CGRect) {
        self.init(frame: frame)
    }
}

/// A window that shows a host, for tests without an application.
@MainActor
final class HostWindow: UIWindow {
    private(set) var host = HostWindow.makeController()

    convenience init(
        host: UIViewController? = nil, size: CGSize = CGSize(width: 320, height: 640)
    ) {
        self.init(sceneless: CGRect(origin: .zero, size: size))
        if let host { self.host = host }
        rootViewController = self.host
        isHidden = false
        layoutIfNeeded()
    }

    convenience init() {
        self.init(host: nil)
    }

    /// No insets, whatever device the tests run on.
    override var safeAreaInsets: UIEdgeInsets { .zero }

    /// A controller with an empty view.
    static func makeController() -> UIViewController {
        UIViewController()
    }

    /// Returns the alignment rectangle of a view within its superview.
    static func frame(of view: UIView) -> CGRect {
        view.alignmentRect(forFrame: view.frame)
    }

    /// Waits until UIKit has finished its work of this turn of the run loop.
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

// In an extension, because only there the inherited initializer satisfies the protocol.
extension HostWindow: ScenelessWindow {}
#endif
