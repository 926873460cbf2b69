/// A label.
package struct LabelView: NamedView {
    /// The alignment of the text of a label.
    package enum Alignment: String, CaseIterable, Sendable {
        case natural, center, trailing
    }

    let node: JSONNode
    let plugin: PluginMembers

    private var source: JSONNode { node.object("text") }
    package var text: TextSource { (isMarkdown ? source.text("markdown") : source.text) ?? .literal("") }
    /// The place of the text's Markdown; nil if the text has no markup.
    package var markdownRange: SourceRange? { source.range("markdown") }
    /// Whether the text is an input with attributes of the app.
    package var isAttributed: Bool { !isMarkdown && plugin.input(of: text)?.isAttributed == true }
    /// The name of the handler that gets the URLs of links; nil to let the platform open them.
    package var linkHandler: Located<String>? { node.locatedString("opensLinks") }
    package var textStyle: TextStyle { node.choice("textStyle") ?? .body }
    /// The weight of the font; nil for the weight of the text style.
    package var weight: FontWeight? { node.choice("weight") }
    /// The expression of the app that has the font; nil for the font of the text style.
    package var font: Located<String>? { node.expression("font", for: .font) }
    /// The maximum number of lines; 0 for no limit.
    package var numberOfLines: Int { node.int("numberOfLines") ?? 0 }
    /// The points between lines, in addition to those of the font.
    package var lineSpacing: Double { node.double("lineSpacing") ?? 0 }
    /// The alignment of the text; nil if it follows from the stack that holds the label.
    package var alignment: Alignment? { node.choice("textAlignment") }
    /// The color of the text; nil for the default color.
    package var color: ColorSource? { node.color("color") }
    /// The color of links; nil for the tint color.
    package var linkColor: ColorSource? { node.color("linkColor") }
    /// Whether the font is the one of the app's class.
    private var keepsFont: Bool {
        viewClass != nil && !["textStyle", "weight", "font"].contains { node.member($0) != nil }
    }

    // MARK: Keys

    package static let shape = ObjectShape(
        "label",
        [
            .required("label", .identifier),
            .required("text", .text(.orMarkdown)),
            .optional("opensLinks", .identifier),
            Vocabulary.textStyle,
            .optional("weight", .choice(of: FontWeight.self)),
            Vocabulary.font,
            .property(
                "numberOfLines", .integer(0...1000), default: .number(0),
                uiKit: KeyProperty("numberOfLines", default: "1"), appKit: KeyProperty("maximumNumberOfLines")),
            .optional("lineSpacing", .number(0...100)),
            .optional("textAlignment", .choice(of: Alignment.self)),
            Vocabulary.color(),
            Vocabulary.color("linkColor"),
            Vocabulary.calls, ViewFrame.key, Vocabulary.shownWhen, Vocabulary.hiddenWhen,
            Vocabulary.accessibility,
        ] + Vocabulary.classOfApp)

    /// Whether the text has markup.
    package var isMarkdown: Bool { markdownRange != nil }

    /// Whether parts of the text can look different.
    private var hasAttributes: Bool { isMarkdown || isAttributed }

    /// Whether the label has more space between its lines than those of the framework.
    private var hasSpacedLines: Bool { lineSpacing > 0 }

    /// Whether the text has links, or comes from where the description does not show whether it has some.
    package var mayHaveLinks: Bool {
        guard hasAttributes else { return false }
        guard case .literal(let text) = text else { return true }
        return InlineMarkdown(text).mayHaveLinks
    }

    var shownText: [(use: InputBinding.Use, text: TextSource)] { [(isAttributed ? .attributedText : .text, text)] }

    var ownAppearanceBindings: [AppearanceBinding] {
        textAppearanceBindings
            + [
                .init(.font, font), .init(.color, color),
                .init(.linkColor, linkColor),
            ].compactMap(\.self)
    }

    // MARK: Rules

    static let conflicts: Conflicts = ["font with textStyle/weight": "'font' replaces 'textStyle' and 'weight'"]

    func report(in validator: inout DescriptionValidator) {
        if !mayHaveLinks {
            validator.report(
                "linkColor", of: node, "the text of label '\(name.value)' has no links",
                note: "write '\"text\": { \"markdown\": … }', or use 'color'")
        }
        reportLinks(in: &validator)
        if viewClass == nil { return }
        if hasAttributes {
            validator.report(
                "text", of: node, "a label of a class of the app cannot show text with attributes",
                note: "leave out \"markdown\", or \"type\" and \"create\"")
        }
        if hasSpacedLines {
            validator.report(
                "lineSpacing", of: node, "a class of the app determines the look of its labels",
                note: "leave out \"lineSpacing\", or \"type\" and \"create\"")
        }
    }

    // MARK: Swift

    private func textProperty(_ dialect: KitDialect) -> PropertySpelling {
        if isAttributed { return "markdown.attributedString" }
        if isMarkdown { return "markdown.text" }
        return dialect.isUIKit ? "text" : PropertySpelling("stringValue", valueForNil: #""""#)
    }

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        switch use {
        case .text, .attributedText: [textProperty(dialect)]
        case .color: [hasAttributes ? "markdown.color" : "textColor"]
        case .linkColor: dialect.isUIKit ? ["tintColor"] : []
        case .font: [fontProperty(dialect)]
        default: []
        }
    }

    private func fontProperty(_ dialect: KitDialect) -> PropertySpelling {
        hasAttributes ? PropertySpelling("markdown.font", setter: dialect.isUIKit ? "markdown.setFont" : nil) : "font"
    }

    func parts(_ dialect: KitDialect) -> [RuntimePart] {
        let markdown: [RuntimePart] =
            hasAttributes ? [mayHaveLinks && dialect.isUIKit ? .linkText : .markdownLabel] : []
        return (weight == nil ? [] : [.font]) + (hasSpacedLines ? [.spacedLabel] : [])
            + (isAttributed ? [.attributedText] : []) + markdown
    }

    func creation(_ dialect: KitDialect) -> String {
        if dialect.isUIKit {
            if hasAttributes { return mayHaveLinks ? "PluginLinkText()" : "PluginMarkdownLabel()" }
            return hasSpacedLines ? "PluginSpacedLabel()" : "UILabel()"
        }
        let type =
            hasAttributes
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
        if hasAttributes {
            setLinkHandler(in: &code)
        } else if !keepsFont {
            code.set("adjustsFontForContentSizeCategory", "true")
        }
        code.setProperties(of: self, defaultsAreKnown: viewClass == nil && !mayHaveLinks)
        setAppearance(in: &code, alignment: "textAlignment")
        guard code.tree.isInRow(viewAt: code.index) else { return }
        let takesRemainingSpace = code.tree.takesRemainingSpace(viewAt: code.index)
        code.add(
            "// Shrinks before the views beside it"
                + (takesRemainingSpace ? ", and takes the remaining width." : "."))
        code.setCompressionResistance(code.layoutPriority(749), for: "horizontal")
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
        code.setProperties(of: self, defaultsAreKnown: viewClass == nil)
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

    /// Sets the font of the text style.
    private func setFont(in code: inout ViewCode) {
        guard font == nil, !keepsFont else { return }
        code.add(for: textStyle) { [code] style in
            [fontProperty(code.dialect).assignment(of: code.font(style, weight), to: code.name)]
        }
    }

    private func setAppearance(in code: inout ViewCode, alignment property: String) {
        let isCentered = code.tree.isCentered(viewAt: code.index)
        switch alignment ?? (isCentered ? .center : nil) {
        case .trailing:
            let direction =
                code.dialect.isUIKit ? "effectiveUserInterfaceLayoutDirection" : "userInterfaceLayoutDirection"
            code.set(property, "\(code.name).\(direction) == .rightToLeft ? .left : .right")
        case let alignment?: code.set(property, ".\(alignment.rawValue)")
        case nil: break
        }
        code.setColor(of: self, to: color)
        code.setColor(of: self, to: linkColor, .linkColor)
        if hasSpacedLines {
            let property = hasAttributes ? "markdown.lineSpacing" : "lineSpacing"
            code.set(property, SwiftLiteral.number(lineSpacing))
        }
    }
}
