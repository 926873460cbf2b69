import Foundation

/// Shows one of several views at a time.
@MainActor
open class NSTabView: NSView {
    var items: [NSTabViewItem] = []
    var selected: NSTabViewItem?

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var tabViewItems: [NSTabViewItem] { items }
    open var numberOfTabViewItems: Int { items.count }
    open var selectedTabViewItem: NSTabViewItem? { selected }
    open var contentRect: NSRect { bounds }
    open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
        items.firstIndex { $0 === tabViewItem } ?? NSNotFound
    }
}
