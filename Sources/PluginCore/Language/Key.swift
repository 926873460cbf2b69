/// A key of a view with a plain value: one row that says all about it.
struct Key<Value: PlainValue>: Sendable {
    let shape: KeyShape
    /// The value of objects without the key.
    let defaultValue: Value

    /// - Parameters:
    ///   - uiKit: how UIKit has the property that the key sets; nil if it does not have it, or if the object's own code
    ///     uses the value.
    ///   - appKit: the same for AppKit.
    init(
        _ name: String, _ value: ValueShape, default defaultValue: Value,
        uiKit: KeyProperty? = nil, appKit: KeyProperty? = nil
    ) {
        self.defaultValue = defaultValue
        let property = PlainProperty(
            spelling: Spelling(uiKit: uiKit, appKit: appKit), defaultValue: defaultValue.scalar)
        shape = KeyShape(
            name, value, isRequired: false,
            property: uiKit == nil && appKit == nil ? nil : property)
    }
}

extension Key<Bool> {
    /// Creates a key whose value is true or false.
    init(
        _ name: String, default defaultValue: Bool, uiKit: KeyProperty? = nil,
        appKit: KeyProperty? = nil
    ) {
        self.init(name, .boolean, default: defaultValue, uiKit: uiKit, appKit: appKit)
    }
}

extension Key where Value: CaseIterable & RawRepresentable<String>, Value.AllCases == [Value] {
    /// Creates a key whose value is a case of an enumeration.
    init(
        _ name: String, default defaultValue: Value, uiKit: KeyProperty? = nil,
        appKit: KeyProperty? = nil
    ) {
        self.init(
            name, .choice(of: Value.self), default: defaultValue, uiKit: uiKit, appKit: appKit)
    }
}

/// The property of a view of a framework, which generated code assigns the value of a key to, unless it is the framework's
/// own default.
struct KeyProperty: Sendable {
    let name: String
    let defaultValue: String?

    static func property(_ name: String, default defaultValue: String? = nil) -> KeyProperty {
        KeyProperty(name: name, defaultValue: defaultValue)
    }
}

/// The property of a view that a key sets.
package struct PlainProperty: Sendable {
    let spelling: Spelling<KeyProperty?>
    /// The value of objects without the key.
    let defaultValue: PlainScalar
}

/// The type of a plain value.
protocol PlainValue: Sendable {
    init?(_ node: JSONNode)

    var scalar: PlainScalar { get }
}

extension Double: PlainValue {
    init?(_ node: JSONNode) {
        guard let value = node.double else { return nil }
        self = value
    }

    var scalar: PlainScalar { .number(self) }
}

extension Int: PlainValue {
    init?(_ node: JSONNode) {
        guard let value = node.int else { return nil }
        self = value
    }

    var scalar: PlainScalar { .number(Double(self)) }
}

extension Bool: PlainValue {
    init?(_ node: JSONNode) {
        guard let value = node.bool else { return nil }
        self = value
    }

    var scalar: PlainScalar { .flag(self) }
}

extension PlainValue where Self: RawRepresentable<String> {
    init?(_ node: JSONNode) {
        guard let value = node.choice(Self.self) else { return nil }
        self = value
    }

    var scalar: PlainScalar { .choice(rawValue) }
}

/// A value without a default.
extension Optional: PlainValue where Wrapped: PlainValue {
    init?(_ node: JSONNode) {
        guard let value = Wrapped(node) else { return nil }
        self = value
    }

    var scalar: PlainScalar { self?.scalar ?? .none }
}

extension JSONNode {
    /// Returns the value of a key of checked JSON, or the key's default value.
    subscript<Value>(_ key: Key<Value>) -> Value {
        member(key.shape.name).flatMap { Value($0) } ?? key.defaultValue
    }

    /// Returns the value of a key with its place. The place of the default value is another range, or this object.
    func located<Value>(_ key: Key<Value>, orAt range: SourceRange? = nil) -> Located<Value> {
        Located(self[key], at: member(key.shape.name)?.range ?? range ?? self.range)
    }
}

/// A value that JSON and Swift have in the same form.
package enum PlainScalar: Equatable, Sendable {
    case none
    case flag(Bool)
    case number(Double)
    /// The case of an enumeration in Swift, with the same name.
    case choice(String)

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
            guard let property = dialect[property.spelling], value != .none,
                value.swift != property.defaultValue || !defaultsAreKnown
            else { return nil }
            return (property.name, value.swift)
        }
    }
}
