#if !UIKIT
import AppKit
import Testing

@testable import Runtime

@MainActor
@Suite("Menus")
struct MenuTests {
    @Test("a press shows the menu below the button, and an item calls its closure")
    func showsMenu() throws {
        let window = HostWindow()
        let button = PluginButton()
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 24)
        window.host.view.addSubview(button)
        var chosen: [String] = []
        let image = NSImage()
        button.setMenu([
            PluginMenuItem(title: "Share", image: image) { chosen.append("share") },
            PluginMenuItem(title: "Delete", isDestructive: true) { chosen.append("delete") },
        ])
        HeadlessAppKit.reset()
        button.performClick(nil)
        let shown = HeadlessAppKit.shownMenus
        expect(shown.count == 1 && shown.first?.view === button, "it shows no menu")
        let menu = try #require(button.menu)
        expect(menu.items.map(\.title), equals: ["Share", "Delete"])
        expect(menu.items[0].image === image && menu.items[0].attributedTitle == nil)
        let color = menu.items[1].attributedTitle?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        expect(color as? NSColor, equals: .systemRed, "a destructive item is not red")
        for item in menu.items {
            expect(item.action != nil, "a choice is not received")
            let target = try #require(item.target as? PluginMenuItem, "its closure is released")
            target.choose()
        }
        expect(chosen, equals: ["share", "delete"])
    }

    @Test("a button with a menu is released")
    func releasesButton() {
        weak var released: PluginButton?
        do {
            let button = PluginButton()
            button.setMenu([PluginMenuItem(title: "Share") {}])
            released = button
        }
        expect(released == nil, "its menu keeps it")
    }
}
#endif
