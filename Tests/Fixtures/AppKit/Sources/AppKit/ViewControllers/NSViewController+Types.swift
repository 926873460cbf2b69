extension NSViewController {
    /// The transition from one child to another.
    public struct TransitionOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let crossfade = TransitionOptions(rawValue: 0x1)
        public static let slideUp = TransitionOptions(rawValue: 0x10)
        public static let slideDown = TransitionOptions(rawValue: 0x20)
        public static let slideLeft = TransitionOptions(rawValue: 0x40)
        public static let slideRight = TransitionOptions(rawValue: 0x80)
        public static let slideForward = TransitionOptions(rawValue: 0x140)
        public static let slideBackward = TransitionOptions(rawValue: 0x180)
        public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)

        var isAnimated: Bool { rawValue & 0x1FF != 0 }
    }
}

/// A nib file. There are none here.
open class NSNib: NSObject {
    public typealias Name = String
}
