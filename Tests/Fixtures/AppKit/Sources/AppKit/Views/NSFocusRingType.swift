/// Whether a ring shows where the keyboard's focus is.
public enum NSFocusRingType: UInt, Sendable {
    case `default` = 0
    case none = 1
    case exterior = 2
}
