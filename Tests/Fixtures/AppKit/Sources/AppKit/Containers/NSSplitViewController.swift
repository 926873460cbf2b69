import Foundation
import HeadlessKit

/// Shows its children side by side. Each child has a pane, and is added and removed with it.
@MainActor
open class NSSplitViewController: NSViewController {
    public nonisolated class var automaticDimension: CGFloat { -1 }

    private var items: [NSSplitViewItem] = []
    /// The pane whose child is being inserted, so that the child does not get another pane.
    private var adding: NSSplitViewItem?

    /// The split view, with thin vertical dividers.
    open lazy var splitView: NSSplitView = {
        let view = NSSplitView(frame: NSRect(x: 0, y: 0, width: 480, height: 300))
        view.isVertical = true
        view.dividerStyle = .thin
        return view
    }()

    open override func loadView() {
        let view = NSView(frame: splitView.frame)
        splitView.autoresizingMask = [.width, .height]
        view.addSubview(splitView)
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        for item in items where !item.isCollapsed { show(item) }
    }

    open var splitViewItems: [NSSplitViewItem] {
        get { items }
        set {
            for item in items where !newValue.contains(where: { $0 === item }) {
                removeSplitViewItem(item)
            }
            for (index, item) in newValue.enumerated()
            where !items.contains(where: { $0 === item }) {
                insertSplitViewItem(item, at: index)
            }
        }
    }

    open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
        insertSplitViewItem(splitViewItem, at: items.count)
    }

    open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
        adding = splitViewItem
        insertChild(splitViewItem.viewController, at: index)
        adding = nil
    }

    open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
        guard let index = items.firstIndex(where: { $0 === splitViewItem }) else {
            Exceptions.raise(
                .invalidArgumentException, "the split view item is not in the receiver")
            return
        }
        removeChild(at: index)
    }

    open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
        items.first { $0.viewController === viewController }
    }

    /// Collapses or shows the first sidebar.
    open func toggleSidebar(_ sender: Any?) {
        items.first { $0.behavior == .sidebar }?.isCollapsed.toggle()
    }

    open override func insertChild(_ childViewController: NSViewController, at index: Int) {
        super.insertChild(childViewController, at: index)
        guard childViewController.storedParent === self,
            !items.contains(where: { $0.viewController === childViewController })
        else { return }
        let item = adding ?? NSSplitViewItem(viewController: childViewController)
        item.owner = self
        items.insert(item, at: index)
        if isViewLoaded, !item.isCollapsed { show(item) }
    }

    open override func removeChild(at index: Int) {
        guard storedChildren.indices.contains(index) else {
            super.removeChild(at: index)
            return
        }
        let child = storedChildren[index]
        super.removeChild(at: index)
        items.remove(at: index).owner = nil
        child.loadedView?.removeFromSuperview()
        splitView.adjustSubviews()
    }

    func collapsedChanged(_ item: NSSplitViewItem) {
        guard isViewLoaded else { return }
        if item.isCollapsed {
            item.viewController.view.isHidden = true
        } else {
            show(item)
        }
        splitView.adjustSubviews()
    }

    private func show(_ item: NSSplitViewItem) {
        let view = item.viewController.view
        view.isHidden = false
        guard view.superview !== splitView else { return }
        let before = items.prefix { $0 !== item }.filter {
            $0.viewController.loadedView?.superview === splitView
        }
        splitView.insertArrangedSubview(view, at: before.count)
    }
}
