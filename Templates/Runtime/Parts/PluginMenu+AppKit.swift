#if !UIKIT
import AppKit

extension PluginButton {
    /// Shows a menu when the button is pressed.
    package func setMenu(_ items: [PluginMenuItem]) {
        let menu = NSMenu()
        for item in items { menu.addItem(item) }
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
package final class PluginMenuItem: NSMenuItem {
    private let handler: () -> Void

    package init(
        title: String, image: NSImage? = nil, isDestructive: Bool = false,
        handler: @escaping () -> Void
    ) {
        self.handler = handler
        super.init(title: title, action: Self.chooseAction, keyEquivalent: "")
        target = self
        self.image = image
        if isDestructive {
            attributedTitle = NSAttributedString(
                string: title, attributes: [.foregroundColor: NSColor.systemRed])
        }
    }

    @available(*, unavailable)
    package required init(coder: NSCoder) {
        handler = {}
        super.init(coder: coder)
    }

    #if canImport(ObjectiveC)
    private static let chooseAction = #selector(choose)

    @objc func choose() {
        handler()
    }
    #else
    private static let chooseAction = AppKit.Selector { (item: PluginMenuItem, _: NSMenuItem) in
        item.choose()
    }

    func choose() {
        handler()
    }
    #endif
}
#endif
