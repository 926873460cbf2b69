#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// The part of the host's view that bars do not cover.
    var safeArea: CGRect { host.view.safeAreaLayoutGuide.layoutFrame }
}
#endif
