import Foundation

extension NSButton {
    /// The reaction of a button to clicks.
    public enum ButtonType: UInt, Sendable {
        case momentaryLight = 0
        case pushOnPushOff = 1
        case toggle = 2
        case `switch` = 3
        case radio = 4
        case momentaryChange = 5
        case onOff = 6
        case momentaryPushIn = 7
        case accelerator = 8
        case multiLevelAccelerator = 9

        var keepsState: Bool {
            switch self {
            case .pushOnPushOff, .toggle, .switch, .radio, .onOff: true
            default: false
            }
        }
    }

    /// The form of a button's border.
    public enum BezelStyle: UInt, Sendable {
        @available(macOS 14.0, *)
        case automatic = 0
        case push = 1
        case flexiblePush = 2
        case disclosure = 5
        case shadowlessSquare = 6
        case circular = 7
        case texturedSquare = 8
        case helpButton = 9
        case smallSquare = 10
        case toolbar = 11
        case accessoryBarAction = 12
        case accessoryBar = 13
        case pushDisclosure = 14
        case badge = 15

        // The names of these styles before macOS 14.
        public static var rounded: BezelStyle { .push }
        public static var regularSquare: BezelStyle { .flexiblePush }
        public static var texturedRounded: BezelStyle { .toolbar }
        public static var roundRect: BezelStyle { .accessoryBarAction }
        public static var recessed: BezelStyle { .accessoryBar }
        public static var roundedDisclosure: BezelStyle { .pushDisclosure }
        public static var inline: BezelStyle { .badge }
    }
}

extension NSControl {
    /// The shape of a control's border.
    @available(macOS 26.0, *)
    public enum BorderShape: Int, Sendable {
        case automatic = 0
        case capsule = 1
        case roundedRectangle = 2
        case circle = 3
    }

    /// The position of a control's image relative to its title.
    public enum ImagePosition: UInt, Sendable {
        case noImage = 0
        case imageOnly = 1
        case imageLeft = 2
        case imageRight = 3
        case imageBelow = 4
        case imageAbove = 5
        case imageOverlaps = 6
        case imageLeading = 7
        case imageTrailing = 8
    }
}

/// The scaling of an image to its space.
public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown = 0
    case scaleAxesIndependently = 1
    case scaleNone = 2
    case scaleProportionallyUpOrDown = 3
}
