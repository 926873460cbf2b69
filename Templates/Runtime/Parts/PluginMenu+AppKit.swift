#if !UIKIT
extension PluginButton {
    /// Shows a menu when the button is pressed.
    package func setMenu(_ items: [PluginMenuItem]) {
        let menu = NSMenu()
        for item in items { menu.addItem(item.makeItem()) }
        self.menu = menu
        pressHandler = { [weak self] in
            guard let self else { return }
            let bottom = isFlipped ? bounds.maxY : bounds.minY
            menu.popUp(positioning: nil, at: NSPoint(x: bounds.minX, y: bottom), in: self)
        }
    }
}

/// An item of a menu that calls a closure.
@MainActor
package final class PluginMenuItem: NSObject {
    private let title: String
    private let image: NSImage?
    private let isDestructive: Bool
    private let handler: () -> Void

    package init(title: String, image: NSImage? = nil, isDestructive: Bool = false, handler: @escaping () -> Void) {
        self.title = title
        self.image = image
        self.isDestructive = isDestructive
        self.handler = handler
    }

    func makeItem() -> NSMenuItem {
        let item = NSMenuItem(title: title, action: Self.chooseAction, keyEquivalent: "")
        item.target = self
        // Keeps this object, because a target is not retained.
        item.representedObject = self
        item.image = image
        if isDestructive {
            item.attributedTitle = NSAttributedString(string: title, attributes: [.foregroundColor: NSColor.systemRed])
        }
        return item
    }

    #if canImport(ObjectiveC)
    private static let chooseAction = #selector(choose)

    @objc func choose() { handler() }
    #else
    private static let chooseAction = AppKit.Selector { (item: PluginMenuItem, _: NSMenuItem) in item.choose() }

    func choose() { handler() }
    #endif
}
#endif
