extension NSEvent {
    /// The kind of an event.
    public enum EventType: UInt, Sendable {
        case leftMouseDown = 1
        case leftMouseUp = 2
        case rightMouseDown = 3
        case rightMouseUp = 4
        case mouseMoved = 5
        case leftMouseDragged = 6
        case rightMouseDragged = 7
        case mouseEntered = 8
        case mouseExited = 9
        case keyDown = 10
        case keyUp = 11
        case flagsChanged = 12
        case appKitDefined = 13
        case systemDefined = 14
        case applicationDefined = 15
        case periodic = 16
        case cursorUpdate = 17
        case scrollWheel = 22
        case tabletPoint = 23
        case tabletProximity = 24
        case otherMouseDown = 25
        case otherMouseUp = 26
        case otherMouseDragged = 27
    }

    /// The phase of a gesture, such as a scroll with two fingers; empty for a mouse wheel.
    public struct Phase: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let began = Phase(rawValue: 1 << 0)
        public static let stationary = Phase(rawValue: 1 << 1)
        public static let changed = Phase(rawValue: 1 << 2)
        public static let ended = Phase(rawValue: 1 << 3)
        public static let cancelled = Phase(rawValue: 1 << 4)
        public static let mayBegin = Phase(rawValue: 1 << 5)
    }

    /// The modifier keys that are held down.
    public struct ModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        public static let help = ModifierFlags(rawValue: 1 << 22)
        public static let function = ModifierFlags(rawValue: 1 << 23)
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
    }
}
