import Testing
import UIKit

extension AllTests {
    /// Inline Markdown, as the specifications of CommonMark and of GitHub's strikethrough describe it.
    @Suite struct MarkdownTests {
        /// Returns the text with letters for its attributes: `[se:text]` is strong and emphasized.
        private func described(_ markdown: String) throws -> String {
            let options = AttributedString.MarkdownParsingOptions(
                interpretedSyntax: .inlineOnlyPreservingWhitespace)
            let text = try AttributedString(markdown: markdown, options: options)
            return text.runs.map { run in
                let intent = run.inlinePresentationIntent ?? []
                let letters: [(InlinePresentationIntent, String)] = [
                    (.stronglyEmphasized, "s"), (.emphasized, "e"), (.code, "c"),
                    (.strikethrough, "d"), (.inlineHTML, "h"),
                ]
                var marks = letters.filter { intent.contains($0.0) }.map(\.1).joined()
                if let link = run.link { marks += "<\(link.absoluteString)>" }
                let content = String(text[run.range].characters)
                return marks.isEmpty ? content : "[\(marks):\(content)]"
            }.joined()
        }

        @Test(arguments: [
            ("plain", "plain"), ("*a* _b_", "[e:a] [e:b]"), ("**a** __b__", "[s:a] [s:b]"),
            ("***a***", "[se:a]"), ("**a *b* c**", "[s:a ][se:b][s: c]"),
            ("snake_case_name 2 * 3 * 4", "snake_case_name 2 * 3 * 4"), ("*a", "*a"),
            ("foo*bar*baz", "foo[e:bar]baz"), ("** a **", "** a **"), ("****", "****"),
            ("*foo**bar**baz*", "[e:foo][se:bar][e:baz]"), ("**foo*", "*[e:foo]"),
            ("~~a~~ ~b~ ~~c~", "[d:a] [d:b] ~~c~"), ("~~~a~~~", "~~~a~~~"),
        ])
        func emphasis(markdown: String, expected: String) throws {
            expect(try described(markdown), equals: expected)
        }

        @Test(arguments: [
            ("`a`", "[c:a]"), ("``a`b``", "[c:a`b]"), ("`` `a` ``", "[c:`a`]"), ("`a``", "`a``"),
            ("`*a*`", "[c:*a*]"), ("\\*a\\* \\a", "*a* \\a"), ("&amp; &#65; &x;", "& A &x;"),
            ("a\n\n  b", "a\n\n  b"), ("<b>a</b>", "[h:<b>]a[h:</b>]"), ("1 < 2", "1 < 2"),
            ("# a\n- b", "# a\n- b"),
        ])
        func codeAndCharacters(markdown: String, expected: String) throws {
            expect(try described(markdown), equals: expected)
        }

        @Test(arguments: [
            ("[a](https://b.c)", "[<https://b.c>:a]"), ("[a](b \"c\")", "[<b>:a]"),
            ("[a](<b>) [a](b(c))", "[<b>:a] [<b(c)>:a]"), ("[*a*](b)", "[e<b>:a]"),
            ("**[a](b)**", "[s<b>:a]"), ("[a] (b) [c]", "[a] (b) [c]"), ("[a](b c)", "[a](b c)"),
            ("[a [b](c)](d)", "[a [<c>:b]](d)"), ("<https://a.b>", "[<https://a.b>:https://a.b]"),
            ("<a@b.c>", "[<mailto:a@b.c>:a@b.c]"), ("![a](b)", "a"), ("\\[a](b)", "[a](b)"),
        ])
        func links(markdown: String, expected: String) throws {
            expect(try described(markdown), equals: expected)
        }
    }

    @MainActor
    @Suite struct TextViewTests {
        init() { HeadlessUIKit.reset() }

        /// A delegate that prevents links from being opened.
        private final class Delegate: NSObject, UITextViewDelegate {
            var interactions: [UITextItemInteraction] = []
            var items = 0

            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                interactions.append(interaction)
                return false
            }

            func textView(
                _ textView: UITextView, primaryActionFor textItem: UITextItem,
                defaultAction: UIAction
            ) -> UIAction? {
                items += 1
                return nil
            }
        }

        private func linked(_ url: URL) -> UITextView {
            let view = UITextView()
            view.isEditable = false
            view.attributedText = NSAttributedString(string: "a", attributes: [.link: url])
            return view
        }

        @Test func linksAreFollowedIfTextIsSelectableAndNotEditable() {
            let url = URL(fileURLWithPath: "/a")
            let view = linked(url)
            expect(HeadlessUIKit.followLink(url, in: view), equals: url)
            expect(HeadlessUIKit.followLink(url, in: view, as: .iOS15), equals: url)
            expect(HeadlessUIKit.followLink(URL(fileURLWithPath: "/b"), in: view) == nil)
            view.isSelectable = false
            expect(HeadlessUIKit.followLink(url, in: view) == nil)
            view.isSelectable = true
            view.isEditable = true
            expect(HeadlessUIKit.followLink(url, in: view) == nil)
        }

        @Test func theDelegateDecidesOnLinks() {
            let url = URL(fileURLWithPath: "/a")
            let view = linked(url)
            let delegate = Delegate()
            view.delegate = delegate
            expect(HeadlessUIKit.followLink(url, in: view, as: .iOS15) == nil)
            expect(delegate.interactions == [.invokeDefaultAction] && delegate.items == 0)
            expect(HeadlessUIKit.followLink(url, in: view) == nil)
            expect(delegate.interactions.count == 1 && delegate.items == 1)
        }

        @Test func textThatDoesNotScrollIsAsLargeAsItsLines() {
            let view = UITextView()
            view.font = .systemFont(ofSize: 20)
            view.text = "aaaa bbbb"
            view.isScrollEnabled = false
            view.textContainerInset = .zero
            view.textContainer.lineFragmentPadding = 0
            expect(view.intrinsicContentSize.width, equals: 90)
            let line = view.intrinsicContentSize.height
            expect(view.sizeThatFits(CGSize(width: 40, height: 100)).height > line)
            view.textContainer.maximumNumberOfLines = 1
            expect(view.sizeThatFits(CGSize(width: 40, height: 100)).height, equals: line)
        }

        @Test func attributedTextSetsTheProperties() {
            let text = NSAttributedString(
                string: "a",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.systemRed,
                ])
            let (view, label) = (UITextView(), UILabel())
            view.textAlignment = .center
            view.attributedText = text
            label.textAlignment = .center
            label.attributedText = text
            expect(view.font?.pointSize == 9 && label.font.pointSize == 9)
            expect(view.textColor == .systemRed && label.textColor == .systemRed)
            expect(view.textAlignment == .natural && label.textAlignment == .natural)
        }

        @Test func descriptorsHaveTheTraitsOfFonts() throws {
            let font = UIFont.systemFont(ofSize: 12)
            expect(font.fontDescriptor.symbolicTraits, equals: [])
            let bold = try #require(
                font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
            let made = UIFont(descriptor: bold, size: 0)
            expect(made.pointSize == 12 && made.fontName == ".SFUI-BoldItalic")
            expect(made.fontDescriptor.symbolicTraits, equals: [.traitBold, .traitItalic])
            let code = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
            expect(code.fontDescriptor.symbolicTraits, equals: .traitMonoSpace)
        }
    }
}
