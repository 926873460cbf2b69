#if UIKIT
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Menus")
struct MenuTests {
    @Test("a tap shows the menu")
    func showsMenu() {
        let button = UIButton(configuration: .plain())
        let actions = ["Share", "Delete"].map { UIAction(title: $0) { _ in } }
        button.setMenu(actions)
        expect(button.menu?.children, equals: actions, "it has another menu")
        expect(button.showsMenuAsPrimaryAction, "a tap does not show it")
    }
}
#endif
