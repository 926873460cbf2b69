import Foundation

/// The root view of a window, which draws the title bar and contains the content view.
final class WindowFrameView: NSView {
    /// The window that contains the view.
    weak var shownWindow: NSWindow?
    /// The part of a content view, as large as the window, that the title bar covers.
    var bars = NSEdgeInsets() {
        didSet { updateSafeArea() }
    }

}
