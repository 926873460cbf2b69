import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct TextFieldTests {
        let window: NSWindow
        let host = HostController()

        init() {
            HeadlessAppKit.reset()
            window = show(host)
        }

        private final class Delegate: NSObject, NSTextFieldDelegate {
            var log: [String] = []
            var allowsEnd = true
            func controlTextDidBeginEditing(_ obj: Notification) { log.append("begin") }
            func controlTextDidChange(_ obj: Notification) {
                log.append("change \((obj.object as? NSTextField)?.stringValue ?? "")")
            }
            func controlTextDidEndEditing(_ obj: Notification) { log.append("end") }
            func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
                allowsEnd
            }
        }

        private func field() -> (NSTextField, Delegate) {
            let field = NSTextField(string: "")
            field.frame = NSRect(x: 10, y: 10, width: 100, height: 22)
            let delegate = Delegate()
            field.delegate = delegate
            host.view.addSubview(field)
            return (field, delegate)
        }

        @Test func labelsAreReadOnlyAndWithoutABezel() {
            let label = NSTextField(labelWithString: "Text")
            expect(label.stringValue, equals: "Text")
            expect(!label.isEditable)
            expect(!label.isSelectable)
            expect(!label.isBezeled)
            expect(!label.drawsBackground)
            expect(label.textColor, equals: .labelColor)
            expect(label.accessibilityRole(), equals: .staticText)
            let value: String? = label.accessibilityValue()
            expect(value, equals: "Text")
            expect(
                label.alignmentRect(forFrame: label.frame).size, equals: label.intrinsicContentSize)
        }

        @Test func aFieldWrapsUntilItsCellScrolls() {
            let field = NSTextField()
            expect(field.lineBreakMode, equals: .byWordWrapping)
            expect(field.cell?.wraps == true && field.cell?.isScrollable == false)
            field.cell?.isScrollable = true
            expect(field.lineBreakMode == .byClipping && field.cell?.wraps == false)
            field.cell?.wraps = true
            expect(field.cell?.isScrollable, equals: false)
            let line = NSTextField(string: "a")
            expect(line.usesSingleLineMode && line.cell?.isScrollable == true)
        }

        @Test func attributedLabelsWrap() {
            let label = NSTextField(
                labelWithAttributedString: NSAttributedString(string: "Text"))
            expect(label.stringValue, equals: "Text")
            expect(label.lineBreakMode, equals: .byWordWrapping)
            expect(!label.isEditable && !label.isSelectable && !label.isBezeled)
            expect(NSTextField(labelWithString: "").lineBreakMode, equals: .byClipping)
            let field = NSTextField(string: "")
            expect(field.isBezeled && !field.isBordered && field.drawsBackground)
        }

        @Test func wrappingLabelsAreSelectableAndWrap() {
            let label = NSTextField(wrappingLabelWithString: "word word word word")
            expect(label.isSelectable)
            expect(!label.isEditable)
            expect(label.lineBreakMode, equals: .byWordWrapping)
            let single = label.intrinsicContentSize
            label.preferredMaxLayoutWidth = single.width / 2
            expect(label.intrinsicContentSize.height > single.height)
            expect(label.intrinsicContentSize.width <= single.width)
            label.maximumNumberOfLines = 1
            expect(label.intrinsicContentSize.height, equals: single.height)
        }

        @Test func aWrappingLabelTakesTheHeightOfItsWidth() {
            let label = NSTextField(wrappingLabelWithString: "word word word word word word")
            label.translatesAutoresizingMaskIntoConstraints = false
            host.view.addSubview(label)
            let width = label.widthAnchor.constraint(equalToConstant: 400)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: host.view.topAnchor),
                label.leadingAnchor.constraint(equalTo: host.view.leadingAnchor), width,
            ])
            window.layoutIfNeeded()
            let line = label.frame.height
            width.constant = 80
            window.layoutIfNeeded()
            expect(label.frame.height > 1.5 * line)
        }

        @Test func editableFieldsHaveNoNaturalWidth() {
            let (field, _) = field()
            expect(field.isEditable)
            expect(field.intrinsicContentSize.width, equals: NSView.noIntrinsicMetric)
            expect(field.intrinsicContentSize.height > 0)
            expect(field.accessibilityRole(), equals: .textField)
        }

        @Test func typingTellsTheDelegate() {
            let (field, delegate) = field()
            expect(HeadlessAppKit.type("ab", into: field))
            expect(HeadlessAppKit.type("abc", into: field))
            expect(delegate.log, equals: ["begin", "change ab", "change abc"])
            expect(field.stringValue, equals: "abc")
            expect(field.currentEditor()?.string, equals: "abc")
            window.makeFirstResponder(nil)
            expect(delegate.log.last, equals: "end")
            expect(field.currentEditor() == nil)
        }

        @Test func typingPostsNotifications() async {
            let (field, _) = field()
            var seen: [String] = []
            let token = NotificationCenter.default.addObserver(
                forName: NSControl.textDidChangeNotification, object: field, queue: nil
            ) { notification in
                let text = (notification.object as? NSTextField).map { field in
                    MainActor.assumeIsolated { field.stringValue }
                }
                MainActor.assumeIsolated { seen.append(text ?? "") }
            }
            HeadlessAppKit.type("x", into: field)
            NotificationCenter.default.removeObserver(token)
            expect(seen, equals: ["x"])
        }

        @Test func settingTheStringTellsNobody() {
            let (field, delegate) = field()
            field.stringValue = "x"
            expect(delegate.log.isEmpty)
        }

        @Test func theDelegateCanKeepTheEditingGoing() {
            let (field, delegate) = field()
            HeadlessAppKit.type("x", into: field)
            delegate.allowsEnd = false
            expect(!window.makeFirstResponder(nil))
            expect(field.currentEditor() != nil)
            delegate.allowsEnd = true
            expect(window.makeFirstResponder(nil))
        }

        @Test func onlyEditableEnabledFieldsCanBeTypedInto() {
            let (field, delegate) = field()
            field.isEnabled = false
            expect(!HeadlessAppKit.type("x", into: field))
            field.isEnabled = true
            field.isEditable = false
            expect(!HeadlessAppKit.type("x", into: field))
            expect(!HeadlessAppKit.type("x", into: NSTextField(string: "")))
            expect(delegate.log.isEmpty)
        }

        @Test func aClickBeginsTheEditing() {
            let (field, delegate) = field()
            expect(HeadlessAppKit.click(field))
            expect(field.currentEditor() != nil)
            expect(delegate.log.isEmpty)
        }

        @Test func theReturnKeySendsTheAction() {
            let (field, _) = field()
            field.action = Selector("submit:")
            HeadlessAppKit.type("x", into: field)
            HeadlessAppKit.pressKey("\r", code: 36, in: window)
            expect(HeadlessAppKit.sentActions.map(\.action), equals: [Selector("submit:")])
        }

        @Test func whileItIsEditedTheEditorIsTheFirstResponder() {
            let (field, _) = field()
            expect(window.makeFirstResponder(field))
            expect(window.firstResponder is NSTextView)
            expect(window.firstResponder === field.currentEditor())
            expect(field.isAccessibilityFocused())
            field.removeFromSuperview()
            expect(window.firstResponder === window)
            expect(field.currentEditor() == nil)
        }

        @Test func keysGoToTheEditor() {
            let (field, delegate) = field()
            window.makeFirstResponder(field)
            HeadlessAppKit.pressKey("a", in: window)
            HeadlessAppKit.pressKey("b", in: window)
            expect(field.stringValue, equals: "ab")
            expect(delegate.log, equals: ["begin", "change a", "change ab"])
        }

        @Test func theDelegateIsAskedForCommands() {
            final class Commanded: NSObject, NSTextFieldDelegate {
                var commands: [Selector] = []
                func control(
                    _ control: NSControl, textView: NSTextView,
                    doCommandBy commandSelector: Selector
                ) -> Bool {
                    commands.append(commandSelector)
                    return true
                }
            }
            let (field, _) = field()
            let delegate = Commanded()
            field.delegate = delegate
            field.action = Selector("submit:")
            window.makeFirstResponder(field)
            HeadlessAppKit.pressKey("\r", code: 36, in: window)
            HeadlessAppKit.pressKey("\u{1b}", code: 53, in: window)
            expect(
                delegate.commands,
                equals: [Selector("insertNewline:"), Selector("cancelOperation:")])
            expect(HeadlessAppKit.sentActions.isEmpty)
        }

        @Test func selectabilityAndEditabilityGoTogether() {
            let field = NSTextField(string: "")
            field.isSelectable = false
            expect(!field.isEditable)
            field.isEditable = true
            expect(field.isSelectable)
        }

        @Test func aFieldHasTheContentTypeThatItIsGiven() {
            let field: NSTextField & NSTextContent = NSSecureTextField()
            expect(field.contentType == nil)
            field.contentType = .password
            expect(field.contentType == .password && field.contentType != .oneTimeCode)
            if #available(macOS 14.0, *) {
                field.contentType = .emailAddress
                expect(field.contentType, equals: .emailAddress)
            }
        }

        @Test func secureFieldsSaySo() {
            expect(NSSecureTextField().accessibilitySubrole(), equals: .secureTextField)
        }
    }
}
