import PluginCore

// Literals let the data of a preview be read as JSON.

extension JSONText: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    package init(stringLiteral text: String) { self = .string(text) }
    package init(booleanLiteral flag: Bool) { self = .boolean(flag) }
    package init(arrayLiteral elements: JSONText...) { self = .array(elements) }
    package init(dictionaryLiteral members: (String, JSONText)...) { self = .object(members.map { ($0.0, $0.1) }) }
    package init(nilLiteral: ()) { self = .null }
}

extension JSONText {
    /// A string, or null.
    init(_ text: String?) { self = text.map(JSONText.string) ?? .null }

    /// A name of the description, or null.
    init(_ name: Located<String>?) { self.init(name?.value) }

    static func strings(_ texts: [String]) -> JSONText { .array(texts.map(JSONText.string)) }

    /// A number, or null.
    init(_ number: Double?) { self = number.map(JSONText.number) ?? .null }

    /// The raw value of a choice, or null.
    init<Choice: RawRepresentable<String>>(_ choice: Choice?) { self.init(choice?.rawValue) }

    /// The members of an object; empty for other values.
    var members: [(key: String, value: JSONText)] {
        if case .object(let members) = self { members } else { [] }
    }

    /// Returns the object with more members.
    func adding(_ other: JSONText) -> JSONText { .object(members + other.members) }
}

extension JSONText {
    init(_ value: PlainScalar) {
        self =
            switch value {
            case .flag(let flag): .boolean(flag)
            case .number(let number): .number(number)
            case .choice(let name): .string(name)
            }
    }
}
