import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Labels with space between their lines")
struct SpacedLabelTests {
    #if UIKIT
    private let label = PluginSpacedLabel()
    #else
    private let label = PluginSpacedLabel(wrappingLabelWithString: "")
    #endif

    init() {
        show("aaaa bbbb")
        label.lineSpacing = 4
    }

    private func show(_ text: String) {
        #if UIKIT
        label.text = text
        #else
        label.stringValue = text
        #endif
    }

    private var shown: NSAttributedString? {
        #if UIKIT
        label.attributedText
        #else
        label.attributedStringValue
        #endif
    }

    private var style: NSParagraphStyle? {
        shown?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    @Test("each new text has the space")
    func spacesEachText() {
        expect(style?.lineSpacing, equals: 4, "the first text has no space")
        show("cccc dddd")
        expect(shown?.string, equals: "cccc dddd", "it shows another text")
        expect(style?.lineSpacing, equals: 4, "the second text has no space")
        show("")
        show("e")
        expect(style?.lineSpacing, equals: 4, "the text after an empty one has no space")
        label.lineSpacing = 6
        expect(style?.lineSpacing, equals: 6, "the space does not change")
        let range = NSRange(location: 0, length: 1)
        expect(shown?.attributedSubstring(from: range), equals: shown, "the text is not all spaced")
    }

    @Test("a text keeps its alignment and the end of its lines")
    func keepsStyle() {
        label.lineBreakMode = .byTruncatingMiddle
        #if UIKIT
        label.textAlignment = .center
        #else
        expect(style?.lineBreakMode, equals: .byTruncatingMiddle, "its lines end otherwise")
        label.alignment = .center
        #endif
        expect(style?.alignment, equals: .center, "it has another alignment")
        show("cccc")
        expect(style?.alignment, equals: .center, "a new text has another alignment")
        expect(style?.lineBreakMode, equals: .byTruncatingMiddle, "its lines end otherwise")
        expect(style?.lineSpacing, equals: 4, "it has no space")
        #if UIKIT
        expect(label.textAlignment, equals: .center, "the label has another alignment")
        expect(label.lineBreakMode, equals: .byTruncatingMiddle, "its lines end otherwise")
        #endif
    }

    @Test("the label's font and color apply to its text")
    func keepsFontAndColor() {
        label.font = .systemFont(ofSize: 20)
        label.textColor = .systemRed
        show("cccc")
        expect(label.font?.pointSize, equals: 20, "the label has another font")
        expect(label.textColor, equals: .systemRed, "the label has another color")
        let height = label.sizeThatFits(CGSize(width: 1000, height: 1000)).height
        label.font = .systemFont(ofSize: 30)
        let larger = label.sizeThatFits(CGSize(width: 1000, height: 1000)).height
        expect(larger > height, "the text does not follow the label's font")
        #if UIKIT
        label.text = nil
        expect(label.attributedText == nil, "it still shows a text")
        #else
        let font = shown?.attribute(.font, at: 0, effectiveRange: nil) as? NSFont
        expect(font?.pointSize, equals: 30, "the text has another font")
        label.textColor = .systemBlue
        let color = shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? NSColor
        expect(color, equals: .systemBlue, "the text has another color")
        #endif
    }

    @Test("the space makes a label of several lines higher")
    func isHigher() {
        let width = 5 * (label.font?.pointSize ?? 0)
        func height(_ text: String) -> CGFloat {
            show(text)
            return label.sizeThatFits(CGSize(width: width, height: 1000)).height
        }
        #if UIKIT
        label.numberOfLines = 0
        #endif
        let line = height("aaaa")
        let lines = height("aaaa\nbbbb\ncccc")
        label.lineSpacing = 0
        expect(abs(height("aaaa") - line) < 0.5, "one line is higher")
        expect(abs(height("aaaa\nbbbb\ncccc") + 8 - lines) < 0.5, "three lines are not")
    }
}
