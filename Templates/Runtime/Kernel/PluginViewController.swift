// MARK: - Plugins

/// A child view controller with a presentation.
@MainActor
package protocol PluginViewController: PlatformViewController {
    var presentation: PluginPresentation { get }

    #if ANNOUNCEMENTS
    /// The text that VoiceOver announces when the plugin becomes visible.
    var announcement: String? { get }
    #endif

    #if FOCUSED_VIEWS
    /// The view that gets the focus of VoiceOver when the plugin becomes visible.
    var accessibilityFocus: PlatformView? { get }
    #endif

    #if HANDLERS
    /// Releases the closures that the host has set.
    func releaseHandlers()
    #endif
}

#if ANNOUNCEMENTS || FOCUSED_VIEWS || HANDLERS
extension PluginViewController {
    package var announcement: String? { nil }  // if ANNOUNCEMENTS
    package var accessibilityFocus: PlatformView? { nil }  // if FOCUSED_VIEWS
    package func releaseHandlers() {}  // if HANDLERS
}
#endif

#if PARTS
/// A part of a presentation, for example a backdrop or a timer. Most plugins have none.
@MainActor
package protocol PluginPart: AnyObject {
    func handle(_ event: PluginEvent, of presentation: PluginPresentation)
}

/// A step of a presentation that its parts take part in.
package enum PluginEvent {
    case willAdd  // if WILL_ADD
    case willRemove  // if WILL_REMOVE
    case willPlace  // if WILL_PLACE
    #if WILL_REPLACE
    /// Another plugin of the group leaves, because this one is visible.
    case willReplace(PluginPresentation)
    #endif
    #if WILL_MOVE_IN
    /// The plugin becomes visible, or returns from its transition out.
    case willMoveIn
    #endif
    #if MOVE
    /// In the animation of a transition.
    case move(isShown: Bool)
    #endif
    #if DID_APPEAR
    /// The plugin is visible in a window.
    case didAppear
    #endif
    #if WAS_ADDED_AGAIN
    /// The plugin was added again while it was visible.
    case wasAddedAgain
    #endif
    #if TIME_IS_UP
    /// The plugin would dismiss itself if VoiceOver or Switch Control did not run.
    case timeIsUp
    #endif
    case willLeave  // if WILL_LEAVE
    #if WILL_BE_REPLACED
    /// Another plugin is about to remove this one.
    case willBeReplaced
    #endif
    #if WILL_RELEASE_HANDLERS
    /// The plugin has left, and still has its handlers.
    case willReleaseHandlers
    #endif
    #if RESET
    /// The presentation reverts its changes to the host.
    case reset
    #endif
    case didEnd  // if DID_END
}
#endif
