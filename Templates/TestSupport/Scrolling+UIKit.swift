#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// A controller whose content can scroll.
    static func makeScrollingController() -> UIViewController {
        UITableViewController(style: .plain)
    }
}
#endif
