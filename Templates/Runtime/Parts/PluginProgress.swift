#if UIKIT
import UIKit
#else
import AppKit
#endif

/// The progress that an operation reports until it has ended.
@MainActor
package final class PluginProgress {
    private var handler: ((Double) -> Void)?

    /// - Parameter handler: called for each report.
    package init(_ handler: @escaping (Double) -> Void) {
        self.handler = handler
    }

    package func report(_ progress: Double) {
        handler?(progress)
    }

    /// Ignores all later reports.
    package func end() {
        handler = nil
    }
}
