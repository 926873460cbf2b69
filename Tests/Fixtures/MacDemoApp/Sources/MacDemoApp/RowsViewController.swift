import AppKit

/// A list with rows of text.
class RowsViewController: NSViewController {
    private let listView = ListView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))

    var rows: [String] {
        get { listView.rows }
        set { listView.rows = newValue }
    }

    override func loadView() {
        view = listView
    }
}
