/// The values of a view's keys that set properties of the same form in each framework.
package struct PlainValues: Sendable {
    private let values: [(key: KeyShape, node: JSONNode?)]

    init(_ node: JSONNode, of shape: ObjectShape) {
        values = shape.keys.filter { $0.property != nil }.map { ($0, node.member($0.name)) }
    }

    /// The values as JSON, with the defaults of those that are absent; nil for those without a default.
    package var json: [(key: String, value: String?)] {
        values.map { key, node in
            let value = node?.plainJSON ?? key.property?.defaultJSON ?? ""
            return (key.name, value.isEmpty ? nil : value)
        }
    }

    /// Returns the properties to set, with their values in Swift.
    ///
    /// - Parameter defaultsAreKnown: whether the view is of a class whose default values are those of the framework.
    func assignments(_ dialect: KitDialect, defaultsAreKnown: Bool) -> [(
        property: String, value: String
    )] {
        values.compactMap { key, node in
            guard let property = key.property,
                case .property(let name, let standard)? = dialect[property.spelling]
            else { return nil }
            let value = node?.plainSwift ?? property.defaultValue
            if value.isEmpty || value == standard && defaultsAreKnown { return nil }
            return (name, value)
        }
    }
}

extension JSONNode {
    /// The number, the Boolean or the string, as JSON.
    fileprivate var plainJSON: String? {
        string.map { "\"\($0)\"" } ?? plainSwift
    }

    /// The number, the Boolean or the choice, in Swift.
    fileprivate var plainSwift: String? {
        double.map(SwiftLiteral.number) ?? bool.map(String.init) ?? string.map { ".\($0)" }
    }
}
