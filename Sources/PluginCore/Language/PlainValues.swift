/// The values of a view's keys that set properties of the same form in each framework.
package struct PlainValues: Sendable {
    private struct Value: Sendable {
        let key: String
        let property: PlainProperty
        /// The value, or the default one, as JSON and in Swift; empty if there is none.
        let json: String
        let swift: String
    }

    private let values: [Value]

    init(_ node: JSONNode, of shape: ObjectShape) {
        values = shape.keys.compactMap { key in
            guard let property = key.property else { return nil }
            let value = node.member(key.name)
            return Value(
                key: key.name, property: property, json: value?.plainJSON ?? property.defaultJSON,
                swift: value?.plainSwift ?? property.defaultValue)
        }
    }

    /// The values as JSON by their keys; nil for those that have neither a value nor a default.
    package var json: [(key: String, value: String?)] {
        values.map { ($0.key, $0.json.isEmpty ? nil : $0.json) }
    }

    /// Returns the properties to set, with their values in Swift.
    ///
    /// - Parameter defaultsAreKnown: whether the view is of a class whose default values are those of the
    ///   framework.
    func assignments(
        _ dialect: KitDialect, defaultsAreKnown: Bool
    ) -> [(property: String, value: String)] {
        values.compactMap { value in
            guard case .property(let name, let standard)? = dialect[value.property.spelling],
                !value.swift.isEmpty, value.swift != standard || !defaultsAreKnown
            else { return nil }
            return (name, value.swift)
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
