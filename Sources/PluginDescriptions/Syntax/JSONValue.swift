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
