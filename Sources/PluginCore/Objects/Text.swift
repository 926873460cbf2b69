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
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The text styles of Dynamic Type, by UIKit's names. tvOS does not have `largeTitle` and uses
/// `title1` instead.
package enum TextStyle: String, CaseIterable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2, extraLargeTitle, extraLargeTitle2

    /// The styles that no platform version is needed for.
    static let ofAllKits = allCases.filter { $0 != .extraLargeTitle && $0 != .extraLargeTitle2 }
}

extension JSONNode {
    /// Returns the text of a key; nil if there is none.
    func text(_ key: String) -> TextSource? { member(key).flatMap(\.text) }

    /// The value as a text; nil if it is not one.
    var text: TextSource? {
        if let text = string { return .literal(text) }
        if let input = locatedString("input") { return .input(input) }
        if let expression = locatedString("swift") { return .swift(expression, example: string("example")) }
        if let pair = Pair(self, \.text) { return .pair(pair) }
        guard let key = string("localized") else { return nil }
        return .localized(
            key: key, value: locatedString("value") ?? Located(key, at: range), comment: string("comment") ?? "")
    }
}

/// Two values, between which an input of type Bool decides.
package struct Pair<Value: Sendable>: Sendable {
    /// The name of the input.
    package let input: Located<String>
    /// The value while the input is true.
    package let then: Value
    /// The value while the input is false.
    package let otherwise: Value

    /// The values, the one for true first.
    package var values: [Value] { [then, otherwise] }

    /// Decodes a pair of checked JSON; nil for other JSON, or if a part is missing.
    init?(_ node: JSONNode?, _ decode: (JSONNode) -> Value?) {
        guard let node, let input = node.locatedString("when"),
            let then = node.member("then").flatMap(decode),
            let otherwise = node.member("else").flatMap(decode)
        else { return nil }
        self.input = input
        self.then = then
        self.otherwise = otherwise
    }
}

extension TextSource {
    /// The two parts of a pair; the text itself if it is not a pair.
    package var alternatives: [TextSource] { pair?.values ?? [self] }

    /// The pair between whose parts an input decides; nil for other text.
    package var pair: Pair<TextSource>? {
        if case .pair(let pair) = self { pair } else { nil }
    }
}

extension ImageView.Source {
    /// The symbols between which an input decides; nil for other images.
    package var pair: Pair<String>? {
        if case .symbols(let pair) = self { pair } else { nil }
    }
}

extension ContentView {
    /// The image that the view shows; nil if it does not show one.
    var imageSource: ImageView.Source? {
        switch self {
        case .button(let button): button.image
        case .image(let image): image.source
        case .contentUnavailable(let view): view.image
        default: nil
        }
    }

    /// Returns the text of a pair; nil if the view has no such pair.
    package func textPair(for use: InputBinding.Use) -> Pair<TextSource>? {
        switch use {
        case .titlePair: text?.pair
        case .labelPair: attributes.accessibility.label?.pair
        default: nil
        }
    }

    /// Returns the symbols of a pair; nil if the view has no such pair.
    package func symbolPair(for use: InputBinding.Use) -> Pair<String>? { use == .symbolPair ? imageSource?.pair : nil }
}

extension Vocabulary {
    package static let textPair = ObjectShape(
        "text pair",
        [when, .required("then", .text(.half)), .required("else", .text(.half))])

    package static let symbolPair = ObjectShape(
        "symbol pair",
        [when, .required("then", .symbol), .required("else", .symbol)])

    /// A symbol, or two of them.
    static let symbolOrPair = ValueShape.symbol.or(symbolPair)

    static let when = KeyShape.required("when", .identifier)
}
