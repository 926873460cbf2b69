/// A JSON value and its place in the file.
///
/// A class, because it is a part of everything that a description says: this, and that views are indirect, makes the code
/// that builds compile a tenth smaller.
package final class JSONNode: Sendable {
    package let value: JSONValue

    /// The range from the first byte of the value to the last, including brackets and quotation
    /// marks.
    package let range: SourceRange

    package init(value: JSONValue, range: SourceRange) {
        self.value = value
        self.range = range
    }

    /// An object without members, which is in no file.
    package static let empty = JSONNode(value: .object([]), range: .start)
}

/// A JSON value (RFC 8259, section 3). Arrays and objects contain the places of their parts.
package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONNode])
    /// The members in the order of the file. If a key occurs twice, both members are kept.
    case object([JSONMember])

    /// The kind of the value with an article, as in "must be a string, not an array".
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a Boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// A member of an object: a key and its value (RFC 8259, section 4).
package struct JSONMember: Sendable {
    /// The key, with its escape sequences resolved.
    package let key: String

    /// The place of the key, including its quotation marks.
    package let keyRange: SourceRange

    package let value: JSONNode

    /// The key with its place.
    var locatedKey: Located<String> { Located(key, at: keyRange) }

    /// The text of the value, with its place.
    var locatedValue: Located<String> { Located(value.string ?? "", at: value.range) }
}

extension JSONNode {
    /// The members of an object; empty if this is not an object.
    package var members: [JSONMember] { if case .object(let members) = value { members } else { [] } }

    /// Returns the value of the first member with a key; nil if this is not an object or does not
    /// have the key.
    package func member(_ key: String) -> JSONNode? {
        if case .object(let members) = value { members.first { $0.key == key }?.value } else { nil }
    }

    /// The elements of an array; empty if this is not an array.
    package var elements: [JSONNode] { if case .array(let nodes) = value { nodes } else { [] } }

    /// The text of a string; nil if this is not a string.
    package var string: String? { if case .string(let text) = value { text } else { nil } }

    /// The value of a Boolean; nil if this is not a Boolean.
    var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }

    /// The value of a whole number; nil if this is not a whole number or exceeds the limits of
    /// `Int`.
    var int: Int? { if case .number(let number) = value { number.int } else { nil } }

    /// The value of a number; nil if this is not a number or exceeds the limits of `Double`.
    var double: Double? { if case .number(let number) = value { number.double } else { nil } }

    /// The text of a string with its place; nil if this is not a string.
    var locatedString: Located<String>? { string.map { Located($0, at: range) } }

    /// Returns the value of an enumeration that a string stands for; nil if there is none.
    func choice<Value: RawRepresentable<String>>(_ type: Value.Type) -> Value? { string.flatMap(Value.init) }
}

/// The values of keys. Each is nil if this is not an object, does not have the key, or has a value
/// of another type.
extension JSONNode {
    package func string(_ key: String) -> String? { member(key)?.string }

    func bool(_ key: String) -> Bool? { member(key)?.bool }

    func locatedBool(_ key: String) -> Located<Bool>? { located(key, \.bool) }

    func int(_ key: String) -> Int? { member(key)?.int }

    func double(_ key: String) -> Double? { member(key)?.double }

    func locatedDouble(_ key: String) -> Located<Double>? { located(key, \.double) }

    func locatedString(_ key: String) -> Located<String>? { member(key)?.locatedString }

    func choice<Value: RawRepresentable<String>>(_ key: String) -> Value? { member(key)?.choice(Value.self) }

    /// Returns the value of an enumeration for a key, with its place; nil if there is none.
    func locatedChoice<Value: RawRepresentable<String>>(_ key: String) -> Located<Value>? {
        located(key) { $0.choice(Value.self) }
    }

    /// Returns the text of a required key, with its place.
    func required(_ key: String) -> Located<String> { locatedString(key) ?? Located("", at: range) }

    /// Returns the range of the value of a key; nil if there is none.
    func range(_ key: String) -> SourceRange? { member(key)?.range }

    /// Returns what the value of a key describes, with its place; nil if there is none.
    func located<Value>(_ key: String, _ decode: (JSONNode) -> Value?) -> Located<Value>? {
        guard let node = member(key), let value = decode(node) else { return nil }
        return Located(value, at: node.range)
    }

    /// Returns a value with the place of its key's value, or of this object if it does not have the key.
    func located<Value>(_ value: Value, of key: String) -> Located<Value> { Located(value, at: range(key) ?? range) }

    /// Returns the elements of an array; empty if there is none.
    package func elements(_ key: String) -> [JSONNode] { member(key)?.elements ?? [] }

    /// Returns the cases of an enumeration that an array names; nil if there is no array.
    func choices<Value: RawRepresentable<String>>(_ key: String) -> [Value]? {
        member(key)?.elements.compactMap { $0.choice(Value.self) }
    }

    /// The edges that the array of the key `edges` names, in the order of the cases; all of them if there is none.
    var edges: [ContentLayout.Edge] {
        let named: [ContentLayout.Edge]? = choices("edges")
        return ContentLayout.Edge.allCases.filter { named?.contains($0) ?? true }
    }

    /// Returns the value of a key. If there is none, returns an empty object at the place of this
    /// object.
    func object(_ key: String) -> JSONNode { member(key) ?? JSONNode(value: .object([]), range: range) }
}
