/// The spelling of a property of a view.
struct PropertySpelling: Sendable, ExpressibleByStringLiteral {
    /// The text after `view.` that reads the property.
    let getter: String
    /// The method that sets the property; nil if the getter can be assigned to.
    let setter: String?
    /// The arguments of the setter after the value.
    let otherArguments: [String]
    /// The expression that replaces nil; nil if the property is optional.
    let valueForNil: String?

    init(_ getter: String, setter: String? = nil, otherArguments: [String] = [], valueForNil: String? = nil) {
        self.getter = getter
        self.setter = setter
        self.otherArguments = otherArguments
        self.valueForNil = valueForNil
    }

    init(stringLiteral getter: String) { self.init(getter) }

    /// Returns the statement that sets the property to an expression.
    ///
    /// - Parameter isOptional: whether the expression can be nil.
    func assignment(of value: String, to view: String, isOptional: Bool = false) -> String {
        var value = value
        if isOptional, let valueForNil { value += " ?? \(valueForNil)" }
        let arguments = ([value] + otherArguments).joined(separator: ", ")
        return setter.map { "\(view).\($0)(\(arguments))" } ?? "\(view).\(getter) = \(value)"
    }

    /// Returns the statement that sets the property to constant text; nil if the text follows an input.
    ///
    /// - Parameter strings: the string table of localized text.
    func assignment(of text: TextSource?, to view: String, in strings: StringTable) -> String? {
        guard let text, text.isFixed else { return nil }
        return assignment(of: text.argument(in: strings), to: view)
    }
}

/// The properties for assistive technologies, which views of all kinds have.
extension KitDialect {
    var accessibilityLabel: PropertySpelling { accessibility("Label", appKit: "Label") }
    var accessibilityHint: PropertySpelling { accessibility("Hint", appKit: "Help") }
    var accessibilityValue: PropertySpelling { accessibility("Value", appKit: "ValueDescription") }
    var accessibilityIdentifier: PropertySpelling { accessibility("Identifier", appKit: "Identifier") }
    var isAccessibilityElement: PropertySpelling {
        isUIKit
            ? "isAccessibilityElement"
            : PropertySpelling("isAccessibilityElement()", setter: "setAccessibilityElement")
    }

    private func accessibility(_ name: String, appKit: String) -> PropertySpelling {
        isUIKit
            ? PropertySpelling("accessibility" + name)
            : PropertySpelling("accessibility\(appKit)()", setter: "setAccessibility" + appKit)
    }

    /// Returns the calls that give a view some traits. AppKit does not have all of them.
    func calls(adding traits: [AccessibilityTrait]) -> [String] {
        if isUIKit {
            let names = traits.map { "." + $0.rawValue }
            let set = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
            return names.isEmpty ? [] : ["accessibilityTraits.insert(\(set))"]
        }
        // A view has only one role, and only one subrole.
        var attributes: Set<String> = []
        return traits.compactMap(\.appKitAttribute).filter { attributes.insert($0.name).inserted }.map {
            "setAccessibility\($0.name)(\($0.value))"
        }
    }
}

extension AccessibilityTrait {
    /// AppKit's attribute for the trait, and its value; nil if there is none.
    fileprivate var appKitAttribute: (name: String, value: String)? {
        switch self {
        case .button, .link, .image, .staticText: ("Role", "." + rawValue)
        case .searchField: ("Subrole", ".searchField")
        case .toggleButton: ("Subrole", ".toggle")
        case .selected: ("Selected", "true")
        case .notEnabled: ("Enabled", "false")
        default: nil
        }
    }
}
