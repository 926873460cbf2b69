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
        shape = KeyShape(name, value, isRequired: false, property: uiKit == nil && appKit == nil ? nil : property)
    }
}

extension Key<Bool> {
    /// Creates a key whose value is true or false.
    init(_ name: String, default defaultValue: Bool, uiKit: KeyProperty? = nil, appKit: KeyProperty? = nil) {
        self.init(name, .boolean, default: defaultValue, uiKit: uiKit, appKit: appKit)
    }
}

extension Key where Value: CaseIterable & RawRepresentable<String>, Value.AllCases == [Value] {
    /// Creates a key whose value is a case of an enumeration.
    init(_ name: String, default defaultValue: Value, uiKit: KeyProperty? = nil, appKit: KeyProperty? = nil) {
        self.init(name, .choice(of: Value.self), default: defaultValue, uiKit: uiKit, appKit: appKit)
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
    /// Returns the value of checked JSON; nil if the JSON is of another type.
    static func read(_ node: JSONNode) -> Self?

    var scalar: PlainScalar { get }
}

extension Double: PlainValue {
    static func read(_ node: JSONNode) -> Double? { node.double }
    var scalar: PlainScalar { .number(self) }
}

extension Int: PlainValue {
    static func read(_ node: JSONNode) -> Int? { node.int }
    var scalar: PlainScalar { .number(Double(self)) }
}

extension Bool: PlainValue {
    static func read(_ node: JSONNode) -> Bool? { node.bool }
    var scalar: PlainScalar { .flag(self) }
}

extension PlainValue where Self: RawRepresentable<String> {
    static func read(_ node: JSONNode) -> Self? { node.choice(Self.self) }
    var scalar: PlainScalar { .choice(rawValue) }
}

extension JSONNode {
    /// Returns the value of a key of checked JSON, or the key's default value.
    subscript<Value>(_ key: Key<Value>) -> Value {
        member(key.shape.name).flatMap(Value.read) ?? key.defaultValue
    }

    /// Returns the value of a key with its place. The place of the default value is this object.
    func located<Value>(_ key: Key<Value>) -> Located<Value> {
        Located(self[key], at: self.range(key.shape.name) ?? range)
    }
}

/// A value that JSON and Swift have in the same form.
package enum PlainScalar: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    /// The case of an enumeration in Swift, with the same name.
    case choice(String)

    /// The value in Swift.
    var swift: String {
        switch self {
        case .flag(let flag): String(flag)
        case .number(let number): SwiftLiteral.number(number)
        case .choice(let name): ".\(name)"
        }
    }
}

extension JSONNode {
    fileprivate var scalar: PlainScalar? {
        double.map(PlainScalar.number) ?? bool.map(PlainScalar.flag) ?? string.map(PlainScalar.choice)
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
    func assignments(_ dialect: KitDialect, defaultsAreKnown: Bool) -> [(property: String, value: String)] {
        values.compactMap { _, property, value in
            guard let property = dialect[property.spelling], value.swift != property.defaultValue || !defaultsAreKnown
            else { return nil }
            return (property.name, value.swift)
        }
    }
}
