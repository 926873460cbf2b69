/// Text with inline Markdown, and the looks of its parts without markup.
@MainActor
package struct PluginMarkdown {
    package var text: String?
    #if !ONLY_MARKDOWN
    /// Text with attributes of the app, which is shown in place of Markdown; nil if there is none.
    package var attributedString: Foundation.AttributedString?
    #endif
    /// The color; nil for that of labels.
    package var color: PlatformColor?
    #if !STANDARD_LINE_SPACING
    /// The points between lines, in addition to those of the font.
    package var lineSpacing: CGFloat = 0
    #endif
    #if UIKIT
    private var makeFont: @MainActor () -> UIFont? = { nil }

    /// The font, for the user's text size.
    var font: UIFont? { makeFont() }

    /// Sets the font. It is evaluated again when the user changes the text size.
    package mutating func setFont(_ font: @autoclosure @escaping @MainActor () -> UIFont?) { makeFont = font }
    #else
    /// The font; nil for that of body text.
    package var font: NSFont?
    /// The alignment, the line break and the space between lines.
    var style = NSParagraphStyle()
    #endif

    /// The text with fonts, lines and links in place of its markup.
    var attributedText: NSAttributedString {
        typealias Attributes = Foundation.AttributeScopes.FoundationAttributes
        let font = self.font ?? .preferredFont(forTextStyle: .body)
        #if ONLY_MARKDOWN
        let parsed = Self.parsed(text ?? "")
        #else
        let parsed = attributedString ?? Self.parsed(text ?? "")
        #endif
        let result = NSMutableAttributedString(string: "")
        for run in parsed.runs {
            let intent = run[Attributes.InlinePresentationIntentAttribute.self] ?? []
            var attributes: [NSAttributedString.Key: Any] = [.font: font.styled(for: intent)]
            if intent.contains(.strikethrough) { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            #if UIKIT
            attributes[.foregroundColor] = color ?? .label
            #if !os(tvOS)
            attributes[.link] = run[Attributes.LinkAttribute.self]
            #endif
            #else
            attributes[.paragraphStyle] = style
            attributes[.foregroundColor] = color ?? .labelColor
            if let link = run[Attributes.LinkAttribute.self] {
                attributes[.link] = link
                attributes[.foregroundColor] = NSColor.linkColor
                attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
            }
            #endif
            #if !ONLY_MARKDOWN
            attributes.replace(with: parsed[run.range])
            #endif
            let characters = String(parsed[run.range].characters)
            result.append(NSAttributedString(string: characters, attributes: attributes))
        }
        return result
    }

    /// Returns a text without its markup.
    package static func plainText(of markdown: String?) -> String? { markdown.map { String(parsed($0).characters) } }

    /// Returns the parsed text, or all of the text if it cannot be parsed.
    private static func parsed(_ markdown: String) -> Foundation.AttributedString {
        let options = Foundation.AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace)
        return (try? Foundation.AttributedString(markdown: markdown, options: options))
            ?? Foundation.AttributedString(markdown)
    }
}

extension PlatformFont {
    /// Returns the font for text with markup.
    fileprivate func styled(
        for intent: Foundation.AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.Value
    ) -> PlatformFont {
        let font = intent.contains(.code) ? Self.monospacedSystemFont(ofSize: pointSize, weight: .regular) : self
        var traits = font.fontDescriptor.symbolicTraits
        #if UIKIT
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        guard traits != font.fontDescriptor.symbolicTraits,
            let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
        else { return font }
        return UIFont(descriptor: descriptor, size: pointSize)
        #else
        if intent.contains(.stronglyEmphasized) { traits.insert(.bold) }
        if intent.contains(.emphasized) { traits.insert(.italic) }
        if traits == font.fontDescriptor.symbolicTraits { return font }
        return NSFont(descriptor: font.fontDescriptor.withSymbolicTraits(traits), size: pointSize) ?? font
        #endif
    }
}
