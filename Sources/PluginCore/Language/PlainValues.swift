/// A value that JSON and Swift have in the same form.
package enum PlainScalar: Equatable, Sendable {
    case none
    case flag(Bool)
    case number(Double)
    /// The case of an enumeration in Swift, with the same name.
    case choice(String)

    /// The value as JSON; empty if there is none.
    var json: String {
        if case .choice(let name) = self { "\"\(name)\"" } else { swift }
    }

    /// The value in Swift; empty if there is none.
    var swift: String {
        switch self {
        case .none: ""
        case .flag(let flag): String(flag)
        case .number(let number): SwiftLiteral.number(number)
        case .choice(let name): ".\(name)"
        }
    }
}

extension JSONNode {
    fileprivate var scalar: PlainScalar? {
        double.map(PlainScalar.number) ?? bool.map(PlainScalar.flag)
            ?? string.map(PlainScalar.choice)
    }
}

/// The values of a view's keys that set properties of the same form in each framework.
package struct PlainValues: Sendable {
    private let values: [(key: String, property: PlainProperty, value: PlainScalar)]

    /// Creates the values of a view without such keys.
    init() { values = [] }

    /// Decodes checked JSON. A key that is absent has its default value.
    init(_ node: JSONNode, of shape: ObjectShape) {
        values = shape.keys.compactMap { key in
            guard let property = key.property else { return nil }
            return (key.name, property, node.member(key.name)?.scalar ?? property.defaultValue)
        }
    }

    /// The values by their keys.
    package var all: [(key: String, value: PlainScalar)] { values.map { ($0.key, $0.value) } }

    /// Returns the properties to set, with their values in Swift.
    ///
    /// - Parameter defaultsAreKnown: whether the view is of a class whose default values are those of the
    ///   framework.
    func assignments(
        _ dialect: KitDialect, defaultsAreKnown: Bool
    ) -> [(property: String, value: String)] {
        values.compactMap { _, property, value in
            guard case .property(let name, let standard)? = dialect[property.spelling],
                value != .none, value.swift != standard || !defaultsAreKnown
            else { return nil }
            return (name, value.swift)
        }
    }
}
