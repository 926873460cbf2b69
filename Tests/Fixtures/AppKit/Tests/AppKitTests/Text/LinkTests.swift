import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct LinkTests {
        init() { HeadlessAppKit.reset() }

        /// A field that follows links, which its field editor reports to it.
        private final class Field: NSTextField, NSTextViewDelegate {
            var links: [URL] = []
            var follows = true

            func textView(
                _ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int
            ) -> Bool {
                if let url = link as? URL { links.append(url) }
                return follows
            }
        }

        private func shown(_ url: URL) -> (Field, NSWindow) {
            let field = Field(wrappingLabelWithString: "")
            field.attributedStringValue = NSAttributedString(string: "a", attributes: [.link: url])
            let window = NSWindow()
            window.contentView?.addSubview(field)
            return (field, window)
        }

        @Test func aFieldIsTheDelegateOfItsEditor() {
            let url = URL(fileURLWithPath: "/a")
            let (field, window) = shown(url)
            field.allowsEditingTextAttributes = true
            expect(HeadlessAppKit.clickLink(url, in: field))
            expect(field.links == [url] && HeadlessAppKit.openedURLs == [])
            field.follows = false
            expect(HeadlessAppKit.clickLink(url, in: field))
            expect(HeadlessAppKit.openedURLs, equals: [url])
            expect(window.firstResponder === field.currentEditor())
        }

        @Test func linksNeedSelectableTextWithAttributes() {
            let url = URL(fileURLWithPath: "/a")
            let (field, window) = shown(url)
            expect(!HeadlessAppKit.clickLink(url, in: field))
            field.allowsEditingTextAttributes = true
            field.isSelectable = false
            expect(!HeadlessAppKit.clickLink(url, in: field))
            expect(field.links == [] && field.window === window)
        }

        @Test func aFieldKeepsTheAttributesOfItsText() {
            let url = URL(fileURLWithPath: "/a")
            let (field, _) = shown(url)
            expect(field.stringValue, equals: "a")
            let link = field.attributedStringValue.attribute(.link, at: 0, effectiveRange: nil)
            expect(link as? URL, equals: url)
            field.stringValue = "b"
            expect(
                field.attributedStringValue.attribute(.link, at: 0, effectiveRange: nil) == nil)
        }

        @Test func descriptorsHaveTheTraitsOfFonts() {
            let font = NSFont.systemFont(ofSize: 12)
            expect(font.fontDescriptor.symbolicTraits, equals: [])
            let bold = font.fontDescriptor.withSymbolicTraits([.bold, .italic])
            let made = NSFont(descriptor: bold, size: 0)
            expect(made?.pointSize, equals: 12)
            expect(made?.fontDescriptor.symbolicTraits, equals: [.bold, .italic])
        }
    }
}
