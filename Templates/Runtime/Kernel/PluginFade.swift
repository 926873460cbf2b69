#if UIKIT
import UIKit
#else
import AppKit
#endif

// MARK: Fading

/// Makes the view of a plugin invisible for a transition.
@MainActor
package class PluginFade {
    /// Restores what is hidden.
    final var restorations: [@MainActor () -> Void] = []

    package init() {}

    /// Hides a view, in an animation.
    func hide(_ view: PlatformView) {
        #if UIKIT
        let alpha = view.alpha
        view.alpha = 0
        restorations.append { if view.alpha == 0 { view.alpha = alpha } }
        #else
        let alpha = view.alphaValue
        view.alphaValue = 0
        restorations.append { if view.alphaValue == 0 { view.alphaValue = alpha } }
        #endif
    }

    final func restore() {
        let restorations = restorations
        self.restorations = []
        for restore in restorations { restore() }
    }
}
