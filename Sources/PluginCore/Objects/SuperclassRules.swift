extension DescriptionValidator {
    /// Reports a superclass that the plugin's controller cannot have.
    mutating func reportSuperclass() {
        let superclass = description.controller.superclass
        let type = superclass.value
        if type == PluginController.defaultSuperclass { return }
        let name = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
        if !isClassName(type) || KnownType.spelling(ofForeign: type) != nil {
            report(
                .invalidType, "'\(type)' cannot be a superclass", at: superclass.range,
                note: "name a class, as in 'BaseViewController'")
        } else if KnownType.isKnownNonController(type) {
            report(
                .invalidType, "'\(type)' is not a view controller", at: superclass.range,
                note: "name a class, as in 'BaseViewController'")
        } else if controllersWithoutNib.contains(name) {
            report(
                .invalidType,
                "'\(type)' cannot be created with 'init(nibName:bundle:)', which a superclass needs",
                at: superclass.range, note: childNote)
        } else if controllersWithOwnView.contains(name), replacesView {
            report(
                .contradiction, "'\(type)' needs to create its own view",
                at: superclass.range,
                note: type.hasPrefix("NS")
                    ? childNote
                    : "leave out 'dismissesAfter', 'swipeToDismiss' and \"touches\": \"pass\", which replace the view"
            )
        } else if description.content != nil, name == "UITableViewController" {
            report(
                .contradiction,
                "the view of '\(type)' is its table: the content covers rows, and scrolls with them",
                at: superclass.range,
                note: "leave out \"content\", or use another \"superclass\"", as: .warning)
        } else if description.content != nil, containerControllers.contains(name) {
            report(
                .contradiction,
                "'\(type)' shows other controllers; it cannot have content of "
                    + "its own",
                at: superclass.range, note: childNote)
        } else if type == description.controllerName, description.controller.hasCustomSuperclass {
            report(
                .contradiction, "'\(type)' cannot be its own superclass", at: superclass.range)
        }
    }

    /// Reports types that are not protocols, and protocols that are named twice.
    mutating func reportConformances() {
        var names = ["PluginViewController", "ReloadablePlugin"]
        for type in description.controller.conformances {
            if names.contains(type.value) {
                report(
                    .contradiction, "the controller conforms to '\(type.value)' already",
                    at: type.range, note: "remove it")
            } else if !isClassName(type.value) || KnownType.isKnownNonController(type.value)
                || type.value.hasSuffix("ViewController")
            {
                report(.invalidType, "'\(type.value)' is not a protocol", at: type.range)
            }
            names.append(type.value)
        }
    }

    /// Whether the controller creates its view in place of its superclass.
    private var replacesView: Bool {
        let presentation = description.presentation
        return description.controller.superclass.value.hasPrefix("NS")
            || presentation.letsTouchesThrough || presentation.dismissesAfter != nil
            || presentation.swipeToDismiss
    }

    /// Returns whether a type can be a class: its spelling is words and dots, apart from generic arguments.
    private func isClassName(_ type: String) -> Bool {
        var depth = 0
        var name = ""
        for character in type {
            switch character {
            case "<": depth += 1
            case ">": depth -= 1
            default: if depth == 0 { name.append(character) }
            }
        }
        return name.split(separator: ".", omittingEmptySubsequences: false)
            .allSatisfy { SwiftIdentifier.problem(of: String($0)) == nil }
    }
}

private let childNote =
    "add it as a child of the controller, in a hook such as 'viewDidLoad'"

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
