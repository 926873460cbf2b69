#if UIKIT
import UIKit
#else
import AppKit
#endif

extension PlatformViewController {
    /// Returns a reason for the present state. If it ends, and neither another state nor another
    /// operation has followed, the host shows its content.
    package func beginOperationInState() -> PluginReason? {
        let marks = statePlugins.compactMap { $0.presentation.stateMark }
        guard let mark = marks.first(where: { $0.isCurrent }) else { return nil }
        mark.operationCount += 1
        let number = mark.operationCount
        return PluginReason { [weak self] _ in
            if mark.isCurrent, mark.operationCount == number { self?.removeStatePlugin() }
        }
    }
}
