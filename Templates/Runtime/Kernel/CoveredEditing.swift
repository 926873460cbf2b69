#if UIKIT
import UIKit
#else
import AppKit
#endif

// MARK: Editing behind a plugin

extension PluginPresentation {
    /// Ends the editing of text behind a plugin that covers its container: the user could not see what
    /// is typed.
    func endCoveredEditing() {
        guard coversContainer, let view = plugin?.view, let container = view.superview else {
            return
        }
        #if UIKIT
        for other in container.subviews where other !== view { other.endEditing(true) }
        #else
        guard let window = view.window, let editor = window.firstResponder as? NSText else {
            return
        }
        let edited = editor.isFieldEditor ? editor.delegate as? NSView : editor
        guard let edited, edited.isDescendant(of: container), !edited.isDescendant(of: view) else {
            return
        }
        window.makeFirstResponder(nil)
        #endif
    }

    /// Whether no event reaches the views behind the visible plugin.
    private var coversContainer: Bool {
        let leavesEvents = (plugin?.view as? PluginView)?.leavesEvents == true
        return shield != nil || placement.fillsContainer && !placement.isBehind && !leavesEvents
    }
}
