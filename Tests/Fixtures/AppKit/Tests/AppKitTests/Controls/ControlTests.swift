import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct ControlTests {
        let window: NSWindow
        let host = HostController()

        init() {
            HeadlessAppKit.reset()
            window = show(host)
        }

        /// A button that is its own target, as in code without selectors.
        private final class Receiving: NSButton {
            var received: [Selector?] = []
            override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
                received.append(action)
                return true
            }
        }

        @Test func aClickSendsTheAction() {
            let button = Receiving(frame: NSRect(x: 10, y: 10, width: 50, height: 20))
            button.action = Selector("save:")
            host.view.addSubview(button)
            expect(HeadlessAppKit.click(button))
            button.performClick(nil)
            expect(button.received, equals: [Selector("save:"), Selector("save:")])
        }

        @Test func aDisabledControlSendsNothing() {
            let button = Receiving(frame: NSRect(x: 10, y: 10, width: 50, height: 20))
            button.isEnabled = false
            host.view.addSubview(button)
            HeadlessAppKit.click(button)
            button.performClick(nil)
            expect(button.received.isEmpty)
            expect(!button.isAccessibilityEnabled())
        }

        @Test func theButtonHasToBeReleasedOverTheControl() {
            let button = Receiving(frame: NSRect(x: 10, y: 10, width: 50, height: 20))
            host.view.addSubview(button)
            HeadlessAppKit.press(at: NSPoint(x: 15, y: 15), in: window)
            expect(button.isHighlighted)
            HeadlessAppKit.release(at: NSPoint(x: 200, y: 200), in: window)
            expect(!button.isHighlighted)
            expect(button.received.isEmpty)
        }

        @Test func theApplicationSendsActionsToTheirHandlers() {
            var senders: [NSButton?] = []
            HeadlessAppKit.handle(Selector("save:")) { senders.append($0 as? NSButton) }
            let target = NSObject()
            let button = NSButton(title: "Save", target: target, action: Selector("save:"))
            button.performClick(nil)
            expect(senders, equals: [button])
            expect(HeadlessAppKit.sentActions.count, equals: 1)
            expect(HeadlessAppKit.sentActions.first?.target as? NSObject === target)
            button.action = Selector("other:")
            expect(!button.sendAction(button.action, to: nil))
            expect(!button.sendAction(nil, to: nil))
        }

        @Test func aButtonDrawsTheTitleOfItsCell() {
            let button = NSButton(title: "Retry", target: nil, action: nil)
            expect(button.cell?.title, equals: "Retry")
            button.cell?.title = "Stop"
            expect(button.title, equals: "Stop")
            let image = NSImage(size: NSSize(width: 9, height: 9))
            button.image = image
            expect(button.cell?.image === image)
            let label = NSTextField(labelWithString: "Text")
            expect(label.cell?.title == "Text" && label.cell?.image == nil)
        }

        @Test func buttonsMadeWithATitleArePushButtons() {
            let button = NSButton(title: "Retry", target: nil, action: nil)
            expect(button.title, equals: "Retry")
            expect(button.isBordered)
            expect(button.keyEquivalent.isEmpty)
            expect(!button.hasDestructiveAction)
            expect(button.frame.size, equals: button.intrinsicContentSize)
            expect(button.accessibilityRole(), equals: .button)
            expect(button.accessibilityTitle(), equals: "Retry")
        }

        @Test func buttonsMadeWithAnImageShowOnlyThat() throws {
            let image = try #require(
                NSImage(systemSymbolName: "xmark", accessibilityDescription: "Close"))
            let button = NSButton(image: image, target: nil, action: nil)
            expect(button.imagePosition, equals: .imageOnly)
            expect(button.accessibilityLabel(), equals: "Close")
            let both = NSButton(title: "Close", image: image, target: nil, action: nil)
            expect(both.imagePosition, equals: .imageLeading)
            expect(both.intrinsicContentSize.width > button.intrinsicContentSize.width)
        }

        @Test func aNewButtonHasATitle() {
            expect(NSButton().title, equals: "Button")
            expect(NSButton().state, equals: .off)
        }

        @Test func aCheckboxChangesItsStateAtAClick() {
            let box = NSButton(checkboxWithTitle: "On", target: nil, action: nil)
            box.performClick(nil)
            expect(box.state, equals: .on)
            box.performClick(nil)
            expect(box.state, equals: .off)
            expect(box.accessibilityRole(), equals: .checkBox)
            expect(!box.isBordered)
            expect(box.image != nil)
            let push = NSButton(title: "Push", target: nil, action: nil)
            push.performClick(nil)
            expect(push.state, equals: .off)
        }

        @Test func statesCycleFromOnToOffToMixed() {
            let box = NSButton(checkboxWithTitle: "On", target: nil, action: nil)
            box.allowsMixedState = true
            var states: [NSControl.StateValue] = []
            for _ in 0..<4 {
                box.setNextState()
                states.append(box.state)
            }
            expect(states, equals: [.mixed, .on, .off, .mixed])
        }

        @Test func returnClicksTheButtonWithItAsKeyEquivalent() {
            let button = Receiving(frame: NSRect(x: 10, y: 10, width: 50, height: 20))
            button.keyEquivalent = "\r"
            host.view.addSubview(button)
            HeadlessAppKit.pressKey("\r", in: window)
            expect(button.received.count, equals: 1)
            HeadlessAppKit.pressKey("\r", modifiers: .command, in: window)
            expect(button.received.count, equals: 1)
            button.isHidden = true
            HeadlessAppKit.pressKey("\r", in: window)
            expect(button.received.count, equals: 1)
        }

        @Test func keysComeToAButtonThroughTheViewsAroundIt() {
            let deaf = DeafView(frame: host.view.bounds)
            let button = Receiving(frame: NSRect(x: 10, y: 10, width: 50, height: 20))
            button.keyEquivalent = "\r"
            deaf.addSubview(button)
            host.view.addSubview(deaf)
            HeadlessAppKit.pressKey("\r", in: window)
            expect(button.received.isEmpty)
            deaf.isDeaf = false
            HeadlessAppKit.pressKey("\r", in: window)
            expect(button.received.count, equals: 1)
        }

        /// A view that does not pass keys on to its subviews.
        private final class DeafView: NSView {
            var isDeaf = true

            override func performKeyEquivalent(with event: NSEvent) -> Bool {
                !isDeaf && super.performKeyEquivalent(with: event)
            }
        }

        @Test func longerTitlesTakeMoreWidth() {
            let button = NSButton(title: "a", target: nil, action: nil)
            let width = button.intrinsicContentSize.width
            button.title = "aaaa"
            expect(button.intrinsicContentSize.width > width)
            expect(button.contentHuggingPriority(for: .vertical), equals: .defaultHigh)
        }

        @Test func imageViewsAreAsLargeAsTheirImages() {
            let view = NSImageView(image: NSImage(size: NSSize(width: 12, height: 34)))
            expect(view.intrinsicContentSize, equals: NSSize(width: 12, height: 34))
            view.image = nil
            expect(view.intrinsicContentSize.width, equals: NSView.noIntrinsicMetric)
            view.image = NSImage(systemSymbolName: "tray", accessibilityDescription: nil)
            let small = view.intrinsicContentSize.height
            view.symbolConfiguration = .init(textStyle: .largeTitle)
            expect(view.intrinsicContentSize.height > small)
            expect(view.accessibilityRole(), equals: .image)
        }

        @Test func symbolsHaveNamesAndOtherImagesNoConfiguration() {
            expect(NSImage(systemSymbolName: "Not a symbol", accessibilityDescription: nil) == nil)
            expect(NSImage(named: "") == nil)
            expect(NSImage(named: "Logo") == nil)
            HeadlessAppKit.assets = ["Logo"]
            expect(NSImage(named: "Logo")?.name(), equals: "Logo")
            HeadlessAppKit.assets = []
            expect(
                NSImage(size: .zero).withSymbolConfiguration(.init(scale: .large)) == nil)
            let symbol = NSImage(systemSymbolName: "tray", accessibilityDescription: nil)
            expect(symbol, equals: NSImage(systemSymbolName: "tray", accessibilityDescription: nil))
            expect(symbol != NSImage(systemSymbolName: "xmark", accessibilityDescription: nil))
        }

        @Test func progressIndicatorsAreBarsOrWheels() {
            let indicator = NSProgressIndicator()
            expect(indicator.style, equals: .bar)
            expect(indicator.isIndeterminate)
            expect(indicator.isDisplayedWhenStopped)
            expect([indicator.minValue, indicator.maxValue], equals: [0, 100])
            expect(indicator.intrinsicContentSize.width, equals: NSView.noIntrinsicMetric)
            indicator.style = .spinning
            let size = indicator.intrinsicContentSize
            expect(size.width, equals: size.height)
            indicator.controlSize = .small
            expect(indicator.intrinsicContentSize.width < size.width)
            indicator.doubleValue = 90
            indicator.increment(by: 20)
            expect(indicator.doubleValue, equals: 100)
            indicator.doubleValue = -10
            expect(indicator.doubleValue, equals: 0)
        }

        @Test func indicatorsAreKnownToTurn() {
            let indicator = NSProgressIndicator()
            expect(!HeadlessAppKit.isAnimating(indicator))
            indicator.startAnimation(nil)
            expect(HeadlessAppKit.isAnimating(indicator))
            indicator.stopAnimation(nil)
            expect(!HeadlessAppKit.isAnimating(indicator))
        }

        @Test func valuesAreKeptAsStrings() {
            let control = NSControl()
            control.doubleValue = 2.5
            expect(control.stringValue, equals: "2.5")
            expect(control.integerValue, equals: 2)
            control.stringValue = "x"
            expect(control.doubleValue, equals: 0)
        }
    }
}
