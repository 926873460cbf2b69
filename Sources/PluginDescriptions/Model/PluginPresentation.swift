/// Where a plugin sits in its host.
package struct PluginPlacement: Sendable {
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
    }

    /// What edges are measured from.
    package enum Bounds: String, CaseIterable, Sendable {
        case bounds
        case safeArea
    }

    package enum Mode: String, CaseIterable, Sendable {
        case overlay
        /// The plugin adds what it covers to the safe area of its host.
        case push
    }

    package enum Order: String, CaseIterable, Sendable {
        case front
        case back
    }

    package let position: Located<Position>
    package let insets: Insets
    /// In points.
    package let width: Double?
    package let height: Double?
    let widthRange: SourceRange?
    let heightRange: SourceRange?
    package let bounds: Located<Bounds>
    package let mode: Located<Mode>
    package let order: Order
    let orderRange: SourceRange?
    /// Whether the host names the view to add the plugin to.
    package let needsContainer: Bool
}

/// When a plugin becomes visible, how long it stays, and how it comes and goes. Times in seconds.
package struct PluginPresentation: Sendable {
    package enum Motion: String, CaseIterable, Sendable {
        case none
        case fade
        case slideFromTop
        case slideFromBottom
        case slideFromLeading
        case slideFromTrailing
    }

    /// What becomes of a plugin that is shown already.
    package enum WhenAlreadyShown: String, CaseIterable, Sendable {
        case reuse
        case replace
        case stack
    }

    package enum Touches: String, CaseIterable, Sendable {
        case blockWhileVisible
        case block
        case pass
    }

    package let delay: Located<Double>
    package let minimumDuration: Located<Double>
    package let dismissesAfter: Located<Double>?
    package let moveIn: Motion
    package let moveOut: Motion
    package let motionDuration: Double
    let motionDurationRange: SourceRange?
    package let group: String?
    let groupRange: SourceRange?
    package let whenAlreadyShown: WhenAlreadyShown
    let whenAlreadyShownRange: SourceRange?
    package let touches: Touches
    let touchesRange: SourceRange?
}

/// The values of a plugin for assistive technologies.
package struct PluginAccessibility: Sendable {
    package let announcement: TextSource?
    package let isModal: Bool
    let modalRange: SourceRange?
    /// The name of the view that the focus moves to.
    package let focus: Located<String>?
    package let identifier: String?
}
