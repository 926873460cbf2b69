#if UIKIT
import UIKit
#else
import AppKit
#endif

// MARK: - Plugins

/// A child view controller with a position, a delay and a duration of its own.
@MainActor
package protocol PluginViewController: PlatformViewController {
    var presentation: PluginPresentation { get }

    /// The text that VoiceOver announces when the plugin becomes visible.
    var announcement: String? { get }

    /// The view that gets the focus of VoiceOver when the plugin becomes visible.
    var accessibilityFocus: PlatformView? { get }

    /// Releases the closures that the host has set.
    func releaseHandlers()
}

extension PluginViewController {
    package var announcement: String? { nil }
    package var accessibilityFocus: PlatformView? { nil }
    package func releaseHandlers() {}
}

/// A part of a presentation, for example a backdrop or a timer. Most plugins have none.
@MainActor
package protocol PluginPart: AnyObject {
    func handle(_ event: PluginEvent, of presentation: PluginPresentation)
}

/// A step of a presentation that its parts take part in.
package enum PluginEvent {
    case willAdd, willRemove, willPlace
    /// Another plugin of the group leaves, because this one is visible.
    case willReplace(PluginPresentation)
    /// The plugin becomes visible, or returns from its transition out.
    case willMoveIn
    /// In the animation of a transition.
    case move(isShown: Bool)
    /// The plugin is visible in a window.
    case didAppear
    /// The plugin was added again while it was visible.
    case wasAddedAgain
    /// The plugin would dismiss itself if VoiceOver or Switch Control did not run.
    case timeIsUp
    case willLeave
    #if !LEAVES_SILENTLY
    /// Another plugin is about to remove this one.
    case willBeReplaced
    /// The plugin has left, and still has its handlers.
    case willReleaseHandlers
    #endif
    /// The presentation reverts its changes to the host.
    case reset
    case didEnd
}
