import AppKit
import Testing

extension AllTests {
    /// Tests which of a text field and a button gets a key or the focus.
    @MainActor
    @Suite struct KeyTests {
        let host = PlainController()
        let window: NSWindow
        let field = NSTextField(frame: NSRect(x: 10, y: 10, width: 100, height: 22))
        let button = NSButton(frame: NSRect(x: 10, y: 50, width: 100, height: 22))

        init() {
            HeadlessAppKit.reset()
            window = show(host)
            button.action = Selector("press:")
            host.view.addSubview(field)
            host.view.addSubview(button)
        }

        private var actions: [Selector] { HeadlessAppKit.sentActions.compactMap(\.action) }

        @Test func returnIsTheFieldsBeforeItIsTheButtons() {
            button.keyEquivalent = "\r"
            field.action = Selector("submit:")
            HeadlessAppKit.handle(Selector("submit:")) { _ in }
            HeadlessAppKit.type("x", into: field)
            HeadlessAppKit.pressKey("\r", code: 36, in: window)
            expect(actions, equals: [Selector("submit:")])
        }

        @Test func returnPressesTheButtonWhereTheFieldHasNoAction() {
            button.keyEquivalent = "\r"
            HeadlessAppKit.type("x", into: field)
            HeadlessAppKit.pressKey("\r", code: 36, in: window)
            expect(actions, equals: [Selector("press:")])
        }

        @Test func returnPressesNoButtonThatCannotBeUsed() {
            let box = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
            host.view.addSubview(box)
            box.addSubview(button)
            button.keyEquivalent = "\r"
            HeadlessAppKit.type("x", into: field)
            button.isEnabled = false
            HeadlessAppKit.pressKey("\r", code: 36, in: window)
            button.isEnabled = true
            button.isHidden = true
            HeadlessAppKit.pressKey("\r", code: 36, in: window)
            button.isHidden = false
            box.isHidden = true
            HeadlessAppKit.pressKey("\r", code: 36, in: window)
            expect(actions, equals: [])
            box.isHidden = false
            HeadlessAppKit.pressKey("\r", code: 36, in: window)
            expect(actions, equals: [Selector("press:")])
        }

        @Test func escapePressesTheButtonWhileTextIsEdited() {
            button.keyEquivalent = "\u{1b}"
            HeadlessAppKit.type("x", into: field)
            HeadlessAppKit.pressKey("\u{1b}", code: 53, in: window)
            expect(actions, equals: [Selector("press:")])
        }

        @Test func shiftIsNoPartOfAKeyEquivalent() {
            button.keyEquivalent = "\r"
            HeadlessAppKit.pressKey("\r", code: 36, modifiers: .shift, in: window)
            expect(actions, equals: [Selector("press:")])
            HeadlessAppKit.pressKey("\r", code: 36, modifiers: .option, in: window)
            expect(actions.count, equals: 1)
        }

        @Test func aClickOnAButtonLeavesTheFocusWhereItIs() {
            HeadlessAppKit.type("x", into: field)
            expect(HeadlessAppKit.click(button))
            expect(actions, equals: [Selector("press:")])
            expect(window.firstResponder === field.currentEditor())
        }

        @Test func theEditorHasWhatTheFieldIsGiven() {
            HeadlessAppKit.type("ab", into: field)
            field.stringValue = "XY"
            expect(field.currentEditor()?.string, equals: "XY")
            HeadlessAppKit.pressKey("c", in: window)
            expect(field.stringValue, equals: "XYc")
        }

        @Test func whatIsHiddenGivesTheFocusUp() {
            let box = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
            host.view.addSubview(box)
            box.addSubview(field)
            button.removeFromSuperview()
            HeadlessAppKit.type("ab", into: field)
            box.isHidden = true
            expect(window.firstResponder === window)
            expect(field.currentEditor() == nil)
            box.isHidden = false
            let next = NSTextField(frame: NSRect(x: 0, y: 200, width: 100, height: 22))
            host.view.addSubview(next)
            HeadlessAppKit.type("ab", into: field)
            box.isHidden = true
            expect(window.firstResponder === next.currentEditor())
        }

        @Test func aContentViewOfItsOwnTakesThePlaceOfTheController() {
            window.contentView = NSView()
            expect(window.contentViewController == nil)
        }
    }
}
