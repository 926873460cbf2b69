import HeadlessKit

extension Exceptions.Name {
    /// The exception for a controller whose position in the tree contradicts that of its view.
    static let hierarchyInconsistency = Exceptions.Name(
        rawValue: "UIViewControllerHierarchyInconsistency")
}
