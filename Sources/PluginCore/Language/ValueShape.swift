/// The kinds of values that a key can have.
package indirect enum ValueShape: Sendable {
    case string(StringFormat)
    case boolean
    case number(ClosedRange<Double>, NumberKind = .any)
    case choice(Choice)
    case list(of: ValueShape)
    case object(ObjectShape)
    /// An object whose keys are names of the user's, each for a value of one shape. The noun says what has the names; nil
    /// for the arguments of a call, whose names are checked with the handler.
    case named(String?, ValueShape)
    /// A string, or an object that describes a text.
    case text(TextKinds)
    /// A value of one of several shapes, which have different JSON types.
    case anyOf([ValueShape])
    /// A view. The outermost view also has the keys for the layout.
    case view(outermost: Bool)

    package static let name = ValueShape.string(.name)
    package static let symbol = ValueShape.string(.symbol)
    package static let asset = ValueShape.string(.asset)
    package static let identifier = ValueShape.string(.identifier)
    static let moduleName = ValueShape.string(.moduleName)
    static let swiftType = ValueShape.string(.swiftType)
    package static let swiftExpression = ValueShape.string(.swiftExpression)
    /// A Swift identifier, true for the default name, or false for none.
    static let nameOrBoolean = ValueShape.anyOf([.identifier, .boolean])

    static func integer(_ range: ClosedRange<Int>) -> ValueShape {
        .number(Double(range.lowerBound)...Double(range.upperBound), .whole)
    }

    /// Returns the shape of a value that is one of this shape, or an object.
    func or(_ object: ObjectShape) -> ValueShape { .anyOf([self, .object(object)]) }

    static func seconds(_ range: ClosedRange<Double>) -> ValueShape { .number(range, .seconds) }

    /// Returns the shape for the cases of an enumeration.
    static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        of type: Value.Type
    ) -> ValueShape where Value.AllCases == [Value] {
        .choice(Choice(of: type))
    }

    /// Returns the shape of a name that the configuration declares, or of a value of a choice.
    static func token(_ token: AppearanceToken, or choice: Choice) -> ValueShape {
        .choice(Choice(choice.values, orNameOf: token))
    }

    /// The description of the shape in messages, as in `'delay' must be a number`.
    package var description: String {
        switch self {
        case .string(let format): format.noun
        case .boolean: "true or false"
        case .number(let range, let kind):
            "\(kind.rawValue) from \(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
        case .choice(let choice):
            if let token = choice.token {
                "the name of a \(token.rawValue)" + (choice.values.isEmpty ? "" : " as a string")
            } else {
                (choice.values.count > 1 ? "one of " : "") + quotedList(choice.values)
            }
        case .list: "an array"
        case .object: "an object"
        case .named(let noun?, .object): "an object with names, each for an object: \(noun)"
        case .named(nil, _): "an object with names, each for a Swift expression"
        case .named(_, let value): "an object with names, each for \(value.description)"
        case .text(let kinds):
            "a string, or an object with \(quotedList(kinds.keys.dropLast())) or '\(kinds.keys.last ?? "")'"
        case .anyOf(let shapes): shapes.map(\.description).joined(separator: ", or ")
        case .view: "an object that describes a view"
        }
    }

    /// Returns a number as a string, without a fraction if it is whole.
    private func shortest(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }
}

/// The kinds of numbers, as nouns in messages.
package enum NumberKind: String, Sendable {
    case any = "a number"
    case whole = "a whole number"
    case seconds = "a number of seconds"
}

