/// Explains the mistakes in a file to the people who made them.
///
/// Commands have an advisor. Builds have none, because every clean build compiles their code: they report a problem,
/// its place and the nearest match.
package protocol Advisor {
    /// Returns the names of a key or a value that has another name in other libraries.
    func names(forForeign word: String) -> [String]

    /// Returns the mistake in a member of an object, if it is a common one.
    func commonMistake(in member: JSONMember, among members: [JSONMember], of shape: ObjectShape) -> CommonMistake?

    /// Returns the mistake in a view without a key for its kind, if it is a common one.
    func commonMistake(inViewWithoutKind members: [JSONMember], at range: SourceRange) -> CommonMistake?

    /// Returns what to write in place of a mistake.
    func note(on mistake: ShapeMistake) -> Diagnostic.Note?

    /// Returns the warnings about a value of the right type.
    func warnings(about node: JSONNode, is shape: ValueShape) -> [Diagnostic]

    /// Returns the warnings about a key and its values, such as that a platform lacks them.
    func warnings(about member: JSONMember, of shape: ObjectShape) -> [Diagnostic]
}

/// A file that is compared with the language, and the settings that hold for it.
package struct CheckedFile: Sendable {
    package let file: SourceFile
    /// The minimum versions of platforms. Values that need newer versions are reported.
    package var minimumVersions = MinimumVersions()
    /// The frameworks of the plugin. Values that one of them does not have are reported.
    package var kits: [Kit] = []
    /// The app's colors and fonts, whose names are values.
    package var appearance = AppearanceConfiguration()

    package typealias MakeAdvisor = @Sendable (CheckedFile) -> any Advisor
}

/// A mistake that many people make. Its note shows what they probably mean.
package struct CommonMistake {
    let identifier: DiagnosticIdentifier
    let message: String
    let range: SourceRange
    let note: String

    package init(identifier: DiagnosticIdentifier, message: String, range: SourceRange, note: String) {
        self.identifier = identifier
        self.message = message
        self.range = range
        self.note = note
    }
}

/// A difference between a file and the language.
package enum ShapeMistake {
    /// The value of a key has a type that its shape does not take.
    case wrongType(JSONNode, ValueShape)
    case unknownKey(JSONMember, among: [KeyShape], of: ObjectShape)
    case missingKeys([String], of: ObjectShape, given: [JSONMember])
    /// A string is not one of the accepted values.
    case unknownValue(String, ValueShape, accepted: [String])
    /// An object has none of the keys that say its kind.
    case missingKind([JSONMember], among: [Vocabulary.ShapeKind])
    /// A string does not have a format. The key is nil for elements of lists.
    case invalidString(String, StringFormat, key: KeyShape?)
    /// A key that takes only plain text has Markdown. The key is nil for elements of lists.
    case misplacedMarkdown(JSONMember, key: KeyShape?)
    /// A key that takes only constants has an input. The key is nil for elements of lists.
    case misplacedInput(String, key: KeyShape?)
}
