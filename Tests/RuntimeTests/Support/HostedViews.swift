import SwiftUI

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

/// A SwiftUI view of a fixed size.
struct Block: View {
    let width: CGFloat
    let height: CGFloat

    var body: some View {
        Color.clear.frame(width: width, height: height)
    }
}

/// A hosting controller that records how it is moved.
@MainActor
final class RecordingHostingController: PluginHostingController<Block> {
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
    #endif
}
