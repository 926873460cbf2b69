import Foundation
import HeadlessKit

extension NSViewController {
    func load() {
        guard loadedView == nil else { return }
        record(.loadView)
        loadView()
        guard loadedView != nil else { return }
        record(.viewDidLoad)
        viewDidLoad()
    }

    func setView(_ newView: NSView) {
        guard newView !== loadedView else { return }
        let old = loadedView
        old?.controller = nil
        old?.linkResponders()
        newView.controller?.loadedView = nil
        loadedView = newView
        newView.controller = self
        newView.linkResponders()
    }

    func raiseMissingNib() {
        Exceptions.raise(
            .internalInconsistencyException,
            "-[NSViewController loadView] could not load the \"\(nibName ?? "(null)")\" nib.")
    }

    /// Returns the view for a caller that has captured the exception of a missing nib.
    func missingView() -> NSView {
        NSView()
    }
}
