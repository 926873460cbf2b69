#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    func resize(to size: CGSize) {
        window.setContentSize(size)
    }
}
#endif
