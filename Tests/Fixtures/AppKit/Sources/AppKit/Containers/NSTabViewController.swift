import Foundation
import HeadlessKit

/// Shows one of its children at a time. Each child has a tab, and is added and removed with it.
@MainActor
open class NSTabViewController: NSViewController {
    /// The appearance of the tabs.
    public enum TabStyle: Int, Sendable {
        case segmentedControlOnTop = 0
        case segmentedControlOnBottom = 1
        case toolbar = 2
        case unspecified = -1
    }

    private var items: [NSTabViewItem] = []
    private var selection = -1
    /// The tab whose child is being inserted, so that the child does not get another tab.
    private var adding: NSTabViewItem?

    open var tabStyle: NSTabViewController.TabStyle = .segmentedControlOnTop
    open var tabView = NSTabView()
    open var transitionOptions: NSViewController.TransitionOptions = [
        .crossfade, .allowUserInteraction,
    ]
    open var canPropagateSelectedChildViewControllerTitle = true

    open override var title: String? {
        get {
            let ownTitle = super.title
            guard ownTitle == nil, canPropagateSelectedChildViewControllerTitle,
                storedChildren.indices.contains(selection)
            else { return ownTitle }
            return storedChildren[selection].title
        }
        set { super.title = newValue }
    }

    open override func loadView() {
        let view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 300))
        tabView.frame = view.bounds
        tabView.autoresizingMask = [.width, .height]
        view.addSubview(tabView)
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showSelection(insteadOf: nil)
    }

    // MARK: Tabs

    open var tabViewItems: [NSTabViewItem] {
        get { items }
        set {
            for item in items where !newValue.contains(where: { $0 === item }) {
                removeTabViewItem(item)
            }
            for (index, item) in newValue.enumerated()
            where !items.contains(where: { $0 === item }) {
                insertTabViewItem(item, at: index)
            }
        }
    }

    /// The index of the tab that is shown; -1 without tabs.
    open var selectedTabViewItemIndex: Int {
        get { selection }
        set {
            guard items.indices.contains(newValue), newValue != selection else { return }
            let old = storedChildren.indices.contains(selection) ? storedChildren[selection] : nil
            selection = newValue
            showSelection(insteadOf: old)
        }
    }

    open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
        insertTabViewItem(tabViewItem, at: items.count)
    }

    /// Inserts the tab and, as a child, its controller.
    open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
        guard let controller = tabViewItem.viewController else {
            Exceptions.raise(.invalidArgumentException, "a tab view item needs a view controller")
            return
        }
        adding = tabViewItem
        insertChild(controller, at: index)
        adding = nil
    }

    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
        guard let index = items.firstIndex(where: { $0 === tabViewItem }) else {
            Exceptions.raise(.invalidArgumentException, "the tab view item is not in the receiver")
            return
        }
        removeChild(at: index)
    }

    open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {
        items.first { $0.viewController === viewController }
    }

    // MARK: Children

    open override func insertChild(_ childViewController: NSViewController, at index: Int) {
        super.insertChild(childViewController, at: index)
        guard childViewController.storedParent === self,
            !items.contains(where: { $0.viewController === childViewController })
        else { return }
        items.insert(adding ?? NSTabViewItem(viewController: childViewController), at: index)
        tabView.items = items
        if selection < 0 {
            selectedTabViewItemIndex = 0
        } else if index <= selection {
            selection += 1
        }
    }

    /// Removes a child. If its tab was selected, the next tab is selected, or else the previous
    /// one.
    open override func removeChild(at index: Int) {
        guard storedChildren.indices.contains(index) else {
            super.removeChild(at: index)
            return
        }
        let child = storedChildren[index]
        super.removeChild(at: index)
        items.remove(at: index)
        tabView.items = items
        if index < selection {
            selection -= 1
        } else if index == selection {
            child.loadedView?.removeFromSuperview()
            selection = min(selection, items.count - 1)
            showSelection(insteadOf: nil)
        }
    }

    private func showSelection(insteadOf old: NSViewController?) {
        tabView.selected = items.indices.contains(selection) ? items[selection] : nil
        guard isViewLoaded, storedChildren.indices.contains(selection) else { return }
        let child = storedChildren[selection]
        if let old, old.loadedView?.superview === tabView {
            transition(from: old, to: child, options: transitionOptions)
        } else {
            child.view.frame = tabView.contentRect
            child.view.autoresizingMask = [.width, .height]
            tabView.addSubview(child.view)
        }
    }
}
