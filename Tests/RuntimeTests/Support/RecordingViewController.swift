#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

/// A child that records how it is moved.
@MainActor
final class RecordingViewController: PlatformViewController {
    var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append(parent == nil ? "viewDidLoad without parent" : "viewDidLoad in host")
    }

    #if UIKIT
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls.append(parent == nil ? "willMove to nil" : "willMove to host")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        let place = viewIfLoaded?.superview == nil ? "without superview" : "in superview"
        calls.append("didMove to \(parent == nil ? "nil" : "host") \(place)")
    }
    #else
    override func loadView() {
        view = NSView()
    }

    override func removeFromParent() {
        super.removeFromParent()
        let isInSuperview = isViewLoaded && view.superview != nil
        calls.append(isInSuperview ? "removal in superview" : "removal without superview")
    }
    #endif
}
