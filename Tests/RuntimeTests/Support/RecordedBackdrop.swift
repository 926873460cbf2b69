#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

/// A backdrop, and a part that records when it becomes visible and invisible.
@MainActor
final class RecordedBackdrop: PluginPart {
    let view = PluginBackdrop(.dim)

    /// The recorded changes, in order.
    var changes: [String] = []

    private var wasShown = false

    /// The parts of a presentation with this backdrop.
    var parts: [any PluginPart] { [view, self] }

    func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
        switch event {
        case .willMoveIn: record()
        case .move: if view.isShown != wasShown { record() }
        default: break
        }
    }

    private func record() {
        #if UIKIT
        let isAnimated = UIView.inheritedAnimationDuration > 0
        #else
        let isAnimated = NSAnimationContext.current.allowsImplicitAnimation
        #endif
        wasShown = view.isShown
        changes.append((wasShown ? "in" : "out") + (isAnimated ? " animated" : ""))
    }
}
