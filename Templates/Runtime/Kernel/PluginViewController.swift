// MARK: - Plugins

/// A child view controller with a presentation.
@MainActor
package protocol PluginViewController: PlatformViewController {
    var presentation: PluginPresentation { get }

    /// The text that VoiceOver announces when the plugin becomes visible.  // if ANNOUNCEMENTS
    var announcement: String? { get }  // if ANNOUNCEMENTS

    /// The view that gets the focus of VoiceOver when the plugin becomes visible.  // if FOCUSED_VIEWS
    var accessibilityFocus: PlatformView? { get }  // if FOCUSED_VIEWS

    /// Releases the closures that the host has set.  // if HANDLERS
    func releaseHandlers()  // if HANDLERS
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
    /// Another plugin of the group leaves, because this one is visible.  // if WILL_REPLACE
    case willReplace(PluginPresentation)  // if WILL_REPLACE
    /// The plugin becomes visible, or returns from its transition out.  // if WILL_MOVE_IN
    case willMoveIn  // if WILL_MOVE_IN
    /// In the animation of a transition.  // if MOVE
    case move(isShown: Bool)  // if MOVE
    /// The plugin is visible in a window.  // if DID_APPEAR
    case didAppear  // if DID_APPEAR
    /// The plugin was added again while it was visible.  // if WAS_ADDED_AGAIN
    case wasAddedAgain  // if WAS_ADDED_AGAIN
    /// The plugin would dismiss itself if VoiceOver or Switch Control did not run.  // if TIME_IS_UP
    case timeIsUp  // if TIME_IS_UP
    case willLeave  // if WILL_LEAVE
    /// Another plugin is about to remove this one.  // if WILL_BE_REPLACED
    case willBeReplaced  // if WILL_BE_REPLACED
    /// The plugin has left, and still has its handlers.  // if WILL_RELEASE_HANDLERS
    case willReleaseHandlers  // if WILL_RELEASE_HANDLERS
    /// The presentation reverts its changes to the host.
    case reset
    case didEnd
}
#endif
