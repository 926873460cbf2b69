/// The kinds of values that a key can have.
package indirect enum ValueShape: Sendable {
    /// Any string.
    case string
    /// A string that is not empty.
    case name
    /// The name of an SF Symbol.
    case symbol
    /// The name of an image in an asset catalog.
    case asset
    /// A Swift identifier.
    case identifier
    /// A Swift identifier, true for the default name, or false for none.
    case nameOrBoolean
    /// The name of a module or of a submodule.
    case moduleName
    /// A Swift type.
    case swiftType
    /// A Swift expression.
    case swiftExpression
    /// A platform version as a string, such as "16.4", which is not older than a given major
    /// version.
    case version(from: Int)
    case boolean
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case seconds(ClosedRange<Double>)
    /// One of a few strings.
    case choice(Choice)
    /// One of a few strings, or a name that the configuration declares.
    case token(AppearanceToken, or: Choice)
    /// A color in hexadecimal digits, such as `#1C1C1E`.
    case hexColor
    case list(of: ValueShape)
    case object(ObjectShape)
    /// An object whose keys are names of the user's, each for a value of one shape. The noun says what has the names.
    case named(String, ValueShape)
    /// An object whose keys are names of the user's, each for a Swift expression.
    case expressions
    /// A text: a string, or an object with one of the given shapes, which differ in their first
    /// keys.
    case text
    /// A text, or one with Markdown.
    case textOrMarkdown
    /// A text, or two of them, between which an input decides.
    case textOrPair
    /// One of the two.
    case halfOfPair
    /// A value of one of several shapes, which have different JSON types.
    case anyOf([ValueShape])
    /// A view. The outermost view also has the keys for the layout.
    case view(outermost: Bool)

    /// The description of the shape in messages, as in `'delay' must be a number`.
    package var description: String {
        switch self {
        case .string, .name, .symbol, .asset: "a string"
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
            (choice.values.count > 1 ? "one of " : "") + quotedList(choice.values)
        case .token(let token, let choice):
            "the name of a \(token.rawValue)" + (choice.values.isEmpty ? "" : " as a string")
        case .hexColor: "a string with a color such as '#1C1C1E'"
        case .list: "an array"
        case .object: "an object"
        case .named(let noun, .object): "an object with names, each for an object: \(noun)"
        case .named(_, let value): "an object with names, each for \(value.description)"
        case .expressions: "an object with names, each for a Swift expression"
        case .text: "a string, or an object with 'localized', 'input' or 'swift'"
        case .textOrMarkdown:
            "a string, or an object with 'localized', 'input', 'swift' or 'markdown'"
        case .textOrPair: "a string, or an object with 'localized', 'input', 'swift' or 'when'"
        case .halfOfPair: "a string, or an object with 'localized' or 'swift'"
        case .anyOf(let shapes): shapes.map(\.description).joined(separator: ", or ")
        case .view: "an object that describes a view"
        }
    }

    /// Returns the shape for the cases of an enumeration.
    static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        of type: Value.Type
    ) -> ValueShape where Value.AllCases == [Value] {
        .choice(Choice(of: type))
    }

    /// Returns a number as a string, without a fraction if it is whole.
    private func shortest(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}

/// Returns a list of quoted values: `'a', 'b', 'c'`.
package func quotedList(_ values: [String]) -> String {
    values.map { "'\($0)'" }.joined(separator: ", ")
}

extension String {
    /// The noun with its indefinite article.
    package var withArticle: String { ("aeiou".contains(prefix(1)) ? "an " : "a ") + self }
}

/// The shape of a kind of object: its keys.
package final class ObjectShape: Sendable {
    /// The thing that such an object describes, as a noun: `input`.
    package let name: String
    /// The description of the object in the documentation.
    package let summary: String
    package let keys: [KeyShape]
    /// Keys of which each object must have exactly one; empty if there are none.
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

/// A key of an object. The pages of the documentation describe it.
package final class KeyShape: Sendable {
    package let name: String
    package let value: ValueShape
    package let isRequired: Bool
    /// The property of a view that the key sets; nil if the object's own code uses the value.
    let property: PlainProperty?

    init(
        _ name: String, _ value: ValueShape, isRequired: Bool, property: PlainProperty? = nil
    ) {
        self.name = name
        self.value = value
        self.isRequired = isRequired
        self.property = property
    }

    /// Whether the key is for tools that read the file, and does not describe the plugin.
    package var isForTools: Bool { name.hasPrefix("$") }

    static func required(_ name: String, _ value: ValueShape) -> KeyShape {
        KeyShape(name, value, isRequired: true)
    }

    static func optional(_ name: String, _ value: ValueShape) -> KeyShape {
        KeyShape(name, value, isRequired: false)
    }
}

/// The values of a key that accepts one of a few strings.
package struct Choice: Sendable {
    package let values: [String]

    package init(_ values: [String]) {
        self.values = values
    }

    /// Creates a choice among the cases of an enumeration.
    init<Value: CaseIterable & RawRepresentable<String> & Sendable>(of type: Value.Type)
    where Value.AllCases == [Value] {
        self.init(Value.allCases.map(\.rawValue))
    }

    package func contains(_ text: String) -> Bool { values.contains(text) }
}
