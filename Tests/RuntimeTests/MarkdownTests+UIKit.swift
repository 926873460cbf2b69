#if UIKIT
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Markdown")
struct MarkdownTests {
    @Test("Markdown is shown as fonts, lines and links")
    func showsMarkdown() {
        var markdown = PluginMarkdown()
        markdown.text = "_a_ **b** `c` ~~d~~ [e](https://example.com) f"
        markdown.color = .systemRed
        markdown.setFont(.systemFont(ofSize: 20))
        let text = markdown.attributedText
        expect(text.string, equals: "a b c d e f", "its markup is shown")
        let traits = [0, 2, 4, 10].map { index in
            (text.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits ?? []
        }
        expect(traits[0].contains(.traitItalic), "emphasis is not italic")
        expect(traits[1].contains(.traitBold), "strong emphasis is not bold")
        expect(traits[2].contains(.traitMonoSpace), "code is not monospaced")
        let plainTraits = UIFont.systemFont(ofSize: 20).fontDescriptor.symbolicTraits
        expect(traits[3], equals: plainTraits, "the rest has another font")
        let sizes = [0, 2, 4, 6, 8, 10].map { index in
            (text.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
        }
        expect(sizes, equals: Array(repeating: 20, count: 6), "its font has another size")
        let line = text.attribute(.strikethroughStyle, at: 6, effectiveRange: nil) as? Int
        expect(line, equals: NSUnderlineStyle.single.rawValue, "it is not struck through")
        let color = text.attribute(.foregroundColor, at: 10, effectiveRange: nil) as? UIColor
        expect(color, equals: .systemRed, "it has another color")
        #if !os(tvOS)
        let link = text.attribute(.link, at: 8, effectiveRange: nil) as? URL
        expect(link, equals: URL(string: "https://example.com"), "it has no link")
        #endif
    }

    @Test("text with attributes of the app keeps them")
    func showsAttributedText() {
        var text = AttributedString("a b")
        text[text.startIndex..<text.index(afterCharacter: text.startIndex)].link = URL(
            string: "https://example.com")
        text[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = .systemGreen
        var markdown = PluginMarkdown()
        markdown.color = .systemRed
        markdown.attributedString = text
        let shown = markdown.attributedText
        expect(shown.string, equals: "a b", "it has other characters")
        let color = shown.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
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

    @Test("a label with Markdown follows the text size, and keeps its alignment")
    func adaptsMarkdownLabel() async {
        let label = PluginMarkdownLabel()
        let sample = UILabel()
        sample.font = .systemFont(ofSize: 20)
        label.textAlignment = .center
        label.markdown.setFont(sample.font)
        label.markdown.text = "**a**"
        let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        expect(font?.pointSize, equals: 20, "it has another font")
        sample.font = .systemFont(ofSize: 30)
        NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        await HostWindow.finishTurn()
        let larger = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        expect(larger?.pointSize, equals: 30, "it does not follow the text size")
        expect(label.textAlignment, equals: .center, "it has another alignment")
    }

    @Test("text with links looks like a label, and follows the text size")
    func adaptsLinkText() async {
        let text = PluginLinkText()
        let sample = UILabel()
        sample.font = .systemFont(ofSize: 20)
        text.textAlignment = .center
        text.markdown.setFont(sample.font)
        text.markdown.text = "**a**"
        let font = text.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        expect(font?.pointSize, equals: 20, "it has another font")
        sample.font = .systemFont(ofSize: 30)
        NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        await HostWindow.finishTurn()
        let larger = text.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        expect(larger?.pointSize, equals: 30, "it does not follow the text size")
        expect(text.textAlignment, equals: .center, "it has another alignment")
        expect(!text.isScrollEnabled, "it scrolls")
        expect(text.backgroundColor, equals: .clear, "it has a background")
        expect(text.textContainerInset, equals: .zero, "it has insets")
        expect(text.textContainer.lineFragmentPadding, equals: 0, "its lines have insets")
        text.numberOfLines = 2
        expect(text.numberOfLines, equals: 2, "it has another number of lines")
        expect(text.textContainer.maximumNumberOfLines, equals: 2, "its lines are not limited")
        #if !os(tvOS)
        expect(!text.isEditable, "it can be edited")
        expect(text.isSelectable, "its links cannot be followed")
        #endif
    }

    @Test("Markdown has space between its lines, and keeps its alignment")
    func spacesLines() {
        func style(_ text: NSAttributedString?) -> NSParagraphStyle? {
            text?.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle
        }
        let label = PluginMarkdownLabel()
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        label.markdown.lineSpacing = 4
        label.markdown.text = "a **b**"
        expect(style(label.attributedText)?.lineSpacing, equals: 4, "the label has no space")
        expect(style(label.attributedText)?.alignment, equals: .center, "it has another alignment")
        expect(style(label.attributedText)?.lineBreakMode, equals: .byTruncatingMiddle, "its lines end otherwise")
        let text = PluginLinkText()
        text.textAlignment = .center
        text.markdown.text = "a **b**"
        text.markdown.lineSpacing = 6
        expect(style(text.attributedText)?.lineSpacing, equals: 6, "text with links has no space")
        expect(style(text.attributedText)?.alignment, equals: .center, "it has another alignment")
        expect(style(text.attributedText)?.lineBreakMode, equals: .byWordWrapping, "text with links does not wrap")
    }

    #if !os(tvOS) && !os(visionOS)
    @Test("the handler gets the URLs of links, or else the system opens them")
    func opensLinks() {
        let text = PluginLinkText()
        expect(text.delegate === text, "links do not reach the handler")
        let url = URL(fileURLWithPath: "/terms")
        let range = NSRange(location: 0, length: 1)
        expect(
            text.textView(text, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction),
            "the system does not open the link")
        var urls: [URL] = []
        text.linkHandler = { urls.append($0) }
        expect(
            !text.textView(text, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction),
            "the system opens the link, too")
        expect(urls, equals: [url], "the handler does not get the URL")
        expect(
            text.textView(text, shouldInteractWith: url, in: range, interaction: .preview), "the link has no preview")
        expect(urls.count, equals: 1, "a preview calls the handler")
    }
    #endif
}
#endif
