#if !UIKIT
import AppKit
import Testing

@testable import Runtime

@MainActor
@Suite("Markdown")
struct MarkdownTests {
    @Test("Markdown is shown as fonts, lines and links")
    func showsMarkdown() {
        let label = PluginMarkdownLabel(wrappingLabelWithString: "")
        label.markdown.text = "_a_ **b** `c` ~~d~~ [e](https://example.com) f"
        label.markdown.color = .systemRed
        label.markdown.font = .systemFont(ofSize: 20)
        label.alignment = .center
        label.lineBreakMode = .byTruncatingTail
        let text = label.attributedStringValue
        expect(text.string, equals: "a b c d e f", "its markup is shown")
        let traits = [0, 2, 4, 10].map { index in
            (text.attribute(.font, at: index, effectiveRange: nil) as? NSFont)?.fontDescriptor.symbolicTraits ?? []
        }
        expect(traits[0].contains(.italic), "emphasis is not italic")
        expect(traits[1].contains(.bold), "strong emphasis is not bold")
        expect(traits[2].contains(.monoSpace), "code is not monospaced")
        let plainTraits = NSFont.systemFont(ofSize: 20).fontDescriptor.symbolicTraits
        expect(traits[3], equals: plainTraits, "the rest has another font")
        let sizes = [0, 2, 4, 6, 8, 10].map { index in
            (text.attribute(.font, at: index, effectiveRange: nil) as? NSFont)?.pointSize
        }
        expect(sizes, equals: Array(repeating: 20, count: 6), "its font has another size")
        let line = text.attribute(.strikethroughStyle, at: 6, effectiveRange: nil) as? Int
        expect(line, equals: NSUnderlineStyle.single.rawValue, "it is not struck through")
        let color = text.attribute(.foregroundColor, at: 10, effectiveRange: nil) as? NSColor
        expect(color, equals: .systemRed, "it has another color")
        let link = text.attribute(.link, at: 8, effectiveRange: nil) as? URL
        expect(link, equals: URL(string: "https://example.com"), "it has no link")
        let linkColor = text.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? NSColor
        expect(linkColor, equals: .linkColor, "its link does not look like one")
        let underline = text.attribute(.underlineStyle, at: 8, effectiveRange: nil) as? Int
        expect(underline, equals: NSUnderlineStyle.single.rawValue, "its link has no line")
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        expect(style?.alignment, equals: .center, "it has another alignment")
        expect(style?.lineBreakMode, equals: .byTruncatingTail, "its lines end otherwise")
        expect(style?.lineSpacing, equals: 0, "its lines have space between them")
    }

    @Test("Markdown has space between its lines, and keeps its alignment")
    func spacesLines() {
        let label = PluginMarkdownLabel(wrappingLabelWithString: "")
        func style() -> NSParagraphStyle? {
            label.attributedStringValue.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle
        }
        label.markdown.lineSpacing = 4
        label.markdown.text = "a **b**"
        expect(style()?.lineSpacing, equals: 4, "it has no space")
        label.alignment = .center
        expect(style()?.alignment, equals: .center, "it has another alignment")
        expect(style()?.lineSpacing, equals: 4, "it has no space")
    }

    @Test("text with attributes of the app keeps them")
    func showsAttributedText() {
        var text = AttributedString("a b")
        text[text.startIndex..<text.index(afterCharacter: text.startIndex)].link = URL(
            string: "https://example.com")
        text[AttributeScopes.AppKitAttributes.ForegroundColorAttribute.self] = .systemGreen
        var markdown = PluginMarkdown()
        markdown.color = .systemRed
        markdown.attributedString = text
        let shown = markdown.attributedText
        expect(shown.string, equals: "a b", "it has other characters")
        let color = shown.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? NSColor
        expect(color, equals: .systemGreen, "it has the color of the label")
        let font = shown.attribute(.font, at: 2, effectiveRange: nil)
        expect(font != nil, "it does not have the font of the label")
        #if !os(tvOS)
        let link = shown.attribute(.link, at: 0, effectiveRange: nil) as? URL
        expect(link, equals: URL(string: "https://example.com"), "it has no link")
        #endif
        expect(shown.attribute(.link, at: 2, effectiveRange: nil) == nil, "all of it is a link")
        markdown.attributedString = nil
        markdown.text = "**c**"
        let other = markdown.attributedText
        expect(other.string, equals: "c", "it does not show Markdown in its place")
    }

    @Test("text that looks like Markdown keeps its characters")
    func keepsPlainText() {
        for text in ["2 * 3 * 4", "snake_case_name", "a\n\n  b", "[x]", ""] {
            expect(PluginMarkdown.plainText(of: text), equals: text, "it is changed")
        }
        expect(PluginMarkdown.plainText(of: "**a** [b](c:d)"), equals: "a b", "it has markup")
        expect(PluginMarkdown.plainText(of: nil) == nil, "nil becomes a text")
    }

    @Test("the handler gets the URLs of links, or else the system opens them")
    func opensLinks() {
        let label = PluginMarkdownLabel(wrappingLabelWithString: "")
        let url = URL(fileURLWithPath: "/terms")
        expect(!label.textView(NSTextView(), clickedOnLink: url, at: 0), "the system does not open the link")
        var urls: [URL] = []
        label.linkHandler = { urls.append($0) }
        expect(label.textView(NSTextView(), clickedOnLink: url, at: 0), "the system opens the link, too")
        expect(urls, equals: [url], "the handler does not get the URL")
    }
}
#endif
