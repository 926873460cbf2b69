/// What a template can be filled in with.
///
/// Literals make contexts readable:
/// ```swift
/// let context: MustacheValue = ["name": "Loading", "isModal": true, "inputs": [], "note": nil]
/// ```
package enum MustacheValue: Sendable {
    /// The only case that a template can interpolate.
    case text(String)
    case flag(Bool)
    case list([MustacheValue])
    case object(MustacheObject)
    /// A name that is known and has no value: interpolated as an empty text, and so is every name
    /// that is looked up in it.
    case nothing

    /// The text, or nothing.
    static func optional(_ text: String?) -> MustacheValue {
        if let text { .text(text) } else { .nothing }
    }
}

extension MustacheValue {
    /// Whether a section of this value is left out, and an inverted section of it is rendered.
    ///
    /// The specification leaves the truth of an empty text to the implementation. It is falsy here,
    /// as it is for the operator `!!` in the specification's example, so that a section leaves out
    /// what has nothing to say.
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
    package init(stringLiteral text: String) {
        self = .text(text)
    }
}

extension MustacheValue: ExpressibleByBooleanLiteral {
    package init(booleanLiteral flag: Bool) {
        self = .flag(flag)
    }
}

extension MustacheValue: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: MustacheValue...) {
        self = .list(elements)
    }
}

extension MustacheValue: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral fields: (MustacheName, MustacheValue)...) {
        self = .object(MustacheObject(fields))
    }
}

extension MustacheValue: ExpressibleByNilLiteral {
    package init(nilLiteral: ()) {
        self = .nothing
    }
}
