/// A key of a view with a plain value: one row that says all about it.
struct Key<Value: PlainValue>: Sendable {
    let shape: KeyShape
    /// The value of objects without the key.
    let defaultValue: Value

    /// - Parameters:
    ///   - whenAbsent: what happens without the key, if the default value does not say it.
    ///   - synonyms: the names of the key in other libraries.
    ///   - uiKit: how UIKit has the property that the key sets; nil if the object's own code uses the value.
    ///   - appKit: the same for AppKit.
    init(
        _ name: String, _ value: ValueShape, default defaultValue: Value, whenAbsent: String? = nil,
        _ summary: String, synonyms: [String] = [], uiKit: KeyProperty? = nil,
        appKit: KeyProperty? = nil
    ) {
        self.defaultValue = defaultValue
        shape = KeyShape(
            name, value, isRequired: false, whenAbsent: whenAbsent ?? defaultValue.json, summary,
            synonyms: synonyms,
            property: PlainProperty(
                spelling: Spelling(uiKit: uiKit, appKit: appKit), defaultValue: defaultValue.swift,
                defaultJSON: defaultValue.json))
    }
}

/// How a framework has the property that a key sets.
enum KeyProperty: Sendable {
    /// A property of the view, which generated code assigns the value to, unless it is the framework's own default.
    case property(String, default: String? = nil)
    /// The framework lacks the property, with what happens in its place.
    case absent(String)
}

/// The property of a view that a key sets.
package struct PlainProperty: Sendable {
    let spelling: Spelling<KeyProperty?>
    /// The value without the key, in Swift; empty if nothing is assigned.
    let defaultValue: String
    let defaultJSON: String
}

/// A value that JSON and Swift have in the same form.
protocol PlainValue: Sendable {
    init?(_ node: JSONNode)

    var json: String { get }
    var swift: String { get }
}

extension Double: PlainValue {
    init?(_ node: JSONNode) {
        guard let value = node.double else { return nil }
        self = value
    }

    var json: String { SwiftLiteral.number(self) }
    var swift: String { json }
}

extension Int: PlainValue {
    init?(_ node: JSONNode) {
        guard let value = node.int else { return nil }
        self = value
    }

    var json: String { String(self) }
    var swift: String { json }
}

extension Bool: PlainValue {
    init?(_ node: JSONNode) {
        guard let value = node.bool else { return nil }
        self = value
    }

    var json: String { String(self) }
    var swift: String { json }
}

/// A choice is the case of an enumeration in Swift, with the same name.
extension PlainValue where Self: RawRepresentable<String> {
    init?(_ node: JSONNode) {
        guard let value = node.choice(Self.self) else { return nil }
        self = value
    }

    var json: String { "\"\(rawValue)\"" }
    var swift: String { ".\(rawValue)" }
}

/// A key without a default value.
extension Optional: PlainValue where Wrapped: PlainValue {
    init?(_ node: JSONNode) {
        guard let value = Wrapped(node) else { return nil }
        self = value
    }

    var json: String { self?.json ?? "" }
    var swift: String { self?.swift ?? "" }
}

extension JSONNode {
    /// Returns the value of a key of checked JSON, or the key's default value.
    subscript<Value>(_ key: Key<Value>) -> Value {
        member(key.shape.name).flatMap { Value($0) } ?? key.defaultValue
    }
}
