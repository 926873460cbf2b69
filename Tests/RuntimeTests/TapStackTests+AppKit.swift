#if !UIKIT
import AppKit
import Testing

@testable import Runtime

@MainActor
@Suite("Stacks that can be clicked")
struct TapStackTests {
    @Test(
        "a stack that can be clicked is a button for VoiceOver, with the labels of its visible views"
    )
    func isTappedAsButton() {
        let (stack, row, icon) = (PluginTapStack(), NSStackView(), NSImageView())
        let labels = ["One", "Two", "Three"].map { NSTextField(labelWithString: $0) }
        icon.setAccessibilityElement(true)
        icon.setAccessibilityLabel("Icon")
        row.addArrangedSubview(labels[1])
        for view in [icon, labels[0], row, labels[2]] { stack.addArrangedSubview(view) }
        var count = 0
        stack.tapHandler = { count += 1 }
        stack.isButton = true
        expect(stack.isAccessibilityElement(), "it is not an element")
        expect(stack.accessibilityRole(), equals: .button, "it is not a button")
        expect(stack.accessibilityChildren()?.isEmpty, equals: true, "a button has elements in it")
        let label = stack.accessibilityLabel()
        expect(label, equals: "Icon, One, Two, Three", "a label is missing")
        labels[0].stringValue = "First"
        icon.setAccessibilityElement(false)
        labels[2].isHidden = true
        expect(stack.accessibilityLabel(), equals: "First, Two", "it has a former label")
        row.isHidden = true
        expect(stack.accessibilityLabel(), equals: "First", "it has a hidden label")
        stack.tapTitle = "Open"
        expect(stack.accessibilityLabel(), equals: "Open", "it has another label")
        expect(stack.accessibilityCustomActions() == nil, "a button has an action")
        expect(stack.accessibilityPerformPress(), "VoiceOver does not press it")
        expect(count, equals: 1, "it does not call its handler")
        stack.isHidden = true
        expect(!stack.accessibilityPerformPress(), "it is activated while it is hidden")
        expect(count, equals: 1, "it calls its handler while it is hidden")
        stack.isHidden = false

        stack.isButton = false
        stack.setAccessibilityLabel("List")
        expect(stack.isAccessibilityElement(), "VoiceOver does not offer its action")
        expect(stack.accessibilityRole(), equals: .group, "it is still a button")
        expect(stack.accessibilityLabel(), equals: "List", "it has no label of its own")
        let actions = stack.accessibilityCustomActions() ?? []
        expect(actions.map(\.name), equals: ["Open"], "it has no action")
        expect(actions.first?.handler?(), equals: true, "its action fails")
        expect(count, equals: 2, "its action does not call its handler")
    }

    @Test("clicks on controls and selectable text in a stack are not clicks on the stack")
    func leavesClicksToControls() {
        let window = HostWindow()
        let stack = PluginTapStack()
        let selectable = NSTextField(labelWithString: "Selectable")
        selectable.isSelectable = true
        let views: [(view: NSView, isTap: Bool)] = [
            (NSTextField(labelWithString: "Text"), true), (PluginButton(), false),
            (NSImageView(), true), (NSTextField(), false), (selectable, false),
            (NSTextView(), false),
            (NSView(), true),
        ]
        stack.recognizeTaps(on: stack)
        stack.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
        window.host.view.addSubview(stack)
        let recognizer = stack.gestureRecognizers.first ?? NSClickGestureRecognizer(target: nil, action: nil)
        expect(recognizer.delegate === stack, "it takes all clicks")
        var count = 0
        stack.tapHandler = { count += 1 }
        let isSent = recognizer.action.map {
            NSApplication.shared.sendAction($0, to: recognizer.target, from: recognizer)
        }
        expect(isSent == true && count == 1, "it is not pressed")
        let loose = NSClickGestureRecognizer(target: nil, action: nil)
        for (view, isTap) in views {
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            stack.addSubview(view)
            let location = stack.convert(CGPoint(x: 20, y: 20), to: nil)
            let event = NSEvent.mouseEvent(
                with: .leftMouseDown, location: location, modifierFlags: [], timestamp: 0,
                windowNumber: window.window.windowNumber, context: nil, eventNumber: 0, clickCount: 1, pressure: 0)
            let recognizes = event.map {
                stack.gestureRecognizer(recognizer, shouldAttemptToRecognizeWith: $0)
            }
            expect(recognizes, equals: isTap, "a click on \(view) goes to the wrong view")
            let isLoose = event.map {
                stack.gestureRecognizer(loose, shouldAttemptToRecognizeWith: $0)
            }
            expect(isLoose, equals: false, "a recognizer without a view takes a click on \(view)")
            view.removeFromSuperview()
        }
    }

    @Test("a stack that can be pressed is activated once by a long press")
    func isPressed() throws {
        let stack = PluginTapStack()
        var count = 0
        stack.tapHandler = { count += 1 }
        stack.recognizePresses(on: stack)
        let recognizer = try #require(
            stack.gestureRecognizers.first as? NSPressGestureRecognizer, "no press is recognized")
        expect(recognizer.delegate === stack, "it takes all presses")
        for state in [.began, .changed, .ended] as [NSGestureRecognizer.State] {
            recognizer.state = state
            stack.press(by: recognizer)
        }
        expect(count, equals: 1, "a press is not one activation")
        expect(stack.accessibilityPerformPress() && count == 2, "VoiceOver does not press it")
    }
}
#endif
