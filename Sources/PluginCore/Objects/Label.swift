/// A label.
package final class LabelView: NamedView {
    /// The alignment of the text of a label.
    package enum Alignment: String, CaseIterable, Sendable {
        case natural
        case center
        case trailing
    }

    package let name: Located<String>
    package let text: TextSource
    /// The place of the text's Markdown; nil if the text has no markup.
    package let markdownRange: SourceRange?
    /// The name of the handler that gets the URLs of links; nil to let the platform open them.
    package let linkHandler: Located<String>?
    package let textStyle: TextStyle
    /// The weight of the font; nil for the weight of the text style.
    package let weight: FontWeight?
    /// The expression of the app that has the font; nil for the font of the text style.
    package let font: Located<String>?
    /// The value of a key that `font` replaces, if the description has one.
    private let replacedFontKey: Located<String>?
    /// The maximum number of lines; 0 for no limit.
    package let numberOfLines: Int
    /// The points between lines, in addition to those of the font.
    package let lineSpacing: Double
    /// The alignment of the text; nil if it follows from the stack that holds the label.
    package let alignment: Alignment?
    /// The color of the text; nil for the default color.
    package let color: ColorSource?
    /// Whether the font is the one of the app's class.
    private let keepsFont: Bool
    package let viewClass: ViewClass?
    package let attributes: ViewAttributes
    package let plainValues: PlainValues

    // MARK: Keys

    private static let textStyleKey = Vocabulary.textStyle(default: .body)

    package static let shape = ObjectShape(
        "label",
        "A label.",
        [
            .required("label", .identifier, "The name of the property that holds the label."),
            .required(
                "text", .textOrMarkdown,
                "The text. If it comes from an input, the label is hidden while the input is nil."),
            .optional(
                "opensLinks", .identifier, whenAbsent: "the platform opens links",
                "The handler to call with the URL of a link in Markdown. Its parameter is of type URL."
            ),
            textStyleKey.shape,
            .optional(
                "weight", .choice(of: FontWeight.self),
                whenAbsent: "that of the text style", "The thickness of the text's strokes."),
            Vocabulary.font(whenAbsent: "the font of the text style"),
            numberOfLinesKey.shape, lineSpacingKey.shape,
            .optional(
                "textAlignment", .choice(of: Alignment.self),
                whenAbsent: "center in a column that centers its views, and otherwise natural",
                "The alignment of the text."),
            Vocabulary.color(whenAbsent: "the color of labels", "The color of the text."),
            ViewFrame.key, Vocabulary.shownWhen, Vocabulary.hiddenWhen, Vocabulary.accessibility,
        ] + Vocabulary.classOfApp)

    private static let numberOfLinesKey = Key(
        "numberOfLines", .integer(0...1000), default: 0,
        "The maximum number of lines; 0 for no limit.",
        synonyms: ["lines", "lineLimit", "maximumNumberOfLines"],
        uiKit: .property("numberOfLines", default: "1"), appKit: .property("maximumNumberOfLines"))

    private static let lineSpacingKey = Key(
        "lineSpacing", .number(0...100), default: 0.0,
        "The points between the lines of the text, in addition to those of the font.",
        synonyms: ["lineHeight", "lineHeightMultiple", "paragraphSpacing", "leading"])

    init(_ node: JSONNode, name: Located<String>) {
        self.name = name
        let textNode = node.member("text")
        markdownRange = textNode?.member("markdown")?.range
        let source = markdownRange == nil ? node.text("text") : textNode?.text("markdown")
        text = source ?? .literal("")
        linkHandler = node.locatedString("opensLinks")
        textStyle = node[Self.textStyleKey]
        weight = node.choice("weight")
        font = node.expression("font", for: .font)
        replacedFontKey =
            font.flatMap { _ in node.locatedString("textStyle") ?? node.locatedString("weight") }
        numberOfLines = node[Self.numberOfLinesKey]
        lineSpacing = node[Self.lineSpacingKey]
        alignment = node.choice("textAlignment")
        color = node.color("color")
        viewClass = ViewClass(node)
        keepsFont =
            viewClass != nil
            && !["textStyle", "weight", "font"].contains { node.member($0) != nil }
        attributes = ViewAttributes(node)
        plainValues = PlainValues(node, of: Self.shape)
    }

    /// Whether the text has markup.
    package var isMarkdown: Bool { markdownRange != nil }

    /// Whether the label has more space between its lines than those of the framework.
    private var hasSpacedLines: Bool { lineSpacing > 0 }

    /// Whether the text has links, or comes from where the description does not show whether it has some.
    package var mayHaveLinks: Bool {
        guard isMarkdown else { return false }
        guard case .literal(let text) = text else { return true }
        return InlineMarkdown(text).mayHaveLinks
    }

    var shownText: [(use: InputBinding.Use, text: TextSource)] { [(.text, text)] }

    var ownAppearanceBindings: [AppearanceBinding] {
        textAppearanceBindings
            + [.init(.font, font), .init(.color, color?.expression)].compactMap(\.self)
    }

    // MARK: Rules

    func report(in validator: inout DescriptionValidator) {
        validator.reportFont(font, replacing: replacedFontKey)
        reportLinks(in: &validator)
        guard let range = viewClass?.type?.range ?? viewClass?.creation?.range else { return }
        if isMarkdown {
            validator.report(
                .contradiction,
                "the label '\(name.value)' has Markdown, which a class of the app cannot show",
                at: range, note: "leave out \"markdown\", or \"type\" and \"create\"")
        }
        if hasSpacedLines {
            validator.report(
                .contradiction,
                "the label '\(name.value)' is of a class of the app, which determines 'lineSpacing'",
                at: range, note: "leave out \"lineSpacing\", or \"type\" and \"create\"")
        }
    }

    // MARK: Swift

    private static let textProperty = Spelling(
        uiKit: PropertySpelling("text"),
        appKit: PropertySpelling("stringValue", valueForNil: #""""#))
    private static let markdownFont = Spelling(
        uiKit: PropertySpelling("markdown.font", setter: "markdown.setFont"),
        appKit: PropertySpelling("markdown.font"))

    private func textProperty(_ dialect: KitDialect) -> PropertySpelling {
        isMarkdown ? PropertySpelling("markdown.text") : dialect[Self.textProperty]
    }

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        use == .text ? [textProperty(dialect)] : []
    }

    func property(for use: AppearanceBinding.Use, _ dialect: KitDialect) -> PropertySpelling? {
        switch use {
        case .color: PropertySpelling(isMarkdown ? "markdown.color" : "textColor")
        case .font: isMarkdown ? dialect[Self.markdownFont] : PropertySpelling("font")
        default: nil
        }
    }

    func parts(_ dialect: KitDialect) -> [RuntimePart] {
        let markdown: [RuntimePart] =
            isMarkdown ? [isLinkText(dialect) ? .linkText : .markdownLabel] : []
        return (weight == nil ? [] : [.font]) + (hasSpacedLines ? [.spacedLabel] : []) + markdown
    }

    /// Returns whether the label is of the class for Markdown with links, which only UIKit needs.
    private func isLinkText(_ dialect: KitDialect) -> Bool {
        mayHaveLinks && dialect.isUIKit
    }

    func creation(_ dialect: KitDialect) -> String {
        if dialect.isUIKit {
            if isMarkdown { return mayHaveLinks ? "PluginLinkText()" : "PluginMarkdownLabel()" }
            return hasSpacedLines ? "PluginSpacedLabel()" : "UILabel()"
        }
        let type =
            isMarkdown
            ? "PluginMarkdownLabel" : hasSpacedLines ? "PluginSpacedLabel" : "NSTextField"
        let argument = numberOfLines == 1 ? "labelWithString" : "wrappingLabelWithString"
        return "\(type)(\(argument): \"\")"
    }

    func configure(_ code: inout ViewCode) {
        code.set(textProperty(code.dialect), to: text)
        if code.dialect.isUIKit { configureUIKit(&code) } else { configureAppKit(&code) }
    }

    private func configureUIKit(_ code: inout ViewCode) {
        setFont(in: &code)
        if isMarkdown {
            setLinkHandler(in: &code)
        } else if !keepsFont {
            code.set("adjustsFontForContentSizeCategory", "true")
        }
        code.setProperties(plainValues, defaultsAreKnown: viewClass == nil && !mayHaveLinks)
        setAppearance(in: &code, alignment: "textAlignment")
        guard code.tree.isInRow(viewAt: code.index) else { return }
        let takesRemainingSpace = code.tree.takesRemainingSpace(viewAt: code.index)
        code.add(
            "// Shrinks before the views beside it"
                + (takesRemainingSpace ? ", and takes the remaining width." : "."),
            "\(code.name).setContentCompressionResistancePriority(",
            "    UILayoutPriority(749), for: .horizontal)")
        if takesRemainingSpace { code.setHugging(249) }
    }

    private func configureAppKit(_ code: inout ViewCode) {
        let isOneLine = numberOfLines == 1
        setFont(in: &code)
        if viewClass != nil {
            code.set("isBezeled", "false")
            code.set("drawsBackground", "false")
            if isOneLine {
                code.set("isSelectable", "false")
            } else {
                code.set("lineBreakMode", ".byWordWrapping")
            }
        }
        code.setProperties(plainValues, defaultsAreKnown: viewClass == nil)
        if isOneLine {
            code.set("lineBreakMode", ".byTruncatingTail")
        } else {
            code.set("cell?.truncatesLastVisibleLine", "true")
            if !mayHaveLinks { code.set("isSelectable", "false") }
        }
        if mayHaveLinks {
            code.add("// Without these, links cannot be clicked.")
            code.set("isSelectable", "true")
            code.set("allowsEditingTextAttributes", "true")
        }
        setLinkHandler(in: &code)
        setAppearance(in: &code, alignment: "alignment")
        code.add(
            "// \(isOneLine ? "Truncates" : "Wraps") a long text instead of widening the window.")
        code.call("setContentCompressionResistancePriority(.defaultLow, for: .horizontal)")
        if code.tree.takesRemainingSpace(viewAt: code.index) {
            code.add("// Takes the remaining width of its row.")
            code.setHugging(249)
        }
    }

    /// Sets the font of the text style. tvOS does not have large titles.
    private func setFont(in code: inout ViewCode) {
        guard font == nil, !keepsFont, let property = property(for: .font, code.dialect)
        else { return }
        let statement = property.assignment(of: code.font(textStyle, weight), to: code.name)
        guard textStyle == .largeTitle, code.dialect.isUIKit else {
            return code.add(statement)
        }
        let largest = property.assignment(of: code.font(.title1, weight), to: code.name)
        code.add(KitDialect.onTVOS([largest], elsewhere: [statement]))
    }

    private func setAppearance(in code: inout ViewCode, alignment property: String) {
        let isCentered = code.tree.isCentered(viewAt: code.index)
        switch alignment ?? (isCentered ? .center : nil) {
        case .trailing:
            let direction = code.dialect[Self.layoutDirection]
            code.add(
                "\(code.name).\(property) =",
                "    \(code.name).\(direction) == .rightToLeft ? .left : .right")
        case let alignment?: code.set(property, ".\(alignment.rawValue)")
        case nil: break
        }
        code.setColor(of: self, to: color)
        if hasSpacedLines {
            let property = isMarkdown ? "markdown.lineSpacing" : "lineSpacing"
            code.set(property, SwiftLiteral.number(lineSpacing))
        }
    }

    private static let layoutDirection = Spelling(
        uiKit: "effectiveUserInterfaceLayoutDirection", appKit: "userInterfaceLayoutDirection")
}

/// The links in the Markdown of labels.
extension LabelView {
    /// Adds the statement that gives the URLs of links to a handler.
    func setLinkHandler(in code: inout ViewCode) {
        guard isMarkdown, let handler = code.plugin.handler(named: linkHandler) else { return }
        let name = SwiftIdentifier.escaped(handler.name.value)
        guard handler.dismissesPlugin else {
            return code.set("linkHandler", "{ [weak self] url in self?.\(name)(url) }")
        }
        code.add(
            "\(code.name).linkHandler = { [weak self] url in",
            "    guard let self else { return }",
            "    let handler = self.\(name)",
            "    presentation.dismiss { handler(url) }",
            "}")
    }

    /// Reports Markdown that a label does not show, links that cannot be opened, and handlers that do not fit
    /// links.
    func reportLinks(in validator: inout DescriptionValidator) {
        if let (text, range) = knownMarkdown {
            validator.reportBlockSyntax(in: text, at: range)
            validator.reportLinks(in: text, at: range, isHandled: linkHandler != nil)
        }
        if let linkHandler { validator.reportLinkHandler(linkHandler, of: self) }
    }

    /// The Markdown of a literal or of a default value, and its place; nil for other text.
    private var knownMarkdown: (text: String, range: SourceRange)? {
        switch text {
        case .literal(let text): markdownRange.map { (text, $0) }
        case .localized(_, let value, _) where isMarkdown: (value.value, value.range)
        default: nil
        }
    }
}

extension DescriptionValidator {
    /// Warns of the syntax of blocks, which a label shows unchanged.
    fileprivate mutating func reportBlockSyntax(in text: String, at range: SourceRange) {
        guard let syntax = InlineMarkdown.blockSyntax(in: text) else { return }
        let note =
            syntax.first == "#"
            ? "for a title, use another label with a 'textStyle' such as \"title2\""
            : "a label shows only inline Markdown; for a paragraph of its own, use another label"
        report(
            .blockMarkdown, "'\(syntax)' will be displayed literally", at: range, note: note,
            as: .warning)
    }

    /// - Parameter isHandled: whether a handler gets the URLs, which can be relative then.
    fileprivate mutating func reportLinks(in text: String, at range: SourceRange, isHandled: Bool) {
        for link in InlineMarkdown(text).links {
            let url = link.url
            if url.isEmpty {
                report(
                    .invalidLink, "the link '\(link.text)' has no URL", at: range,
                    note: "write '[\(link.text)](https://example.com)'")
            } else if let character = url.first(where: { !$0.isAllowedInURL }) {
                report(
                    .invalidLink, "'\(url)' is not a URL: it contains '\(character)'", at: range,
                    note: "write '\(character.percentEncoded)' in place of the character")
            } else if url.hasSuffix("://") {
                report(
                    .invalidLink, "the URL '\(url)' is not complete", at: range,
                    note: "write a URL such as '\(url)example.com'")
            } else if !isHandled, !hasScheme(url) {
                report(
                    .invalidLink, "the URL '\(url)' has no scheme", at: range,
                    note: "write 'https://\(url)', or name a handler that opens it: "
                        + "'\"opensLinks\": \"openLink\"'")
            }
        }
    }

    /// Returns whether a URL begins with a scheme.
    private func hasScheme(_ url: String) -> Bool {
        guard let colon = url.firstIndex(of: ":"), let first = url.utf8.first else { return false }
        return SwiftIdentifier.isHead(first) && first != UInt8(ascii: "_")
            && url[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    }

    fileprivate mutating func reportLinkHandler(_ name: Located<String>, of label: LabelView) {
        if !label.isMarkdown {
            report(
                .requiredKey, "a label with 'opensLinks' needs a 'text' with 'markdown'",
                at: name.range, note: "write '\"text\": { \"markdown\": … }'")
        } else if !label.mayHaveLinks {
            report(
                .contradiction, "the text of label '\(label.name.value)' has no links",
                at: name.range, note: "add a link such as '[Terms](https://example.com)'",
                as: .warning)
        }
        guard let handler = description.handler(named: name)
        else { return }
        let types = handler.parameters.map(\.type.value)
        if types == ["URL"] || types == ["Foundation.URL"] { return }
        report(
            .mismatchedType,
            "'opensLinks' needs a handler with one parameter of type 'URL'", at: name.range,
            note: "write '\"parameters\": [{ \"name\": \"url\", \"type\": \"URL\" }]' here",
            noteRange: handler.name.range)
    }
}

extension Character {
    /// Whether URLs can contain the character.
    fileprivate var isAllowedInURL: Bool {
        guard let ascii = asciiValue else { return false }
        return ascii > 0x20 && ascii < 0x7F && !"\"<>\\^`{|}".contains(self)
    }

    /// The character in the form that URLs can contain.
    fileprivate var percentEncoded: String {
        utf8.map { byte in
            "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}

extension DiagnosticIdentifier {
    static let blockMarkdown: Self = "block-markdown"
    static let invalidLink: Self = "invalid-link"
}
