import Foundation

// Foundation has these declarations on Apple's platforms only. Source:
// https://developer.apple.com/documentation/swift/string/init(localized:defaultvalue:table:bundle:locale:comment:)

extension String {
    /// A text that can be the default value of a localized string. With interpolations, it is a format.
    public struct LocalizationValue: Sendable, ExpressibleByStringInterpolation {
        /// The parts of a text with interpolations.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var format = ""
            fileprivate var arguments: [any CVarArg & Sendable] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                format += literal.replacing("%", with: "%%")
            }

            public mutating func appendInterpolation(_ text: String) { append(text, "%@") }

            public mutating func appendInterpolation(_ number: Int) { append(number, "%lld") }

            public mutating func appendInterpolation(_ number: UInt) { append(number, "%llu") }

            public mutating func appendInterpolation(_ number: Double) { append(number, "%lf") }

            public mutating func appendInterpolation(_ number: Float) { append(number, "%f") }

            private mutating func append(_ argument: some CVarArg & Sendable, _ specifier: String) {
                format += specifier
                arguments.append(argument)
            }
        }

        /// The text, or its format if it has interpolations.
        fileprivate let text: String
        fileprivate let arguments: [any CVarArg & Sendable]

        public init(_ value: String) { self.init(stringLiteral: value) }

        public init(stringLiteral value: String) {
            text = value
            arguments = []
        }

        public init(stringInterpolation: StringInterpolation) {
            text = stringInterpolation.format
            arguments = stringInterpolation.arguments
        }
    }

    /// Returns the string of a table, or the default value if the table does not have the key.
    ///
    /// - Parameters:
    ///   - table: the name of the table; `Localizable` if it is nil or empty.
    ///   - bundle: the bundle with the table; the main bundle if it is nil.
    ///   - locale: the locale of numbers, which this framework does not follow.
    ///   - comment: a comment for translators.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        // A bundle returns the key for an empty value, and the value itself for any other.
        let missing = "\u{0}"
        let string = (bundle ?? .main).localizedString(
            forKey: key.description, value: missing, table: table)
        let text = string == missing ? defaultValue.text : string
        self =
            defaultValue.arguments.isEmpty
            ? text : String(format: text, arguments: defaultValue.arguments)
    }
}
