/// The phase of a controller between not visible and visible.
enum ControllerPhase {
    case disappeared
    case appearing
    case appeared
    case disappearing

    var isVisible: Bool { self == .appearing || self == .appeared }
}
