import Foundation

/// A view that shows a material. The material is not drawn here.
@MainActor
open class NSVisualEffectView: NSView {
    /// The materials, by their purposes.
    public enum Material: Int, Sendable {
        case titlebar = 3
        case selection = 4
        case menu = 5
        case popover = 6
        case sidebar = 7
        case headerView = 10
        case sheet = 11
        case windowBackground = 12
        case hudWindow = 13
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground = 18
        case underWindowBackground = 21
        case underPageBackground = 22
    }

    /// What the material shows.
    public enum BlendingMode: Int, Sendable {
        case behindWindow = 0
        case withinWindow = 1
    }

    /// Whether the material looks active.
    public enum State: Int, Sendable {
        case followsWindowActiveState = 0
        case active = 1
        case inactive = 2
    }

    open var material = Material.contentBackground
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
}
