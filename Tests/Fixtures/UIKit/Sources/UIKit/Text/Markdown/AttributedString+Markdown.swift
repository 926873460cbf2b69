import Foundation

// Foundation has these declarations on Apple's platforms only. Source:
// https://developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:)-52n3u

/// The presentation of characters in a paragraph.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { .init() }

    public struct InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

extension AttributedString {
    /// The options for parsing Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The syntax that is parsed. Apple's type also has blocks, which this framework does not parse.
        public enum InterpretedSyntax: Sendable {
            case inlineOnlyPreservingWhitespace
        }

        public var interpretedSyntax: InterpretedSyntax

        public init(interpretedSyntax: InterpretedSyntax) {
            self.interpretedSyntax = interpretedSyntax
        }
    }

    /// Creates the text of inline Markdown, with attributes for its markup.
    ///
    /// - Parameter baseURL: the URL that relative URLs are relative to.
    public init(
        markdown: String, options: MarkdownParsingOptions, baseURL: URL? = nil
    ) throws {
        self.init()
        var parser = InlineMarkdownParser(markdown)
        for piece in parser.parse() where !piece.text.isEmpty {
            var attributes = AttributeContainer()
            if !piece.intent.isEmpty {
                attributes[
                    AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] =
                    piece.intent
            }
            if let destination = piece.destination,
                let url = URL(string: destination, relativeTo: baseURL)
            {
                attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url
            }
            append(AttributedString(piece.text, attributes: attributes))
        }
    }
}
