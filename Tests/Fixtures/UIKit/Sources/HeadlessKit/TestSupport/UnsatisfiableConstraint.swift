/// A required constraint that was left out because it contradicts earlier ones.
public struct UnsatisfiableConstraint {
    public let constraint: NSLayoutConstraint
    public let summary: String
}
