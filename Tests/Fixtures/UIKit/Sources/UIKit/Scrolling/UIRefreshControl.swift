import Foundation

/// The control that shows a refresh at the top of a scroll view.
@MainActor
open class UIRefreshControl: UIControl {
    private var isRunning = false

    open var isRefreshing: Bool { isRunning }
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() {
        isRunning = true
    }

    open func endRefreshing() {
        isRunning = false
    }
}
