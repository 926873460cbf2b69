/// What may stand as the value of a key.
package indirect enum ValueShape: Sendable {
    /// Any text.
    case string
    /// A text that names something, and is not empty.
    case name
    /// A Swift identifier.
    case identifier
    /// A Swift identifier, true for the usual name, or false for none.
    case nameOrBoolean
    /// The name of a module, or of a part of one.
    case moduleName
    /// A type as Swift spells it.
    case swiftType
    /// A Swift expression.
    case swiftExpression
    /// The version of a system as a string, such as "16.4", not before the given one.
    case version(from: Int)
    case boolean
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case seconds(ClosedRange<Double>)
    /// One of a few words.
    case choice(Choice)
    case list(of: ValueShape)
    case object(ObjectShape)
    /// A literal, or an object in one of the given shapes, told apart by their first keys.
    case text
    /// A value of one of several shapes, each of another JSON type.
    case anyOf([ValueShape])
    /// One of the views that content is made of; the outermost one also says how it is laid out.
    case view(outermost: Bool)

    /// The shape in words, as in `'delay' must be a number`.
    package var words: String {
        switch self {
        case .string, .name: "a string"
        case .identifier: "a string that is a Swift identifier"
        case .nameOrBoolean: "a string that is a Swift identifier, or true or false"
        case .moduleName: "a string that is the name of a module"
        case .swiftType: "a string that is a Swift type"
        case .swiftExpression: "a string that is a Swift expression"
        case .version(let least): "a string with a version, from '\(least)' up"
        case .boolean: "true or false"
        case .integer(let range):
            range.upperBound == .max
                ? "a whole number from \(range.lowerBound) up"
                : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .number(let range):
            "a number from \(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
        case .seconds(let range):
            "a number of seconds from \(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
        case .choice(let choice):
            (choice.words.count > 1 ? "one of " : "") + quotedList(choice.words)
        case .list: "an array"
        case .object: "an object"
        case .text: "a string, or an object with 'localized', 'input' or 'swift'"
        case .anyOf(let shapes): shapes.map(\.words).joined(separator: ", or ")
        case .view: "an object that describes a view"
        }
    }

    /// One of the words of a type.
    static func choice<Word: CaseIterable & RawRepresentable<String> & Sendable>(
        of type: Word.Type
    ) -> ValueShape where Word.AllCases == [Word] {
        .choice(Choice(of: type))
    }

    /// The number without a fraction where it has none.
    private func shortest(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}

/// `'a', 'b', 'c'`.
package func quotedList(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
}

extension String {
    /// The noun with its indefinite article.
    var withArticle: String { ("aeiou".contains(prefix(1)) ? "an " : "a ") + self }
}

/// The keys that one kind of object has.
package final class ObjectShape: Sendable {
    /// What such an object describes, as a noun: `input`.
    package let name: String
    package let summary: String
    package let keys: [KeyShape]
    /// Keys of which each object has exactly one.
    package let alternatives: [String]

    package init(
        _ name: String, _ summary: String, _ keys: [KeyShape], oneOf alternatives: [String] = []
    ) {
        self.name = name
        self.summary = summary
        self.keys = keys
        self.alternatives = alternatives
    }
}

/// A key of an object, with all that the reference of the language says of it.
package final class KeyShape: Sendable {
    package let name: String
    package let value: ValueShape
    package let isRequired: Bool
    /// What holds where the key is absent, in words or as JSON text.
    package let whenAbsent: String
    package let summary: String

    private init(
        _ name: String, _ value: ValueShape, isRequired: Bool, whenAbsent: String, _ summary: String
    ) {
        self.name = name
        self.value = value
        self.isRequired = isRequired
        self.whenAbsent = whenAbsent
        self.summary = summary
    }

    /// Whether the key describes nothing of a plugin, and is there for tools that read the file.
    var isForTools: Bool { name.hasPrefix("$") }

    static func required(_ name: String, _ value: ValueShape, _ summary: String) -> KeyShape {
        KeyShape(name, value, isRequired: true, whenAbsent: "", summary)
    }

    static func optional(
        _ name: String, _ value: ValueShape, whenAbsent: String, _ summary: String
    ) -> KeyShape {
        KeyShape(name, value, isRequired: false, whenAbsent: whenAbsent, summary)
    }
}

/// The values of which one is accepted.
package struct Choice: Sendable {
    package let words: [String]

    package init(_ words: [String]) {
        self.words = words
    }

    /// Creates a choice among the cases of a type.
    init<Word: CaseIterable & RawRepresentable<String> & Sendable>(of type: Word.Type)
    where Word.AllCases == [Word] {
        words = Word.allCases.map(\.rawValue)
    }

    func contains(_ text: String) -> Bool { words.contains(text) }
}
