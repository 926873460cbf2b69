extension DescriptionValidator {
    /// Reports a superclass that the plugin's controller cannot have.
    mutating func reportSuperclass() {
        let type = description.controller.superclass.value
        let name = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
        if controllersWithoutNib.contains(name) {
            report(
                "superclass",
                "'\(type)' cannot be created with 'init(nibName:bundle:)', which a superclass needs",
                identifier: .invalidType, note: childNote)
        } else if controllersWithOwnView.contains(name), replacesView {
            report(
                "superclass", "'\(type)' needs to create its own view",
                note: type.hasPrefix("NS")
                    ? childNote
                    : "leave out 'dismissesAfter', 'swipeToDismiss' and \"touches\": \"pass\", which replace the view")
        } else if description.content == nil {
            return
        } else if name == "UITableViewController" {
            report(
                "superclass",
                "the view of '\(type)' is its table: the content covers rows, and scrolls with them",
                note: "leave out \"content\", or use another \"superclass\"", as: .warning)
        } else if containerControllers.contains(name) {
            report(
                "superclass",
                "'\(type)' shows other controllers; it cannot have content of its own",
                note: childNote)
        }
    }

    /// Whether the controller creates its view in place of its superclass.
    private var replacesView: Bool {
        let presentation = description.presentation
        return description.controller.superclass.value.hasPrefix("NS")
            || presentation.letsTouchesThrough || presentation.dismissesAfter != nil
            || presentation.swipeToDismiss
    }
}

private let childNote = "add it as a child of the controller, in a hook such as 'viewDidLoad'"

/// Apple's controllers that have other initializers.
private let controllersWithoutNib = [
    "UIHostingController", "NSHostingController", "UIPageViewController",
    "SFSafariViewController",
    "UIAlertController", "UIActivityViewController", "UICollectionViewController",
]

/// Apple's controllers that trap if another view replaces theirs.
private let controllersWithOwnView = [
    "UITableViewController", "NSSplitViewController", "NSTabViewController",
]

/// Apple's controllers that fill their views with those of their children.
private let containerControllers = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UISearchController", "UIImagePickerController",
]
