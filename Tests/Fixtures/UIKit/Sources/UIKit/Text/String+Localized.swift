import Foundation

// Foundation has these declarations on Apple's platforms only. Source:
// https://developer.apple.com/documentation/swift/string/init(localized:defaultvalue:table:bundle:locale:comment:)

extension String {
    /// A text that can be the default value of a localized string.
    ///
    /// Apple's type also has interpolations. This one does not, so that generated code with an
    /// interpolation does not compile: the text of a description has none.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringLiteral {
        fileprivate let text: String

        public init(_ value: String) { text = value }

        public init(stringLiteral value: String) { text = value }
    }

    /// Returns the string of a table, or the default value if the table does not have the key.
    ///
    /// - Parameters:
    ///   - table: the name of the table; `Localizable` if it is nil or empty.
    ///   - bundle: the bundle with the table; the main bundle if it is nil.
    ///   - locale: the locale of interpolated values, which this framework does not have.
    ///   - comment: a comment for translators.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        // A bundle returns the key for an empty value, and the value itself for any other.
        let missing = "\u{0}"
        let string = (bundle ?? .main).localizedString(
            forKey: key.description, value: missing, table: table)
        self = string == missing ? defaultValue.text : string
    }
}
