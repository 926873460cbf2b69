/// The class of a view if it is one of the app, and the expression that creates the view.
package struct ViewClass: Sendable {
    /// The class; nil for the framework's class.
    package let type: Located<String>?
    /// The expression; nil to call the type without arguments.
    package let creation: Located<String>?

    /// The expression that creates a collection view, whose type cannot be called without arguments.
    package static let collectionViewCreation =
        "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"

    init(type: Located<String>?, creation: Located<String>?) {
        self.type = type
        self.creation = creation
    }

    /// Decodes the class of a label, a button, an image or an activity indicator. Returns nil if
    /// the framework creates the view.
    init?(_ node: JSONNode) {
        type = node.locatedString("type")
        creation = node.locatedString("create")
        if type == nil, creation == nil { return nil }
    }
}

extension Vocabulary {
    /// The keys for a view of a class of the app, in place of the framework's class.
    static let classOfApp: [KeyShape] = [
        .optional(
            "type", .swiftType, whenAbsent: "the framework's class",
            "A class of the app, which is a subclass of the framework's class."),
        .optional(
            "create", .swiftExpression, whenAbsent: "the type, called without arguments",
            "The expression that creates the view."),
    ]
}

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

extension DescriptionValidator {
    /// Reports custom views without 'create' whose types cannot be called without arguments.
    mutating func reportMissingCreations() {
        for view in views {
            guard let viewClass = view.viewClass, viewClass.creation == nil,
                let type = viewClass.type, let name = view.name, needsCreation(type.value)
            else { continue }
            report(
                .requiredKey, "a view of the type '\(type.value)' needs 'create'",
                at: type.range, note: note(on: type.value, name: name.value))
        }
    }

    private func note(on type: String, name: String) -> String {
        if type == "UICollectionView" {
            return "add '\"create\": \"\(ViewClass.collectionViewCreation)\"'"
        }
        let function = "create" + capitalized(name)
        return "add '\"create\": \"\(function)()\"', with a function of your own"
    }

    private func needsCreation(_ type: String) -> Bool {
        type.hasPrefix("any ") || type.hasPrefix("some ") || type == "UICollectionView"
            || !isCallable(type)
    }

    /// Returns whether a type can be called as it is spelled; true for types with other problems.
    private func isCallable(_ type: String) -> Bool {
        SwiftFragment.problem(ofExpression: type + "()") == nil
            || SwiftFragment.problem(ofType: type) != nil
            || KnownType.parameterWords.contains(KnownType.firstWord(of: type))
    }

    /// Reports custom views of optional types, and of types that are not views.
    mutating func reportViewTypes() {
        for view in views {
            guard let located = view.viewClass?.type else { continue }
            let type = located.value
            if isKnownNonView(type) {
                report(.invalidType, "'\(type)' is not a view", at: located.range)
            }
            if type.hasSuffix("?") || type.hasSuffix("!"),
                SwiftFragment.problem(ofType: type) == nil
            {
                report(
                    .mismatchedType, "a view cannot be of the optional type '\(type)'",
                    at: located.range)
            }
        }
    }

    private func isKnownNonView(_ type: String) -> Bool {
        let name = String(type.prefix { $0 != "<" })
        return KnownType.isKnownNonView(name) || name.hasPrefix("[") || name.hasSuffix(".Type")
            || KnownType.isFunction(type)
    }
}
