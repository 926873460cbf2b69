import Foundation

/// A menu. It has no items here, and is recorded when it is shown.
@MainActor
open class NSMenu: NSObject {
    static var shown: [HeadlessAppKit.ShownMenu] = []

    open var title: String

    public init(title: String) {
        self.title = title
        super.init()
    }

    public convenience override init() {
        self.init(title: "")
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
