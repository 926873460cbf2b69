/// The placement of a plugin in its host.
package struct PluginPlacement: Sendable {
    /// The edge, corner or center at which a plugin is placed, `fill` for all of the host, or a part of the host's list.
    package enum Position: String, CaseIterable, Sendable {
        case fill
        case center
        case top
        case bottom
        case leading
        case trailing
        case topLeading
        case topTrailing
        case bottomLeading
        case bottomTrailing
        case tableHeader
        case tableFooter
        case listBackground

        /// Whether the plugin is a part of a table view or a collection view.
        package var isInList: Bool {
            switch self {
            case .tableHeader, .tableFooter, .listBackground: true
            case .fill, .center, .top, .bottom, .leading, .trailing, .topLeading, .topTrailing,
                .bottomLeading, .bottomTrailing:
                false
            }
        }
    }

    /// The area of the host that the plugin is placed in.
    package enum Bounds: String, CaseIterable, Sendable {
        case bounds
        case safeArea
        /// The safe area above a docked keyboard.
        case keyboard
    }

    /// The effect of a plugin on the layout of its host.
    package enum Mode: String, CaseIterable, Sendable {
        case overlay
        /// The plugin adds the area that it covers to the safe area of its host.
        case push
    }

    /// The order of a plugin and the other views of its host.
    package enum Order: String, CaseIterable, Sendable {
        case front
        case back
    }

    package let position: Located<Position>
    /// The space between the plugin and the edges of the host.
    package let insets: Insets
    /// The width in points; nil for the content's width.
    package let width: Double?
    /// The height in points; nil for the content's height.
    package let height: Double?
    let widthRange: SourceRange?
    let heightRange: SourceRange?
    /// The greatest width in points; nil if the width is not limited.
    package let maximumWidth: Located<Double>?
    package let bounds: Located<Bounds>
    package let mode: Located<Mode>
    package let order: Order
    let orderRange: SourceRange?
    /// Whether the host specifies the view that the plugin is added to.
    package let needsContainer: Bool
}

/// The timing and the transition of a plugin, and its effect on other plugins and on touches. All
/// times are in seconds.
package struct PluginPresentation: Sendable {
    /// A transition in one direction.
    package enum Motion: String, CaseIterable, Sendable {
        case none
        case fade
        case slideFromTop
        case slideFromBottom
        case slideFromLeading
        case slideFromTrailing
    }

    /// The effect of showing a plugin that is already shown.
    package enum WhenAlreadyShown: String, CaseIterable, Sendable {
        case reuse
        case replace
        case stack
        /// A plugin waits until the one before has left.
        case queue
    }

    /// The haptic feedback of a plugin that becomes visible.
    package enum Feedback: String, CaseIterable, Sendable {
        case success
        case warning
        case error
    }

    /// The effect of a plugin on touches.
    package enum Touches: String, CaseIterable, Sendable {
        case blockWhileVisible
        case block
        case pass
        /// Drags that do not begin on a control scroll the host.
        case scroll
    }

    /// The view that covers the container behind a plugin.
    package struct Backdrop: Sendable {
        package enum Style: String, CaseIterable, Sendable {
            case dim
            case blur
            case clear
        }

        package let style: Style
        /// Whether a tap on the backdrop removes the plugin.
        package let dismissesOnTap: Bool
    }

    /// The time between adding the plugin and its becoming visible.
    package let delay: Located<Double>
    /// The minimum time for which the plugin stays visible.
    package let minimumDuration: Located<Double>
    /// The time after which the plugin dismisses itself; nil if it does not.
    package let dismissesAfter: Located<Double>?
    /// The transition with which the plugin becomes visible.
    package let moveIn: Motion
    /// The transition with which the plugin is removed.
    package let moveOut: Motion
    let transitionRange: SourceRange?
    /// The duration of each transition.
    package let motionDuration: Double
    let motionDurationRange: SourceRange?
    /// The name of the group whose plugins replace each other on the same host; nil if there is
    /// none.
    package let group: String?
    let groupRange: SourceRange?
    package let whenAlreadyShown: WhenAlreadyShown
    let whenAlreadyShownRange: SourceRange?
    /// The greatest number of plugins that wait in a queue.
    package let queueLimit: Int
    let queueLimitRange: SourceRange?
    package let touches: Touches
    let touchesRange: SourceRange?
    /// The backdrop behind the plugin; nil if there is none.
    package let backdrop: Located<Backdrop>?
    /// Whether the user can swipe the plugin away.
    package let swipeToDismiss: Bool
    let swipeToDismissRange: SourceRange?
    /// The haptic feedback when the plugin becomes visible; nil if there is none.
    package let feedback: Feedback?
    let feedbackRange: SourceRange?
}

extension PluginPresentation {
    /// Whether touches on a visible plugin can have an effect on its host.
    var letsTouchesThrough: Bool { touches == .pass || touches == .scroll }
}

/// The plugin's values for assistive technologies and UI tests.
package struct PluginAccessibility: Sendable {
    /// The text that VoiceOver reads when the plugin becomes visible.
    package let announcement: TextSource?
    /// Whether VoiceOver skips the views behind the plugin, and touches beside it do nothing. Plugins with a backdrop
    /// are modal.
    package let isModal: Bool
    let modalRange: SourceRange?
    /// The name of the view that gets the focus; nil if the focus does not move.
    package let focus: Located<String>?
    /// The accessibility identifier of the controller's view.
    package let identifier: String?
}
