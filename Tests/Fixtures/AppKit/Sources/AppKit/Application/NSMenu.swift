import Foundation

/// A menu, which is recorded when it is shown.
@MainActor
open class NSMenu: NSObject {
    static var shown: [HeadlessAppKit.ShownMenu] = []

    open var title: String
    open private(set) var items: [NSMenuItem] = []

    public init(title: String) {
        self.title = title
        super.init()
    }

    public convenience override init() {
        self.init(title: "")
    }

    open func addItem(_ newItem: NSMenuItem) {
        precondition(newItem.menu == nil, "the item is in a menu already")
        newItem.menu = self
        items.append(newItem)
    }

    /// Shows the menu at a point of a view. Returns whether an item was chosen, which here none is.
    @discardableResult
    open func popUp(
        positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?
    ) -> Bool {
        if let view { Self.show(self, for: view) }
        return false
    }

    open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
        show(menu, for: view)
    }

    /// Shows the menu. Returns whether it is not empty.
    @discardableResult
    static func show(_ menu: NSMenu?, for view: NSView) -> Bool {
        guard let menu else { return false }
        shown.append(HeadlessAppKit.ShownMenu(menu: menu, view: view))
        return true
    }
}
