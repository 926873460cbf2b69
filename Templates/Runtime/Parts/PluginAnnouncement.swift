#if UIKIT
import UIKit
#else
import AppKit
#endif

extension PluginPresentation {
    /// Announces the plugin at the end of this turn of the run loop if its announcement has
    /// changed.
    package func announceChange() {
        guard isVisible, cancelAnnouncement == nil else { return }
        cancelAnnouncement = clock.schedule(0) { [self] in
            cancelAnnouncement = nil
            if isVisible, view?.window != nil { announce() }
        }
    }
}
