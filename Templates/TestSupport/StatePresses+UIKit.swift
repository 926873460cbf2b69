#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// Taps the button of a content-unavailable view, if it has one that can be tapped.
    func press(_ view: PluginContentUnavailableView) {
        #if STACKS
        if let stack = view.content as? PluginContentUnavailableStack { return press(stack.button) }
        guard #available(iOS 17, tvOS 17, *) else { return }
        #endif
        let isShown = sequence(first: view as UIView, next: \.superview).allSatisfy { !$0.isHidden }
        let content = view.content as UIView as? UIContentUnavailableView
        guard view.window === self, isShown,
            let state = content?.configuration as? UIContentUnavailableConfiguration,
            state.button.title != nil
        else { return }
        state.buttonProperties.primaryAction?.performWithSender(nil, target: nil)
    }
}
#endif
