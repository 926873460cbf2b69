#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// Chooses an action of a button's menu, if the button can be tapped: it is enabled, in this window, and neither it
    /// nor a view around it is hidden.
    func choose(_ index: Int, in button: UIButton) {
        let views = sequence(first: button as UIView, next: \.superview).prefix { $0 !== self }
        let isShown = views.allSatisfy { !$0.isHidden && $0.isUserInteractionEnabled }
        guard button.window === self, isShown, button.isEnabled else { return }
        guard #available(tvOS 17, *), button.showsMenuAsPrimaryAction,
            let children = button.menu?.children, children.indices.contains(index),
            let action = children[index] as? UIAction
        else { return }
        button.sendAction(action)
    }
}
#endif
