/// The visibility of the ring around the focused view.
public enum NSFocusRingType: UInt, Sendable {
    case `default` = 0
    case none = 1
    case exterior = 2
}
