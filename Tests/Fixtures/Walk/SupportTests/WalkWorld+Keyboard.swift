import Foundation

@testable import Walk

/// The text field of a walk, and the keyboard.
extension WalkWorld {
    /// The plugin with a text field in the window.
    private var search: SearchViewController? {
        plugins.lazy.compactMap { $0 as? SearchViewController }.first {
            $0.viewIfLoaded?.window === window && PluginRecord.isVisible($0)
        }
    }

    func edit() {
        guard let field = search?.queryField else { return }
        window.layoutIfNeeded()
        window.edit(field)
    }

    func moveKeyboard() {
        if let field = search?.queryField, window.edits(field) { window.moveKeyboard() }
    }

    /// Checks that the keyboard does not cover the text field that is edited.
    func checkKeyboard() {
        guard let search, let host = search.parent, window.edits(search.queryField) else { return }
        for _ in 0..<2 { window.layoutIfNeeded() }
        if let covered = window.heightCoveredByKeyboard(of: search.queryField, in: host),
            covered > 0.5
        {
            fail("the keyboard covers \(covered) points of a text field")
        }
    }
}
