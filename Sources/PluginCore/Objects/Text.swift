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
package enum FontWeight: String, CaseIterable, PlainValue {
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
package enum TextStyle: String, CaseIterable, PlainValue {
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

/// A localized text of a description.
package struct LocalizedText: Sendable {
    /// The key in the string table.
    package let key: String
    package let defaultValue: Located<String>
    /// The comment for translators; empty if there is none.
    package let comment: String
    /// The description.
    package let file: SourceFile

    /// The place of the default value.
    package var place: SourcePlace { SourcePlace(file, defaultValue.range) }
}

extension PluginDescription {
    /// All localized text, in the order of the description.
    package var localizedTexts: [LocalizedText] {
        let texts = [accessibility.announcement].compactMap(\.self) + views.flatMap(\.texts)
        let found = texts.flatMap(\.alternatives).compactMap { text -> LocalizedText? in
            guard case .localized(let key, let value, let comment) = text else { return nil }
            return LocalizedText(key: key, defaultValue: value, comment: comment, file: file)
        }
        return found.sorted {
            $0.defaultValue.range.lowerBound < $1.defaultValue.range.lowerBound
        }
    }
}

extension JSONNode {
    /// Returns the text of a key; nil if there is none.
    func text(_ key: String) -> TextSource? {
        member(key).flatMap(\.text)
    }

    /// The value as a text; nil if it is not one.
    var text: TextSource? {
        if let text = string { return .literal(text) }
        if let input = locatedString("input") { return .input(input) }
        if let expression = locatedString("swift") {
            return .swift(expression, example: string("example"))
        }
        if let pair = Pair(self, \.text) { return .pair(pair) }
        guard let key = string("localized") else { return nil }
        return .localized(
            key: key, value: locatedString("value") ?? Located(key, at: range),
            comment: string("comment") ?? "")
    }
}

extension DescriptionValidator {
    /// Reports a font together with a key that the font replaces.
    mutating func reportFont(_ font: Located<String>?, replacing key: Located<String>?) {
        guard let font, let key else { return }
        report(
            .contradiction, "'font' replaces 'textStyle' and 'weight'", at: font.range,
            note: "remove this value", noteRange: key.range)
    }
}
