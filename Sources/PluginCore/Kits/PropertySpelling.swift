/// The properties of all views that show values of a description, as the framework spells them.
struct ViewProperties: Sendable {
    /// The background of a plugin, read from its view.
    let background: PropertySpelling
    let accessibilityLabel: PropertySpelling
    let accessibilityHint: PropertySpelling
    let accessibilityValue: PropertySpelling
    let isAccessibilityElement: PropertySpelling
    let accessibilityIdentifier: PropertySpelling
}

/// The spelling of a property of a view.
struct PropertySpelling: Sendable {
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

    /// Returns the statement that sets the property to an expression.
    ///
    /// - Parameter isOptional: whether the expression can be nil.
    func assignment(of value: String, to view: String, isOptional: Bool = false) -> String {
        var value = value
        if isOptional, let valueForNil { value += " ?? \(valueForNil)" }
        let arguments = ([value] + otherArguments).joined(separator: ", ")
        return setter.map { "\(view).\($0)(\(arguments))" } ?? prefix(of: view) + value
    }

    /// Returns the statement that sets the property to constant text; nil if the text follows an input.
    ///
    /// - Parameter strings: the string table of localized text.
    func assignment(of text: TextSource?, to view: String, in strings: StringTable) -> String? {
        guard let text, text.isFixed else { return nil }
        return assignment(of: text.argument(in: strings), to: view)
    }

    private func prefix(of view: String) -> String { "\(view).\(getter) = " }
}

/// The spelling of the accessibility traits of a view.
enum TraitSpelling: Sendable {
    /// All traits are set at once, as an option set. `insertion` is the method that adds traits.
    case optionSet(insertion: String)
    /// Each trait is set separately. A framework may not have some of them.
    case attributes([AccessibilityTrait: Attribute])

    struct Attribute: Sendable {
        /// The attribute that holds the trait, such as the role. A view has only one of each kind.
        let kind: String
        /// The call that sets the trait.
        let insertion: String
    }

    func insertions(of traits: [AccessibilityTrait]) -> [String] {
        switch self {
        case .optionSet(let insertion) where !traits.isEmpty: ["\(insertion)(\(traits.expression))"]
        case .optionSet: []
        case .attributes(let all): firstOfEachKind(traits.compactMap { all[$0] }).map(\.insertion)
        }
    }

    private func firstOfEachKind(_ attributes: [Attribute]) -> [Attribute] {
        var kinds: Set<String> = []
        return attributes.filter { kinds.insert($0.kind).inserted }
    }
}

extension [AccessibilityTrait] {
    /// The traits as a value of an option set.
    fileprivate var expression: String {
        let names = map { "." + $0.rawValue }
        return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }
}
