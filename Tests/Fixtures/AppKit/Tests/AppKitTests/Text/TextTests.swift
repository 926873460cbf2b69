import AppKit
import Testing

extension AllTests {
    @Suite struct TextTests {
        @Test func stylesHaveTheirSizes() {
            let sizes = [
                NSFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .body,
                .callout, .subheadline, .footnote, .caption1, .caption2,
            ]
            .map { NSFont.preferredFont(forTextStyle: $0).pointSize }
            expect(sizes, equals: [26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10])
        }

        @Test func headlinesAreBold() {
            expect(
                NSFont.preferredFont(forTextStyle: .headline),
                equals: .systemFont(ofSize: 13, weight: .bold))
            expect(
                NSFont.preferredFont(forTextStyle: .headline)
                    != NSFont.preferredFont(forTextStyle: .body))
        }

        @Test func aSizeOfZeroIsTheStandardSize() {
            expect(NSFont.systemFont(ofSize: 0).pointSize, equals: NSFont.systemFontSize)
            expect(NSFont.systemFontSize, equals: 13)
            expect(NSFont.smallSystemFontSize, equals: 11)
        }

        @Test @MainActor func paragraphStylesSpaceLines() {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = 6
            let text = NSAttributedString(
                string: "aaaa bbbb cccc", attributes: [.paragraphStyle: style])
            let field = NSTextField(wrappingLabelWithString: text.string)
            let size = NSSize(width: 40, height: 100)
            let height = field.sizeThatFits(size).height
            field.attributedStringValue = text
            expect(field.sizeThatFits(size).height, equals: height + 12)
            field.lineBreakMode = .byTruncatingTail
            let line = field.sizeThatFits(size).height
            field.stringValue = text.string
            expect(field.sizeThatFits(size).height, equals: line)
        }

        @Test func paragraphStylesAreEqualByTheirValues() {
            let (first, second) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
            expect(first == second && first == NSParagraphStyle())
            first.lineSpacing = 1
            expect(first != second)
            second.lineSpacing = 1
            expect(first == second && first.hashValue == second.hashValue)
        }

        @Test func colorsFollowTheAppearance() async {
            await MainActor.run {
                HeadlessAppKit.reset()
                let light = NSColor.labelColor.redComponent
                HeadlessAppKit.isDark = true
                expect(NSColor.labelColor.redComponent != light)
                expect(NSColor.red.redComponent, equals: 1)
                HeadlessAppKit.reset()
            }
        }

        @Test func colorsAreEqualByNameAndValue() {
            expect(NSColor.systemRed, equals: .systemRed)
            expect(NSColor.systemRed != .systemBlue)
            expect(NSColor.labelColor != .controlTextColor)
            expect(NSColor(white: 1, alpha: 1), equals: .white)
            expect(NSColor.red.withAlphaComponent(0.5).alphaComponent, equals: 0.5)
        }
    }
}
