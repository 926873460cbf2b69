#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    func resize(to size: CGSize) {
        frame.size = size
    }
}
#endif