/// A format of strings: its noun in messages, and its check.
package struct StringFormat: Equatable, Sendable {
    /// The name in the guide.
    package let name: String
    let noun: String
    let mistake: DiagnosticIdentifier
    /// Returns the problem with a string, as the end of a sentence about its key; nil if there is none.
    let problem: @Sendable (String) -> String?

    private init(
        _ name: String, _ noun: String = "a string", _ mistake: DiagnosticIdentifier = .outOfRange,
        problem: @escaping @Sendable (String) -> String?
    ) {
        self.name = name
        self.noun = noun
        self.mistake = mistake
        self.problem = problem
    }

    package static func == (format: StringFormat, other: StringFormat) -> Bool { format.name == other.name }

    package static let any = StringFormat("string") { _ in nil }
    package static let name = StringFormat("name", problem: problemOfEmpty)
    /// The name of an SF Symbol.
    package static let symbol = StringFormat("SF Symbol", problem: problemOfEmpty)
    /// The name of an image in an asset catalog.
    package static let asset = StringFormat("asset", problem: problemOfEmpty)
    package static let identifier = StringFormat(
        "identifier", "a string that is a Swift identifier", .invalidIdentifier, problem: SwiftIdentifier.problem(of:))
    /// The name of a module or of a submodule.
    package static let moduleName = StringFormat(
        "module", "a string that is the name of a module", .invalidIdentifier,
        problem: SwiftIdentifier.problem(ofModule:))
    package static let swiftType = StringFormat(
        "Swift type", "a string that is a Swift type", .invalidType, problem: SwiftPiece.problem(ofType:))
    package static let swiftExpression = StringFormat(
        "Swift expression", "a string that is a Swift expression", .invalidExpression,
        problem: SwiftPiece.problem(ofExpression:))
    /// A color in hexadecimal digits, such as `#1C1C1E`.
    package static let hexColor = StringFormat(
        "\"#1C1C1E\"", "a string with a color such as '#1C1C1E'", .invalidColor
    ) { HexColor($0) == nil ? "is '\($0)', which is not a color" : nil }

    /// Returns the format of platform versions such as `16.4`, which are not older than a major version.
    static func version(from least: Int) -> StringFormat {
        let noun = "a string with a version, from '\(least)' up"
        return StringFormat("version from \"\(least)\"", noun, .invalidVersion) { text in
            MinimumVersions.major(of: text).map { $0 >= least } == true ? nil : "must be \(noun)"
        }
    }

    private static func problemOfEmpty(_ text: String) -> String? { text.isEmpty ? "must not be empty" : nil }
}

extension DiagnosticIdentifier {
    static let invalidColor: Self = "invalid-color"
    package static let invalidIdentifier: Self = "invalid-identifier"
    static let invalidVersion: Self = "invalid-version"
}

/// The kinds of objects that describe a text, which differ in their first keys.
package struct TextKinds: Sendable {
    package let kinds: [Vocabulary.ShapeKind]

    /// The first keys of the kinds.
    package var keys: [String] { kinds.map(\.key) }
    package var shapes: [ObjectShape] { kinds.map { $0.shape() } }

    package static let plain = TextKinds(kinds: [localized, input, expression])
    /// The kinds for labels.
    package static let orMarkdown = TextKinds(kinds: plain.kinds + [markdown])
    /// The kinds between which an input can decide.
    package static let orPair = TextKinds(kinds: plain.kinds + [pair])
    /// The kinds that can be one of a pair.
    package static let half = TextKinds(kinds: [localized, expression])

    private static let localized: Vocabulary.ShapeKind = ("localized", { Vocabulary.localizedText })
    private static let input: Vocabulary.ShapeKind = ("input", { Vocabulary.inputText })
    private static let expression: Vocabulary.ShapeKind = ("swift", { Vocabulary.expressionText })
    private static let markdown: Vocabulary.ShapeKind = ("markdown", { Vocabulary.markdownText })
    private static let pair: Vocabulary.ShapeKind = ("when", { Vocabulary.textPair })
}

/// Returns a list of quoted values: `'a', 'b', 'c'`.
package func quotedList(_ values: [String]) -> String { values.map { "'\($0)'" }.joined(separator: ", ") }

extension String {
    /// The noun with its indefinite article.
    package var withArticle: String { ("aeiou".contains(prefix(1)) ? "an " : "a ") + self }
}

/// The shape of a kind of object: its keys.
package final class ObjectShape: Sendable {
    /// The thing that such an object describes, as a noun: `input`.
    package let name: String
    package let keys: [KeyShape]
    /// Keys of which each object must have exactly one; empty if there are none.
    package let alternatives: [String]

    package init(_ name: String, _ keys: [KeyShape], oneOf alternatives: [String] = []) {
        self.name = name
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

    init(_ name: String, _ value: ValueShape, isRequired: Bool, property: PlainProperty? = nil) {
        self.name = name
        self.value = value
        self.isRequired = isRequired
        self.property = property
    }

    /// Whether the key is for tools that read the file, and does not describe the plugin.
    package var isForTools: Bool { name.hasPrefix("$") }

    static func required(_ name: String, _ value: ValueShape) -> KeyShape { KeyShape(name, value, isRequired: true) }

    static func optional(_ name: String, _ value: ValueShape) -> KeyShape { KeyShape(name, value, isRequired: false) }
}

/// The values of a key that accepts one of a few strings, or also the names that the configuration declares.
package struct Choice: Sendable {
    package let values: [String]
    /// The kind of thing that has the names; nil if names are not accepted.
    package let token: AppearanceToken?

    package init(_ values: [String], orNameOf token: AppearanceToken? = nil) {
        self.values = values
        self.token = token
    }

    /// Creates a choice among the cases of an enumeration.
    init<Value: CaseIterable & RawRepresentable<String> & Sendable>(of type: Value.Type)
    where Value.AllCases == [Value] {
        self.init(Value.allCases.map(\.rawValue))
    }

    package func contains(_ text: String) -> Bool { values.contains(text) }
}
