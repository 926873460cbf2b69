/// A JSON value together with the place that it was read from.
package struct JSONNode: Sendable {
    package let value: JSONValue

    /// From the first byte of the value to its last one, brackets and quotation marks included.
    package let range: SourceRange
}

/// A value of RFC 8259, section 3. Arrays and objects hold the places of their parts.
package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONNode])
    /// The members in the order of the file. A key that stands twice is kept twice.
    case object([JSONMember])

    /// The kind in words, as in "expected a string, found an array".
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
    /// The key with its escapes resolved.
    package let key: String

    /// The key as it is written, quotation marks included.
    package let keyRange: SourceRange

    package let value: JSONNode
}

extension JSONNode {
    /// The value of the first member with a key; nil if this is not an object, or does not have the key.
    package func member(_ key: String) -> JSONNode? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The elements of an array; empty if this is not an array.
    package var elements: [JSONNode] {
        guard case .array(let nodes) = value else { return [] }
        return nodes
    }

    /// The text of a string; nil where this is none.
    package var string: String? {
        guard case .string(let text) = value else { return nil }
        return text
    }

    var bool: Bool? {
        guard case .bool(let bool) = value else { return nil }
        return bool
    }

    var int: Int? {
        guard case .number(let number) = value else { return nil }
        return number.int
    }

    var double: Double? {
        guard case .number(let number) = value else { return nil }
        return number.double
    }

    var locatedString: Located<String>? {
        guard case .string(let text) = value else { return nil }
        return Located(text, at: range)
    }

    /// The word of a choice; nil where it is none of them.
    func choice<Word: RawRepresentable<String>>(_ type: Word.Type) -> Word? {
        guard case .string(let text) = value else { return nil }
        return Word(rawValue: text)
    }
}

/// Values of keys; nil if this is not an object, if the key is missing, or if its value has another type.
extension JSONNode {
    func string(_ key: String) -> String? { member(key)?.string }

    func bool(_ key: String) -> Bool? { member(key)?.bool }

    func int(_ key: String) -> Int? { member(key)?.int }

    func double(_ key: String) -> Double? { member(key)?.double }

    func locatedDouble(_ key: String) -> Located<Double>? {
        guard let node = member(key), let double = node.double else { return nil }
        return Located(double, at: node.range)
    }

    func locatedString(_ key: String) -> Located<String>? { member(key)?.locatedString }

    func choice<Word: RawRepresentable<String>>(_ key: String) -> Word? {
        member(key)?.choice(Word.self)
    }

    /// The word of a key with its place; where there is none, another word at the place of the key or
    /// of the object.
    func locatedChoice<Word: RawRepresentable<String>>(
        _ key: String, default defaultValue: Word
    ) -> Located<Word> {
        guard let node = member(key) else { return Located(defaultValue, at: range) }
        return Located(node.choice(Word.self) ?? defaultValue, at: node.range)
    }

    /// The word of a key with its place.
    func locatedChoice<Word: RawRepresentable<String>>(_ key: String) -> Located<Word>? {
        guard let node = member(key), let word = node.choice(Word.self) else { return nil }
        return Located(word, at: node.range)
    }

    /// The value of a key; where there is none, an empty object at the place of this one.
    func object(_ key: String) -> JSONNode {
        member(key) ?? JSONNode(value: .object([]), range: range)
    }
}
