extension DescriptionValidator {
    /// Reports views of a class that is not a subclass of the framework's class for the view, as far as
    /// the class is known.
    mutating func reportViewClasses() {
        for view in views {
            if let type = view.viewClass?.type { reportViewClass(type, of: view) }
        }
    }

    private mutating func reportViewClass(_ type: Located<String>, of view: ContentView) {
        for (kit, name) in view.frameworkClasses(for: kits)
        where type.value != name && kit.knows(type.value) {
            report(
                .mismatchedType, "'\(type.value)' is not a subclass of '\(name)'", at: type.range,
                note: kit == .appKit && type.value == "NSButton"
                    ? "generated code declares 'PluginButton', which calls the handler; write a "
                        + "subclass of it" : nil)
        }
    }

    /// The frameworks of the plugin.
    var kits: [Kit] { description.controller.kits }
}

extension ContentView {
    /// Returns the class of the view in each framework, if generated code uses one that an app can
    /// replace.
    package func frameworkClasses(for kits: [Kit]) -> [(kit: Kit, name: String)] {
        kits.compactMap { kit in className(in: kit).map { (kit, $0) } }
    }

    /// Returns the class of the view in a framework; nil if an app cannot replace it.
    package func className(in kit: Kit) -> String? {
        switch self {
        case .label: kit.viewClasses.label
        case .button: kit.viewClasses.button
        case .image: kit.viewClasses.image
        case .activityIndicator: kit.viewClasses.activityIndicator
        case .stack, .progress, .textField, .valueControl, .contentUnavailable, .spacer, .custom,
            .swiftUI:
            nil
        }
    }
}
