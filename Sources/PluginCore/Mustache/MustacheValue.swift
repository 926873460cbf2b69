/// A value that a template can be rendered with.
///
/// Literals make contexts readable:
/// ```swift
/// let context: MustacheValue = ["name": "Loading", "isModal": true, "inputs": [], "note": nil]
/// ```
package enum MustacheValue: Sendable {
    /// The only kind of value that a template can insert.
    case text(String)
    case flag(Bool)
    case list([MustacheValue])
    case object(MustacheObject)
    /// A known name without a value. It is inserted as empty text.
    case nothing

    /// Returns the text, or nothing.
    static func optional(_ text: String?) -> MustacheValue { text.map { .text($0) } ?? .nothing }
}

/// Values by their names.
package typealias MustacheObject = [String: MustacheValue]

extension MustacheObject {
    /// Adds all values of another object, which replace the values with the same names.
    package mutating func add(_ other: MustacheObject) { merge(other) { _, new in new } }
}

extension MustacheValue {
    /// Whether a section of this value is skipped, and an inverted section of it is rendered.
    var isFalsy: Bool {
        switch self {
        case .text(let text): text.isEmpty
        case .flag(let flag): !flag
        case .list(let elements): elements.isEmpty
        case .object: false
        case .nothing: true
        }
    }

    /// The kind of the value, as messages name it.
    var kind: String {
        switch self {
        case .text: "a text"
        case .flag: "a flag"
        case .list: "a list"
        case .object: "an object"
        case .nothing: "nothing"
        }
    }
}

extension MustacheValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) { self = .text(text) }
}

extension MustacheValue: ExpressibleByBooleanLiteral {
    package init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension MustacheValue: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: MustacheValue...) { self = .list(elements) }
}

extension MustacheValue: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral fields: (String, MustacheValue)...) {
        self = .object(MustacheObject(uniqueKeysWithValues: fields))
    }
}

extension MustacheValue: ExpressibleByNilLiteral {
    package init(nilLiteral: ()) { self = .nothing }
}
