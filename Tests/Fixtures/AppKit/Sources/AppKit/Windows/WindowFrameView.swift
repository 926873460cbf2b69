import Foundation

/// The root of a window's views, which draws the title bar and holds the content view.
final class WindowFrameView: NSView {
    /// The window while it holds the view.
    weak var shownWindow: NSWindow?
    /// What the title bar covers of a content view that is as large as the window.
    var bars = NSEdgeInsets() {
        didSet { updateSafeArea() }
    }

}
