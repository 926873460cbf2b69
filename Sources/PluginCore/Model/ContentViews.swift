/// The origin of a text.
package enum TextSource: Sendable {
    case literal(String)
    /// A text from a string table, with the default value if the table does not have the key.
    case localized(key: String, value: Located<String>, comment: String)
    /// The name of the input that holds the text.
    case input(Located<String>)
    /// An expression of the app, and the text that it has in tests if the description gives one.
    case swift(Located<String>, example: String?)
    /// A pair of text, neither of which comes from an input or is a pair.
    indirect case pair(Pair<TextSource>)
}

/// The weights of fonts, by UIKit's names.
package enum FontWeight: String, CaseIterable, Sendable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
}

/// The text styles of Dynamic Type, by UIKit's names. tvOS does not have `largeTitle` and uses
/// `title1` instead.
package enum TextStyle: String, CaseIterable, Sendable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption1
    case caption2
    case extraLargeTitle
    case extraLargeTitle2

    /// The styles that no platform version is needed for.
    static let ofAllKits = allCases.filter { $0 != .extraLargeTitle && $0 != .extraLargeTitle2 }
}
