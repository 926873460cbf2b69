import Foundation

/// A table of rows. It can be the document of a scroll view, and little more.
@MainActor
open class NSTableView: NSControl {
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var isFlipped: Bool { true }
    open weak var dataSource: (any NSTableViewDataSource)?
    open weak var delegate: (any NSTableViewDelegate)?
    open var rowHeight: CGFloat = 24
    open var numberOfRows: Int { dataSource?.numberOfRows(in: self) ?? 0 }
    open var selectedRow: Int { -1 }

    /// Reloads the rows, and takes their height.
    open func reloadData() {
        setFrameSize(
            NSSize(width: frame.width, height: CGFloat(numberOfRows) * rowHeight))
    }

    open override func accessibilityRole() -> NSAccessibility.Role? {
        accessibility.role ?? .table
    }
}

/// The methods that provide the rows of a table.
public protocol NSTableViewDataSource: NSObjectProtocol {
    @MainActor func numberOfRows(in tableView: NSTableView) -> Int
}

@MainActor
extension NSTableViewDataSource {
    public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
}

/// The methods that create the views of a table.
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {}
