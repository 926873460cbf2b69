import HeadlessKit

extension Exceptions.Name {
    /// Raised when a controller's place in the tree contradicts its view's place.
    static let hierarchyInconsistency = Exceptions.Name(
        rawValue: "UIViewControllerHierarchyInconsistency")
}
